import { parentPort, workerData } from "node:worker_threads";
import { Staging } from "../publish/staging.ts";
import { loadRenderer } from "../read-build/load-renderer.ts";
import { PageRenderer } from "./page-renderer.ts";
import type { PageTexts } from "./page-texts.ts";
import type { RenderAnswer, RenderRequest, WorkerInput } from "./render-thread.ts";

/** Renders and writes the pages it is sent, until its port is closed. */
async function work(): Promise<void> {
  const { bundleDir, layout, parts, stagingDir, out } = workerData as WorkerInput;
  const staging = new Staging(stagingDir, out, new Map());
  const shared: string[] = [];
  const render = (await loadRenderer(bundleDir))(layout);
  const renderer = new PageRenderer(render, parts, staging, shared);
  parentPort?.on("message", ({ pages, newShared }: RenderRequest) => {
    shared.push(...newShared);
    const changed = pages.filter((page: PageTexts) => renderer.write(page)).map(({ path }) => path);
    const answer: RenderAnswer = { changed, staged: staging.handOver() };
    parentPort?.postMessage(answer);
  });
}

void work();

import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { LayoutProps } from "../../src/layout/view.ts";
import { stopOnSignal } from "../interruption.ts";
import type { StagedFiles } from "../publish/staging.ts";
import type { PageParts } from "./page-renderer.ts";
import type { PageTexts } from "./page-texts.ts";

/** What a thread is started with. */
export interface WorkerInput {
  bundleDir: string;
  layout: LayoutProps;
  parts: PageParts;
  stagingDir: string;
  out: string;
}

export interface RenderRequest {
  pages: PageTexts[];
  /** Texts of shared sections that are new since the last request. */
  newShared: string[];
}

export interface RenderAnswer {
  /** Paths of pages whose documents the old site does not have like this. */
  changed: string[];
  staged: StagedFiles;
}

/** Pages that are sent at once: few enough that the thread starts early, enough that sending costs little. */
const batchSize = 32;
/** Batches that wait for the thread; more would only fill the memory. */
const maxWaiting = 4;

/** The compiled worker stands beside the compiled CLI. */
const workerFile = join(import.meta.dirname, "render-worker.cjs");

/** True where rendering can have a thread of its own: the compiled CLI has one, sources run as they are have not. */
export function canRenderInThread(): boolean {
  return existsSync(workerFile);
}

/** Renders and writes pages in a thread of its own, while this one makes the next. */
export class RenderThread {
  private readonly worker: Worker;
  private readonly forget: () => void;
  private batch: PageTexts[] = [];
  private sentShared = 0;
  private waiting = 0;
  private failure: Error | undefined;
  private wake: () => void = () => undefined;

  constructor(
    input: WorkerInput,
    private readonly shared: readonly string[],
    private readonly onAnswer: (answer: RenderAnswer) => void,
  ) {
    this.worker = new Worker(workerFile, { workerData: input });
    this.forget = stopOnSignal(() => this.worker.terminate());
    this.worker.on("message", (answer: RenderAnswer) => {
      this.waiting--;
      this.onAnswer(answer);
      this.wake();
    });
    this.worker.on("error", (error) => {
      this.failure = error;
      this.wake();
    });
  }

  /** Resolves when there is room for more. */
  async write(page: PageTexts): Promise<void> {
    this.batch.push(page);
    if (this.batch.length < batchSize) return;
    this.send();
    await this.untilWaiting(maxWaiting);
  }

  /** Resolves when everything is written. */
  async finish(): Promise<void> {
    if (this.batch.length > 0) this.send();
    await this.untilWaiting(0);
  }

  async close(): Promise<void> {
    this.forget();
    await this.worker.terminate();
  }

  private send(): void {
    const request: RenderRequest = { pages: this.batch, newShared: this.shared.slice(this.sentShared) };
    this.sentShared = this.shared.length;
    this.batch = [];
    this.waiting++;
    this.worker.postMessage(request);
  }

  private async untilWaiting(limit: number): Promise<void> {
    while (this.waiting > limit && !this.failure)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    if (this.failure) throw this.failure;
  }
}

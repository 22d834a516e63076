import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { Site } from "../../../src/site/site.ts";
import { stopOnSignal } from "../../interruption.ts";
import { loadRenderer } from "../../read-build/load-renderer.ts";
import { cacheFolder } from "../../tool-root.ts";
import { type AuditResult, type Observer, openBuild, type SiteData } from "../audit.ts";
import { untouchedPages } from "../built/made-pages.ts";
import { neededFiles } from "../needed-files.ts";
import type { Rule } from "../rule.ts";
import type { Judged } from "../run.ts";
import { Dealer } from "./dealer.ts";
import { InOrder } from "./in-order.ts";

/** What a thread is started with. */
export interface JudgeInput extends Omit<SiteData, "dataset"> {
  root: string;
  dataDir: string;
  dist: string;
  /** Pages of the site; a thread that reads data with another number leaves them to the others. */
  count: number;
  dealt: SharedArrayBuffer;
  isForReport: boolean;
  /** Folder of the compiled templates, where there are pages that may not be as they were built; those that are. */
  bundleDir?: string;
  untouched?: ReadonlySet<string>;
}

/** What came of some pages; at the end, the paths of the files that they need. */
export type JudgeAnswer = { first: number; judged: Judged[] } | { needed: string[] };

/** Fewer are judged sooner than another thread has read the data. */
const pagesPerThread = 120;
/** Each thread holds the data of the site. */
const mostThreads = 4;

/** Most of what a page needs is garbage when it has been judged: a small space for it saves 50 MB a thread. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** The compiled worker stands beside the compiled CLI; sources that are run as they are have none. */
const workerFile = join(import.meta.dirname, "judge-worker.cjs");

/** Audits a built folder as `auditBuild` does, the pages of a large site on several threads. */
export async function auditInThreads(
  site: Site,
  dist: string,
  rules: readonly Rule[],
  observers: readonly Observer[],
  { root, dataDir, bundleOf }: Pick<JudgeInput, "root" | "dataDir"> & { bundleOf: () => string | undefined },
): Promise<AuditResult> {
  const untouched = untouchedPages(cacheFolder(root), dist, site.paths.keys());
  // The templates take as long to load as some pages to judge.
  const bundleDir = untouched.size < site.paths.size ? bundleOf() : undefined;
  const create = bundleDir === undefined ? undefined : await loadRenderer(bundleDir);
  const { audit, run, pages, judge } = openBuild(site, dist, rules, observers, { create, untouched });
  const count = pages.length;
  const dealer = new Dealer(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT), count);
  const inOrder = new InOrder<Judged>((judged) => run.take(judged));
  const { today, origin, base } = site;
  const input: JudgeInput = {
    ...{ root, dataDir, dist, count, today, origin, base },
    dealt: dealer.shared,
    isForReport: observers.length > 0,
    ...(bundleDir && { bundleDir, untouched }),
  };
  const extra = extraThreads(count);
  // Every core is at work: marking beside the program takes a fifth more of them than marking in its pauses.
  if (extra > 0) setFlagsFromString("--no-concurrent-marking");
  const threads = Array.from({ length: extra }, () =>
    startThread(input, (answer) => {
      if ("judged" in answer) inOrder.put(answer.first, answer.judged);
      else for (const path of answer.needed) neededFiles(audit).paths.add(path);
    }),
  );
  const ended = Promise.all(threads);
  // A thread that fails meanwhile is heard of below.
  ended.catch(() => undefined);
  for (let part = dealer.deal(); part; part = dealer.deal()) {
    inOrder.put(part.first, pages.slice(part.first, part.end).map(judge));
    if (threads.length > 0) await setImmediate();
  }
  await ended;
  // From here on one core works, and thousands of documents are read to find lines: they are to go soon.
  if (extra > 0)
    for (const flag of ["--concurrent-marking", "--heap-growing-percent=15"]) setFlagsFromString(flag);
  return run.finish();
}

function extraThreads(pages: number): number {
  if (!existsSync(workerFile)) return 0;
  return Math.min(mostThreads, availableParallelism(), Math.ceil(pages / pagesPerThread)) - 1;
}

/** Resolves when the thread has handed over all it was dealt. */
function startThread(input: JudgeInput, onAnswer: (answer: JudgeAnswer) => void): Promise<void> {
  const worker = new Worker(workerFile, { workerData: input, resourceLimits });
  const forget = stopOnSignal(() => worker.terminate());
  return new Promise<void>((resolve, reject) => {
    worker.on("message", onAnswer);
    worker.on("error", reject);
    worker.on("exit", () => resolve());
  }).finally(forget);
}

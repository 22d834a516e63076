import { parentPort, workerData } from "node:worker_threads";
import { loadCached } from "../../check/load-cached.ts";
import { loadRenderer } from "../../read-build/load-renderer.ts";
import { openBuild } from "../audit.ts";
import { neededFiles } from "../needed-files.ts";
import { PageCollector } from "../report/collect-pages.ts";
import { rules } from "../rules/index.ts";
import type { JudgeAnswer, JudgeInput } from "./audit-in-threads.ts";
import { Dealer } from "./dealer.ts";

/** Judges the pages it is dealt, and hands over what comes of them. */
async function work({
  root,
  dataDir,
  dist,
  count,
  dealt,
  isForReport,
  bundleDir,
  untouched,
  ...place
}: JudgeInput): Promise<void> {
  const { dataset } = loadCached(root, dataDir);
  if (!dataset) return;
  const observers = isForReport ? [new PageCollector()] : [];
  const { audit, pages, judge } = openBuild({ dataset, ...place }, dist, rules, observers, {
    create: bundleDir === undefined ? undefined : await loadRenderer(bundleDir),
    untouched,
  });
  if (pages.length !== count) return;
  const answer = (message: JudgeAnswer) => parentPort?.postMessage(message);
  const dealer = new Dealer(dealt, count);
  for (let part = dealer.deal(); part; part = dealer.deal())
    answer({ first: part.first, judged: pages.slice(part.first, part.end).map(judge) });
  answer({ needed: [...neededFiles(audit).paths] });
}

void work(workerData as JudgeInput);

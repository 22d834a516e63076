import { stopOnSignal } from "../interruption.ts";
import type { Terminal } from "../output/report.ts";
import { UserError } from "../user-error.ts";
import { Asker } from "./ask.ts";
import { Crawl, type CrawlSummary } from "./crawl.ts";
import { CrawlStore } from "./store.ts";

export interface SiteToCrawl {
  origin: string;
  /** Most requests in a second. */
  rate: number;
  limit: number;
  depth: number;
  /** Goes on with what an earlier crawl kept. */
  resume: boolean;
  /** Folder that keeps the answers. */
  dir: string;
}

const timeoutMs = 20_000;
const retryMs = 1000;
/** Answers between two lines that say how far it is. */
const answersPerLine = 100;

/** Crawls a site into its folder, says how far it is, and ends cleanly when it is interrupted. */
export async function crawlSite(
  { origin, rate, limit, depth, resume, dir }: SiteToCrawl,
  { err }: Terminal,
): Promise<CrawlStore> {
  const store = openStore(dir, origin, resume);
  const stopping = new AbortController();
  const asker = new Asker({ pauseMs: 1000 / rate, timeoutMs, retryMs, signal: stopping.signal });
  let answers = 0;
  const crawl = new Crawl(store, asker, {
    origin,
    limit,
    depth,
    onAnswer: (_, waiting) => {
      answers++;
      if (answers % answersPerLine === 0) err(`${answers} answers, ${waiting} addresses waiting.`);
    },
  });
  const running = crawl.run();
  const release = stopOnSignal(async () => {
    stopping.abort();
    await running.catch(() => undefined);
    err(`Stopped after ${answers} answers, which are kept. Go on with --resume.`);
  });
  try {
    summarize(await running, origin, limit, err);
    return store;
  } catch (error) {
    // The signal ends the process; nothing is to be said of what it cut off.
    if (stopping.signal.aborted) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    release();
  }
}

function openStore(dir: string, origin: string, resume: boolean): CrawlStore {
  if (!resume) return CrawlStore.create(dir);
  const store = CrawlStore.open(dir);
  if (!store)
    throw new UserError(`There is no crawl of ${origin} to go on with.`, "Begin one without --resume.");
  return store;
}

function summarize(
  { pages, left, forbidden }: CrawlSummary,
  origin: string,
  limit: number,
  err: Terminal["err"],
) {
  err(`${pages} pages of ${origin} read.`);
  if (left > 0)
    err(
      `${left} addresses were left when the limit of ${limit} pages was reached; --limit <n> with --resume reads more.`,
    );
  if (forbidden > 0)
    err(`robots.txt keeps this crawler from ${forbidden} addresses; they count as pages that are there.`);
}

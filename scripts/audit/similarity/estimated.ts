import { estimate, likelyPairs, signatureOf } from "./minhash.ts";
import { ClosestPairs, type ComparedPage, type Similarity, uniqueShares } from "./similarity.ts";

/** One sequence in so many counts for the unique share; the same ones on every page. */
const sampleEvery = 16;
/** Pairs whose mean stands for that of all. */
const meanPairs = 10_000;

/** What is kept of a page of a large set: about 2 kB. */
export function sketchOf(
  raw: Uint32Array,
  masked: Uint32Array,
): Pick<ComparedPage, "raw" | "masked" | "sample"> {
  return {
    raw: signatureOf(raw),
    masked: signatureOf(masked),
    sample: masked.filter((hash) => hash % sampleEvery === 0),
  };
}

/** Compares the pages that are likely to be alike, by signatures; the work grows with the pages, not with their pairs. */
export function compareBySignature(type: string, pages: readonly ComparedPage[]): Similarity {
  const pairs = new ClosestPairs();
  let comparisons = 0;
  for (const [first, second] of likelyPairs(pages.map(({ masked }) => masked))) {
    comparisons++;
    const [a, b] = [pages[first], pages[second]] as [ComparedPage, ComparedPage];
    pairs.add({ paths: [a.path, b.path], raw: estimate(a.raw, b.raw), masked: estimate(a.masked, b.masked) });
  }
  return {
    type,
    method: "estimated",
    paths: pages.map(({ path }) => path),
    pairs: pairs.list(),
    closest: pairs.closest,
    unique: uniqueShares(pages),
    mean: sampledMean(pages),
    comparisons,
  };
}

/** Each page with one at a distance that grows from page to page: fixed, and spread over the whole set. */
function sampledMean(pages: readonly ComparedPage[]): number {
  let sum = 0;
  const count = Math.min(meanPairs, pages.length);
  for (let at = 0; at < count; at++) {
    const other = (at + 1 + ((at * 7919) % (pages.length - 1))) % pages.length;
    sum += estimate((pages[at] as ComparedPage).masked, (pages[other] as ComparedPage).masked);
  }
  return count === 0 ? 0 : sum / count;
}

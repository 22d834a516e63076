import { estimate, likelyPairs, signatureOf } from "./minhash.ts";
import { jaccard } from "./shingles.ts";
import type { CollectedPage } from "./similarity.ts";

/** Pages whose texts are nearly the same, in the order of the site. */
export interface TwinGroup {
  pages: CollectedPage[];
  /** Least share that two of them were found to have in common. */
  share: number;
  /** True where some are the same only when names are masked. */
  isMasked: boolean;
}

/** A text of fewer sequences is a label, which pages may share. */
const fewestSequences = 40;
/** Lists of places or of work: with names masked, two of them are the same. */
const lists: ReadonlySet<string> = new Set(["areas", "county", "projects"]);

interface Pair {
  pages: [CollectedPage, CollectedPage];
  share: number;
  isMasked: boolean;
}

/** Groups pages of any types that are nearly the same; the work grows with the pages, not with their pairs. */
export function groupTwins(pages: readonly CollectedPage[], limit: number): TwinGroup[] {
  const long = pages.filter(({ sequences }) => sequences >= fewestSequences);
  // City pages that differ in names only are for set/masked-dup, whose limit is lower.
  const maskable = long.filter(({ type }) => type !== "city" && !lists.has(type));
  return join([...alike(long, "raw", limit), ...alike(maskable, "masked", limit)], pages);
}

function* alike(pages: readonly CollectedPage[], key: "raw" | "masked", limit: number): Generator<Pair> {
  const signatures = pages.map((page) => (page.isSketch ? page[key] : signatureOf(page[key])));
  const seen = new Set<number>();
  for (const [first, second] of likelyPairs(signatures)) {
    const number = first * pages.length + second;
    if (seen.has(number)) continue;
    seen.add(number);
    const [a, b] = [pages[first], pages[second]] as [CollectedPage, CollectedPage];
    const share =
      a.isSketch || b.isSketch
        ? estimate(signatures[first] as Uint32Array, signatures[second] as Uint32Array)
        : jaccard(a[key], b[key]);
    if (share >= limit) yield { pages: [a, b], share, isMasked: key === "masked" };
  }
}

/** Pairs that share a page are one group. */
function join(pairs: readonly Pair[], order: readonly CollectedPage[]): TwinGroup[] {
  const groups = new Map<CollectedPage, TwinGroup>();
  for (const { pages, share, isMasked } of pairs) {
    const [a, b] = pages.map((page) => groups.get(page) ?? { pages: [page], share, isMasked });
    // Texts that are the same as they are need no masking.
    if (!a || !b || (a === b && isMasked)) continue;
    if (a !== b) a.pages.push(...b.pages);
    a.share = Math.min(a.share, b.share, share);
    a.isMasked ||= b.isMasked || isMasked;
    for (const page of b.pages) groups.set(page, a);
    for (const page of pages) groups.set(page, a);
  }
  const numbers = new Map(order.map((page, number) => [page, number]));
  const place = (page: CollectedPage) => numbers.get(page) ?? 0;
  return [...new Set(groups.values())].map((group) => ({
    ...group,
    pages: group.pages.toSorted((a, b) => place(a) - place(b)),
  }));
}

import { countBelow } from "../../count-below.ts";
import type { Labels } from "../labels.ts";

/** Two pages and how alike they are: shares of 5-word sequences in common, 0 to 1. */
export interface SimilarPair {
  paths: [string, string];
  /** Texts as they are. */
  raw: number;
  /** Texts with the names of places, services and the firm masked. */
  masked: number;
}

/** How alike the pages of one type are. */
export interface Similarity {
  type: string;
  /** Every pair compared, or likely pairs found by MinHash and estimated. */
  method: "exact" | "estimated";
  /** Pages compared, in the order of the matrix. */
  paths: string[];
  /** The closest 200 by masked similarity, and all others that share half; the closest first, at most 10,000. */
  pairs: SimilarPair[];
  /** Closest other page by path; absent where no page is close. */
  closest: ReadonlyMap<string, SimilarPair>;
  /** Share of the masked sequences of a page that no other page of the type has, by path. */
  unique: ReadonlyMap<string, number>;
  /** Mean masked similarity of two pages; of a fixed sample of pairs where estimated. */
  mean: number;
  /** Masked similarity of all pairs by row and column, where all were compared. */
  matrix?: Float32Array;
  /** Pairs whose texts were compared. */
  comparisons: number;
}

/** What is kept of a page: sorted hashes of its sequences, or signatures of them, and the sample for the unique share. */
export interface ComparedPage {
  path: string;
  type: string;
  raw: Uint32Array;
  masked: Uint32Array;
  sample: Uint32Array;
}

/** The same of any page for search engines, with what tells pages apart. */
export interface CollectedPage extends ComparedPage {
  /** True where signatures are kept. */
  isSketch: boolean;
  /** Sequences of its text. */
  sequences: number;
  labels: Labels;
  /** The first sentences of its text, by which it is found in the data. */
  opening: string;
  /** Its text, where pages of its type are few. */
  text?: OwnText;
}

/** What a page itself says, block by block: as it is written, and with names masked. */
export interface OwnText {
  raw: string[];
  masked: string[];
}

/** Pairs that are always listed. */
const listedPairs = 200;
/** Masked or raw similarity from which a pair is listed beyond those. */
const alikeFrom = 0.5;
/** Most pairs in all, and how many may gather before the closest are picked. */
const mostPairs = 10_000;

/** Keeps the closest pairs while pairs go by. */
export class ClosestPairs {
  readonly closest = new Map<string, SimilarPair>();
  private readonly kept = new Map<string, SimilarPair>();
  /** Masked similarity of the last pair that was listed in any case: pairs below it, which are most, need not be sorted. */
  private least = 0;

  add(pair: SimilarPair): void {
    for (const path of pair.paths)
      if (pair.masked > (this.closest.get(path)?.masked ?? 0)) this.closest.set(path, pair);
    if (pair.masked < this.least && !isAlike(pair)) return;
    this.kept.set(pair.paths.join(" "), pair);
    if (this.kept.size < 2 * mostPairs) return;
    const listed = this.list();
    this.least = listed[listedPairs - 1]?.masked ?? 0;
    this.kept.clear();
    for (const one of listed) this.kept.set(one.paths.join(" "), one);
  }

  /** The closest first. */
  list(): SimilarPair[] {
    const sorted = [...this.kept.values()].sort(
      (a, b) => b.masked - a.masked || (a.paths.join() < b.paths.join() ? -1 : 1),
    );
    return sorted.filter((pair, at) => at < listedPairs || isAlike(pair)).slice(0, mostPairs);
  }
}

function isAlike({ raw, masked }: SimilarPair): boolean {
  return Math.max(raw, masked) >= alikeFrom;
}

/** Share of the hashes of each page that no other page has, by path; 1 for a page without text. */
export function uniqueShares(pages: readonly ComparedPage[]): Map<string, number> {
  const all = new Uint32Array(pages.reduce((sum, { sample }) => sum + sample.length, 0));
  let end = 0;
  for (const { sample } of pages) {
    all.set(sample, end);
    end += sample.length;
  }
  all.sort();
  const repeated = all.filter((hash, at) => hash === all[at - 1]);
  return new Map(
    pages.map(({ path, sample }) => {
      const shared = sample.filter((hash) => repeated[countBelow(repeated, hash)] === hash).length;
      return [path, sample.length === 0 ? 1 : 1 - shared / sample.length];
    }),
  );
}

import type { Similarity } from "../similarity/similarity.ts";
import type { ReportSimilarity } from "./report-data.ts";

/** Most pages of a type whose pairs are drawn as a heat map. */
const mostPagesInMatrix = 200;
/** Closest pairs that are listed. */
const listedPairs = 200;

/** The comparisons of all types of which there is more than one page. */
export function createSimilarities(
  similarities: readonly Similarity[],
  numbers: ReadonlyMap<string, number>,
): ReportSimilarity[] {
  const numberOf = (path: string) => numbers.get(path) ?? 0;
  return similarities
    .filter(({ paths }) => paths.length > 1)
    .map(({ type, method, paths, mean, comparisons, pairs, matrix }) => ({
      type,
      isEstimated: method === "estimated",
      pages: paths.map(numberOf),
      mean,
      comparisons,
      pairs: pairs
        .slice(0, listedPairs)
        .map(({ paths: [a, b], raw, masked }) => ({ pages: [numberOf(a), numberOf(b)], raw, masked })),
      ...(matrix && isDrawn(paths) && { matrix: Array.from(matrix, (share) => Math.round(share * 1000)) }),
    }));
}

/** Paths whose texts can be laid side by side: all pages of a heat map, else those of the closest pairs. */
export function pathsOfTexts(similarities: readonly Similarity[]): Set<string> {
  return new Set(
    similarities.flatMap(({ paths, pairs }) =>
      isDrawn(paths) ? paths : pairs.slice(0, listedPairs).flatMap((pair) => pair.paths),
    ),
  );
}

function isDrawn(paths: readonly string[]): boolean {
  return paths.length <= mostPagesInMatrix;
}

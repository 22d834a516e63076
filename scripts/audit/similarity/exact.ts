import { jaccard } from "./shingles.ts";
import { ClosestPairs, type ComparedPage, type Similarity, uniqueShares } from "./similarity.ts";

/** Compares every page with every other. */
export function compareExactly(type: string, pages: readonly ComparedPage[]): Similarity {
  const count = pages.length;
  const matrix = new Float32Array(count * count).fill(1);
  const pairs = new ClosestPairs();
  let sum = 0;
  pages.forEach((a, row) => {
    for (let column = row + 1; column < count; column++) {
      const b = pages[column] as ComparedPage;
      const masked = jaccard(a.masked, b.masked);
      matrix[row * count + column] = matrix[column * count + row] = masked;
      sum += masked;
      pairs.add({ paths: [a.path, b.path], raw: jaccard(a.raw, b.raw), masked });
    }
  });
  const comparisons = (count * (count - 1)) / 2;
  return {
    type,
    method: "exact",
    paths: pages.map(({ path }) => path),
    pairs: pairs.list(),
    closest: pairs.closest,
    unique: uniqueShares(pages),
    mean: comparisons === 0 ? 0 : sum / comparisons,
    matrix,
    comparisons,
  };
}

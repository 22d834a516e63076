/** Share of a page's weight that its links pass on (Brin and Page 1998). */
const damping = 0.85;
const mostRounds = 50;
/** Change of a round, summed over all pages, below which the scores stand. */
const isSteady = 1e-6;

/**
 * How much weight links give each page (PageRank): the mean is 1. `targets` are the pages that each page links, once each.
 * A page without links gives its weight to all.
 */
export function linkScores(targets: readonly ArrayLike<number>[]): Float64Array {
  const count = targets.length;
  let scores = new Float64Array(count).fill(1);
  for (let round = 0; round < mostRounds; round++) {
    const next = new Float64Array(count);
    let loose = 0;
    targets.forEach((links, from) => {
      const weight = scores[from] ?? 0;
      if (links.length === 0) loose += weight;
      for (let at = 0; at < links.length; at++) {
        const target = links[at] ?? 0;
        next[target] = (next[target] ?? 0) + weight / links.length;
      }
    });
    const base = 1 - damping + (damping * loose) / count;
    let change = 0;
    for (let page = 0; page < count; page++) {
      const score = base + damping * (next[page] ?? 0);
      change += Math.abs(score - (scores[page] ?? 0));
      next[page] = score;
    }
    scores = next;
    if (change < isSteady * count) break;
  }
  return scores;
}

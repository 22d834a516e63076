/** How many of the sorted numbers are lower: the index of the first that is not. */
export function countBelow(sorted: Float64Array | Uint32Array, value: number): number {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

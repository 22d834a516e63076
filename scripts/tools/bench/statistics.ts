/** The value in the middle, of an even number the upper of the two; 0 of none. Values keep their order. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

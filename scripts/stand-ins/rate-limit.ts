/** Tells for each request whether more than `max` came within the second before it; refused ones do not count. */
export function limitPerSecond(max: number, now: () => number): () => boolean {
  let accepted: number[] = [];
  return () => {
    const time = now();
    accepted = accepted.filter((earlier) => time - earlier < 1000);
    const isTooMany = accepted.length >= max;
    if (!isTooMany) accepted.push(time);
    return isTooMany;
  };
}

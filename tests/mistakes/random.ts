/** Numbers that only look random: the same seed gives the same row (mulberry32, public domain). */
export class Random {
  constructor(private state: number) {}

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  pick<T>(entries: readonly T[]): T {
    const entry = entries[this.below(entries.length)];
    if (entry === undefined) throw new Error("Nothing to pick from");
    return entry;
  }
}

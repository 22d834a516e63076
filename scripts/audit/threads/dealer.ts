/** Pages that are judged at once: few enough that all threads end together, enough that handing over costs little. */
const atOnce = 16;

/** Deals out the pages of a site to threads that share its counter; each page goes to one of them. */
export class Dealer {
  private readonly next: Int32Array;

  constructor(
    readonly shared: SharedArrayBuffer,
    private readonly count: number,
  ) {
    this.next = new Int32Array(shared);
  }

  /** Numbers of the next pages for the thread that asks; undefined when all are dealt. */
  deal(): { first: number; end: number } | undefined {
    const first = Atomics.add(this.next, 0, atOnce);
    return first < this.count ? { first, end: Math.min(first + atOnce, this.count) } : undefined;
  }
}

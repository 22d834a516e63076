/** Hands on parts of a list in the order of the list, however they come in. */
export class InOrder<Item> {
  private readonly waiting = new Map<number, readonly Item[]>();
  private next = 0;

  constructor(private readonly take: (item: Item) => void) {}

  /** `first`: number of the first item of the part, from 0. */
  put(first: number, part: readonly Item[]): void {
    this.waiting.set(first, part);
    for (let ready = this.waiting.get(this.next); ready?.length; ready = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      this.next += ready.length;
      ready.forEach(this.take);
    }
  }
}

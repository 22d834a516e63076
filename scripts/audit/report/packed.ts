import { deflateRawSync } from "node:zlib";

/** Packs values into compressed blocks as they come, so that the details of 100,000 pages need no memory and little room. */
export class Packer<T> {
  private readonly blocks: string[] = [];
  private open: T[] = [];

  /** `size`: values in a block; the page unpacks a whole block to show one of them. */
  constructor(readonly size: number) {}

  /** Returns the number of the value. */
  add(value: T): number {
    this.open.push(value);
    const number = this.blocks.length * this.size + this.open.length - 1;
    if (this.open.length === this.size) this.close();
    return number;
  }

  /** The blocks, each raw deflate in base64. */
  finish(): string[] {
    if (this.open.length > 0) this.close();
    return this.blocks;
  }

  private close(): void {
    this.blocks.push(deflateRawSync(JSON.stringify(this.open)).toString("base64"));
    this.open = [];
  }
}

import { deserialize, serialize } from "node:v8";

type Note = readonly [path: string, note: unknown];

/** Fewer are kept as they are. */
const packedAtOnce = 250;

/**
 * What rules over the set keep of each page, by rule. Most of it is kept serialized: the notes of ten thousand pages are a
 * million objects, which every collection of garbage would go through until the last page is judged.
 */
export class PageNotes {
  private readonly packed = new Map<string, Buffer[]>();
  private readonly loose = new Map<string, Note[]>();

  add(rule: string, path: string, note: unknown): void {
    const loose = this.loose.get(rule) ?? [];
    this.loose.set(rule, loose);
    if (loose.push([path, note]) < packedAtOnce) return;
    // A copy, because what is serialized into has room for twice as much.
    this.packed.set(rule, [...(this.packed.get(rule) ?? []), Buffer.from(serialize(loose))]);
    this.loose.delete(rule);
  }

  /** The notes of a rule by path, in the order in which they came; they are not kept any longer. */
  handOver(rule: string): Map<string, unknown> {
    const packed = (this.packed.get(rule) ?? []).flatMap((part): Note[] => deserialize(part));
    const notes = new Map([...packed, ...(this.loose.get(rule) ?? [])]);
    this.packed.delete(rule);
    this.loose.delete(rule);
    return notes;
  }
}

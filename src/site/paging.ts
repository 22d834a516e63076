import type { PageFile } from "../kinds/page/fields.ts";
import { fillText } from "./text.ts";

export type Paging = NonNullable<PageFile["paging"]>;

/** One of the pages over which a long list is spread. */
export interface Part {
  /** From 1. */
  number: number;
  count: number;
}

/** The parts that a list of so many items needs; one where it is not spread. */
export function partsOf(items: number, paging: Paging | undefined): Part[] {
  const count = paging ? Math.max(1, Math.ceil(items / paging.perPage)) : 1;
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, count }));
}

/** The items of a part. */
export function itemsOf<T>(
  items: readonly T[],
  part: Part | undefined,
  paging: Paging | undefined,
): readonly T[] {
  if (!part || !paging) return items;
  return items.slice((part.number - 1) * paging.perPage, part.number * paging.perPage);
}

/** The first part has the path of the whole; the others its number behind it. */
export function partPath(path: string, { number }: Pick<Part, "number">): string {
  return number === 1 ? path : `${path}/${number}`;
}

/** A title, heading or description with the number of its page, so that no two are the same. */
export function numbered(text: string, part: Part | undefined, paging: Paging | undefined): string {
  if (!part || !paging || part.number === 1) return text;
  return fillText(paging.numbered, { text, page: String(part.number), pages: String(part.count) });
}

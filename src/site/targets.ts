import { dereference } from "../schema/index.ts";

/** Start of a path of this site (not `//host`, which is another), of a fragment, of an address elsewhere. */
const start = /^(\/(?![/\\])|#|https:\/\/)/;

/** True for what a link of running text may lead to, apart from the words call, text and email; whether it is there is proven later. */
export function isTarget(to: string): boolean {
  return start.test(to);
}

/** What a link may lead to, in words; fields of links are checked by their schema, which says the same. */
export const targetHint = dereference({ $ref: "common.schema.json#/$defs/target" }).mistake ?? "";

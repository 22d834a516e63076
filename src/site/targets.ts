import { dereference } from "../schema/index.ts";

const { pattern = "", mistake = "" } = dereference({ $ref: "common.schema.json#/$defs/target" });
/** As in the schema: what browsers and servers take. */
const maxLetters = 2000;
const form = new RegExp(pattern, "u");

/** True for what a link may lead to; the schema says it of fields, this of links in running text. */
export function isTarget(to: string): boolean {
  return to.length <= maxLetters && form.test(to);
}

/** What a link may lead to, in words. */
export const targetHint = mistake;

import { dereference } from "../schema/index.ts";

const { pattern = "", mistake = "" } = dereference({ $ref: "common.schema.json#/$defs/target" });
const form = new RegExp(pattern, "u");

/** True for what a link may lead to; the schema says it of fields, this of links in running text. */
export function isTarget(to: string): boolean {
  return form.test(to);
}

/** What a link may lead to, in words. */
export const targetHint = mistake;

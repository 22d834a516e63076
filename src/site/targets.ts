import { dereference } from "../schema/index.ts";

const schema = dereference({ $ref: "common.schema.json#/$defs/target" });
const form = new RegExp(schema.pattern ?? "", "u");

/** True for what a link may lead to; whether it is there is proven later. */
export function isTarget(to: string): boolean {
  return form.test(to);
}

/** What a link may lead to, in words. */
export const targetHint = schema.mistake ?? "";

import { target } from "../fields/index.ts";
import type { Schema } from "../fields/schema.ts";

const schema: Schema = target();
const form = new RegExp(schema.pattern ?? "", "u");

/** True for what a link may lead to; whether it is there is proven later. */
export function isTarget(to: string): boolean {
  return form.test(to);
}

/** What a link may lead to, in words. */
export const targetHint = schema.mistake ?? "";

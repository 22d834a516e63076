import { isScalar, parseDocument } from "yaml";
import { unescapePointer } from "../../../src/loader/pointer.ts";

/** A text, number or yes or no of a data file; undefined where the pointer leads to none, or the file cannot be read. */
export function valueAt(text: string, pointer: string): string | number | boolean | undefined {
  const document = parseDocument(text, { merge: false, uniqueKeys: false });
  const node = document.getIn(pointer.split("/").slice(1).map(unescapePointer), true);
  const value = isScalar(node) ? node.value : undefined;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : undefined;
}

/** What somebody typed in place of a value: a number stays a number. */
export function valueLike(before: unknown, typed: string): string | number {
  const isNumber = typeof before === "number" && typed.trim() !== "" && Number.isFinite(Number(typed));
  return isNumber ? Number(typed) : typed;
}

import { type Document, isAlias, isMap, isScalar, isSeq, parseDocument } from "yaml";
import { stepsOf } from "../../../src/loader/pointer.ts";
import type { ListEntry } from "./messages.ts";

/** A text, number or yes or no of a data file; undefined where the pointer leads to none, or the file cannot be read. */
export function valueAt(text: string, pointer: string): string | number | boolean | undefined {
  const document = documentOf(text);
  const node = document.getIn(stepsOf(pointer), true);
  const written = isAlias(node) ? node.resolve(document) : node;
  const value = isScalar(written) ? written.value : undefined;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : undefined;
}

/** What somebody typed in place of a value: a number stays a number, and one that was `awaited` becomes one. */
export function valueLike(before: unknown, typed: string, awaited = false): string | number {
  const isNumber =
    (typeof before === "number" || awaited) && typed.trim() !== "" && Number.isFinite(Number(typed));
  return isNumber ? Number(typed) : typed;
}

/** The innermost entry of a list around a place; undefined where there is none. */
export function entryAt(text: string, pointer: string): ListEntry | undefined {
  const document = documentOf(text);
  const steps = stepsOf(pointer);
  for (let end = steps.length; end > 0; end--) {
    const list = document.getIn(steps.slice(0, end - 1), true);
    const index = Number(steps[end - 1]);
    const entry = isSeq(list) ? list.items[index] : undefined;
    if (!isSeq(list) || !entry) continue;
    const names = isMap(entry)
      ? entry.items.flatMap(({ key, value }) => (isScalar(value) && value.value !== null ? String(key) : []))
      : [];
    return {
      pointer: `/${pointer
        .split("/")
        .slice(1, end + 1)
        .join("/")}`,
      list: steps[end - 2] ?? "",
      index,
      length: list.items.length,
      names,
    };
  }
  return undefined;
}

/** What a data file says, also where the checks refuse it. */
export function documentOf(text: string): Document.Parsed {
  return parseDocument(text, { merge: false, uniqueKeys: false });
}

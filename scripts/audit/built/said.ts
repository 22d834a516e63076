import { sharedStart } from "../../edit/letters.ts";
import { isNode } from "../../read-build/structured-nodes.ts";
import { nameOfKind, typesOf } from "../structured-data/placed-nodes.ts";
import type { ValueDifference } from "./value-differences.ts";

/** What people read of a value. */
const longest = 100;

/** What is wrong with a value, from the verb on; `where` begins with a blank. */
export function saidOf({ path, found, made, holder }: ValueDifference, where = ""): string {
  const name = [...path].reverse().find((part) => typeof part === "string") ?? "";
  const types = isNode(holder) ? typesOf(holder) : [];
  const what = `"${name}"${types.length > 0 ? ` of ${nameOfKind(types)}` : ""}`;
  if (found === undefined) return `does not say${where} ${what}, which is ${shown(made)} in the data`;
  const said = `says${where} that ${what} is ${shown(found)}`;
  return made === undefined
    ? `${said}, which the data does not say`
    : `${said}, but the data says ${shown(made)}`;
}

/** Two texts as a message has them, each from a little before the first letter in which they differ. */
export function shownApart(one: string, other: string): [string, string] {
  const start = one.length > longest || other.length > longest ? sharedStart(one, other) - longest / 4 : 0;
  const from = start > 0 ? one.lastIndexOf(" ", start) + 1 : 0;
  return [shown(lead(from) + one.slice(from)), shown(lead(from) + other.slice(from))];
}

function lead(from: number): string {
  return from > 0 ? "…" : "";
}

/** What ends a value that is cut. */
const closing: Readonly<Record<string, string>> = { '"': '"', "[": "]", "{": "}" };

/** A value as a message has it. */
export function shown(value: unknown): string {
  const types = isNode(value) ? typesOf(value) : [];
  if (types.length > 0) return nameOfKind(types);
  const text = JSON.stringify(value);
  if (text.length <= longest) return text;
  return `${text.slice(0, longest)}…${closing[text.charAt(0)] ?? ""}`;
}

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

/** A value as a message has it. */
export function shown(value: unknown): string {
  const types = isNode(value) ? typesOf(value) : [];
  if (types.length > 0) return nameOfKind(types);
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

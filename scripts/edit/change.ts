import { isDeepStrictEqual } from "node:util";
import { type Document, parseDocument } from "yaml";
import { createRangeLookup, type Found } from "../../src/loader/locate.ts";
import { stepsOf } from "../../src/loader/pointer.ts";
import type { Correction, DataPlace } from "../../src/problem.ts";
import { Collection } from "./collection.ts";
import { letterSplice } from "./letters.ts";
import { applySplices, endOfLine, insertLines, type Splice, startOfLine, UneditableYaml } from "./splice.ts";

/** A change of a data file that leaves every byte of the file as it is but for the value at its place. */
export type Change =
  | Correction
  /**
   * Another entry in front of the one at the place, or at the end of the list; another field at an index of its group, or
   * at its end.
   */
  | { kind: "add"; place: DataPlace; value: unknown; index?: number }
  /** Another text, number or yes or no in place of one: the letters that differ, or all of it in the style of new files. */
  | { kind: "set"; place: DataPlace; value: string | number | boolean }
  /** The entry of a list goes to another index of it, with its line. */
  | { kind: "move"; place: DataPlace; to: number };

type WordChange = Extract<Change, { kind: "reword" | "replace" | "insert" }>;
type StructureChange = Extract<Change, { kind: "add" | "set" | "move" | "remove" }>;
/** The text with changes made; undefined where one does not fit, or a comment, an alias or the like stands in the way. */
export function tryChangeText(text: string, file: string, changes: readonly Change[]): string | undefined {
  try {
    return changeText(text, file, changes);
  } catch (error) {
    if (error instanceof UneditableYaml) return undefined;
    throw error;
  }
}

/** A change after which one knows what the file says. */
type PlainChange = StructureChange | KeyChange;
type KeyChange = Extract<Change, { kind: "reword" }>;

const byteOrderMark = "\uFEFF";

/**
 * The text with changes made, all of them found in the text as it is. This is the only way in which a file that is there
 * is edited. Throws `UneditableYaml` where one does not fit, or where more than its place would change.
 */
export function changeText(text: string, file: string, changes: readonly Change[]): string {
  if (text.startsWith(byteOrderMark)) return byteOrderMark + changeText(text.slice(1), file, changes);
  const lookUp = createRangeLookup(text, file);
  const document = changes.some(isOfStructure) ? parse(text) : undefined;
  const change = (some: readonly Change[]) => applySplices(text, some.flatMap(splicesOf));
  if (document) {
    const plain = changes.filter(isPlain);
    requireOnlyThat(document, parse(change(plain)), plain);
  }
  return change(changes);

  function splicesOf(one: Change): Splice[] {
    if (one.kind === "splice") return [one];
    if (one.kind === "rename") throw new UneditableYaml("The name of a file is not in its text.");
    if (isOfStructure(one)) return document ? structureSplices(text, document, one) : [];
    return wordSplices(text, one, lookUp(one.place));
  }
}

function isOfStructure(change: Change): change is StructureChange {
  return ["add", "set", "move", "remove"].includes(change.kind);
}

function isPlain(change: Change): change is PlainChange {
  return isOfStructure(change) || (change.kind === "reword" && change.place.isKey === true);
}

function parse(text: string): Document.Parsed {
  return parseDocument(text, { merge: false, keepSourceTokens: true, uniqueKeys: false });
}

function wordSplices(text: string, change: WordChange, found: Found | undefined): Splice[] {
  if (!found || (change.kind === "reword" && found.words.length === 0))
    throw new UneditableYaml(`${change.place.pointer} is not written as one value of its own.`);
  const { start, end } = found.whole;
  // A group of several lines ends behind its last line break.
  if (change.kind === "replace")
    return [{ start, end: start + text.slice(start, end).trimEnd().length, text: change.source }];
  if (change.kind === "reword") return found.words.map((range) => ({ ...range, text: change.text }));
  const [indent = ""] = /^[ \t]*/.exec(text.slice(startOfLine(text, start))) ?? [];
  return [insertLines(text, endOfLine(text, end), [indent + change.line])];
}

function structureSplices(text: string, document: Document.Parsed, change: StructureChange): Splice[] {
  const { collection, step } = Collection.around(text, document, change.place.pointer);
  if (change.kind === "add") return [collection.add(step, change.value, change.index)];
  if (change.kind === "set")
    return [
      letterSplice(text, document, change.place.pointer, change.value) ?? collection.set(step, change.value),
    ];
  if (change.kind === "move") return collection.move(step, change.to);
  return [collection.remove(step)];
}

/** A change of text must not change what the file says but for its own value; one within an anchor, for example, would. */
function requireOnlyThat(
  before: Document.Parsed,
  after: Document.Parsed,
  changes: readonly PlainChange[],
): void {
  const expected = { contents: contentsOf(before) };
  for (const change of changes) makeChange(expected, change);
  const isRead = after.errors.length <= before.errors.length;
  if (!isRead || !isDeepStrictEqual(withoutRemoved(expected), { contents: contentsOf(after) }))
    throw new UneditableYaml("More of the file would change than was asked for.");
}

function contentsOf(document: Document.Parsed): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new UneditableYaml("An alias of the file has lost its anchor.", { cause: error });
  }
}

/** Marks what is removed, so that the entries behind it keep their places until all is done. */
const removed = Symbol("removed");

function makeChange(root: object, change: PlainChange): void {
  const steps = stepsOf(change.place.pointer);
  const step = steps.pop() ?? "";
  let holder = root;
  for (const outer of ["contents", ...steps]) {
    const inner: unknown = Reflect.get(holder, outer);
    if (typeof inner === "object" && inner !== null) holder = inner;
  }
  if (change.kind === "move" && Array.isArray(holder))
    holder.splice(change.to, 0, ...holder.splice(Number(step), 1));
  else if (change.kind === "add" && Array.isArray(holder)) holder.splice(Number(step), 0, change.value);
  else {
    if (change.kind === "reword") Reflect.set(holder, change.text, Reflect.get(holder, step));
    Reflect.set(holder, step, "value" in change ? change.value : removed);
  }
}

function withoutRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== removed).map(withoutRemoved);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== removed);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutRemoved(field)]));
}

import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { createRangeLookup, type Range } from "../../src/loader/locate.ts";
import { unescapePointer } from "../../src/loader/pointer.ts";
import type { DataPlace } from "../../src/problem.ts";
import { changeText } from "./change.ts";
import { UneditableYaml } from "./splice.ts";

/**
 * The text of a file in which the value at a place says something else. Of a value that is folded over lines, only the words
 * that differ are written anew. Throws `UneditableYaml` where more than the value would change.
 */
export function retext(text: string, { file, pointer }: DataPlace, before: string, after: string): string {
  const found = createRangeLookup(text, file)({ file, pointer });
  if (!found) throw new UneditableYaml(`${pointer} is not written as one value of its own.`);
  const spliced = spliceWords(text, found.whole, before, after);
  if (spliced !== undefined && isOnlyThat(text, spliced, pointer, after)) return spliced;
  return changeText(text, file, [
    { kind: "set", place: { file, pointer }, value: valueLike(text, pointer, after) },
  ]);
}

/** The text with the words in which two values differ in place; undefined where the value is written in another way than it reads. */
function spliceWords(text: string, whole: Range, before: string, after: string): string | undefined {
  const source = text.slice(whole.start, whole.end);
  const offsets = offsetsIn(source, before);
  if (!offsets) return undefined;
  const start = sharedStart(before, after);
  const end = sharedEnd(before.slice(start), after.slice(start));
  const [from, to] = [offsets[start], offsets[before.length - end]];
  if (from === undefined || to === undefined) return undefined;
  const words = escaped(after.slice(start, after.length - end), source);
  return text.slice(0, whole.start + from) + words + text.slice(whole.start + to);
}

/** Of each letter of a value, and of its end, where it stands in its source; undefined where the source has other letters. */
function offsetsIn(source: string, value: string): number[] | undefined {
  let at = /^(?:["']|[|>][^\n]*\n[ \t]*)?/.exec(source)?.[0].length ?? 0;
  const offsets: number[] = [];
  for (const letter of value) {
    const width = widthOf(letter, source, at);
    if (width === 0) return undefined;
    for (let unit = 0; unit < letter.length; unit++) offsets.push(at + unit);
    at += width;
  }
  return [...offsets, at];
}

/** How many letters of the source stand for a letter of the value; 0 for another one. */
function widthOf(letter: string, source: string, at: number): number {
  const fold = /\s/.test(letter) ? /^[ \t]*\r?\n[ \t]*/.exec(source.slice(at, at + 500)) : undefined;
  if (fold) return fold[0].length;
  if (source.startsWith("'") && letter === "'") return source.startsWith("''", at) ? 2 : 0;
  if (source.startsWith('"') && source[at] === "\\")
    return (
      [letter, JSON.stringify(letter).slice(1, -1)].find(
        (one) => one !== letter && source.startsWith(one, at),
      )?.length ?? 0
    );
  return source.startsWith(letter, at) ? letter.length : 0;
}

/** Signs that mean something within quotation marks are written as such. */
function escaped(words: string, source: string): string {
  if (source.startsWith("'")) return words.replaceAll("'", "''");
  return source.startsWith('"') ? JSON.stringify(words).slice(1, -1) : words;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  // Half of a character is none.
  return /[\uD800-\uDBFF]/.test(a[at - 1] ?? "") ? at - 1 : at;
}

function sharedEnd(a: string, b: string): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count++;
  return /[\uDC00-\uDFFF]/.test(a.at(-count) ?? "") && count > 0 ? count - 1 : count;
}

/** True where the second text is read as the first with another value at the pointer, and nothing else. */
function isOnlyThat(before: string, after: string, pointer: string, value: string): boolean {
  const [old, now] = [read(before), read(after)];
  if (!old || !now) return false;
  const [oldHolder, newHolder] = [holderOf(old, pointer), holderOf(now, pointer)];
  if (!oldHolder || !newHolder || String(newHolder.value()) !== value) return false;
  if (typeof newHolder.value() !== typeof oldHolder.value()) return false;
  oldHolder.set(newHolder.value());
  return isDeepStrictEqual(old, now);
}

/** What a text says; undefined where it cannot be read. */
function read(text: string): { contents: unknown } | undefined {
  const document = parseDocument(text, { merge: false, uniqueKeys: false });
  if (document.errors.length > 0) return undefined;
  try {
    return { contents: document.toJS() as unknown };
  } catch {
    // An alias without an anchor.
    return undefined;
  }
}

function holderOf(root: object, pointer: string) {
  const steps = pointer.split("/").slice(1).map(unescapePointer);
  const last = steps.pop() ?? "";
  let holder: object = root;
  for (const step of ["contents", ...steps]) {
    const inner: unknown = Reflect.get(holder, step);
    if (typeof inner !== "object" || inner === null) return undefined;
    holder = inner;
  }
  return {
    value: (): unknown => Reflect.get(holder, last),
    set: (value: unknown) => Reflect.set(holder, last, value),
  };
}

/** A number stays a number. */
function valueLike(text: string, pointer: string, after: string): string | number {
  const root = read(text);
  const old = root && holderOf(root, pointer)?.value();
  return typeof old === "number" && after.trim() !== "" && Number.isFinite(Number(after))
    ? Number(after)
    : after;
}

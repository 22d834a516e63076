import { type Document, isScalar, parseDocument } from "yaml";
import { stepsOf } from "../../src/loader/pointer.ts";
import { applySplices, type Splice } from "./splice.ts";

/**
 * Changes only the letters in which a text differs from the one that is to take its place: what is folded stays folded,
 * quotation marks and comments stay. Undefined where the value is no text, or would be read as another.
 */
export function letterSplice(
  text: string,
  document: Document.Parsed,
  pointer: string,
  after: unknown,
): Splice | undefined {
  const steps = stepsOf(pointer);
  const node = document.getIn(steps, true);
  if (!isScalar(node) || !node.range || typeof node.value !== "string" || typeof after !== "string")
    return undefined;
  const [start, end] = node.range;
  const splice = spliceIn(text.slice(start, end), node.value, after);
  if (!splice) return undefined;
  const placed = { ...splice, start: start + splice.start, end: start + splice.end };
  const changed = parseDocument(applySplices(text, [placed]), { merge: false, uniqueKeys: false });
  return changed.getIn(steps) === after ? placed : undefined;
}

function spliceIn(source: string, before: string, after: string): Splice | undefined {
  const offsets = offsetsIn(source, before);
  if (!offsets) return undefined;
  const shared = sharedStart(before, after);
  const kept = sharedEnd(before.slice(shared), after.slice(shared));
  const [start, end] = [offsets[shared], offsets[before.length - kept]];
  if (start === undefined || end === undefined) return undefined;
  return { start, end, text: escaped(after.slice(shared, after.length - kept), source) };
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
  if (source.startsWith('"') && source[at] === "\\") {
    const written = JSON.stringify(letter).slice(1, -1);
    return written !== letter && source.startsWith(written, at) ? written.length : 0;
  }
  return source.startsWith(letter, at) ? letter.length : 0;
}

/** Signs that mean something within quotation marks are written as such. */
function escaped(words: string, source: string): string {
  if (source.startsWith("'")) return words.replaceAll("'", "''");
  return source.startsWith('"') ? JSON.stringify(words).slice(1, -1) : words;
}

/** How many letters from the start are the same. */
export function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  // Half of a character is none.
  return /[\uD800-\uDBFF]/.test(a[at - 1] ?? "") ? at - 1 : at;
}

function sharedEnd(a: string, b: string): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count > 0 && /[\uDC00-\uDFFF]/.test(a.at(-count) ?? "") ? count - 1 : count;
}

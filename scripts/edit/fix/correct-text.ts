import { createRangeLookup, type Found, type Range } from "../../../src/loader/locate.ts";
import type { Correction } from "../../../src/problem.ts";

/** Other text between two offsets from 0. */
interface Edit extends Range {
  text: string;
}

/** The text with corrections made, everything else byte for byte as it was; undefined where one does not fit the text. */
export function correctText(
  text: string,
  file: string,
  corrections: readonly Correction[],
): string | undefined {
  const lookUp = createRangeLookup(text, file);
  const edits: Edit[] = [];
  for (const correction of corrections) {
    const made =
      correction.kind === "splice"
        ? [correction]
        : correction.kind === "rename"
          ? []
          : editsOf(correction, lookUp(correction.place), text);
    if (made.length === 0) return undefined;
    edits.push(...made);
  }
  return applyEdits(text, edits);
}

function editsOf(
  correction: Exclude<Correction, { kind: "splice" | "rename" }>,
  found: Found | undefined,
  text: string,
): Edit[] {
  if (!found) return [];
  if (correction.kind === "replace") return [{ ...found.whole, text: correction.source }];
  if (correction.kind === "remove") return removal(text, found.whole);
  if (correction.kind === "insert") return [insertion(text, found.whole, correction.line)];
  return found.words.map((range) => ({ ...range, text: correction.text }));
}

/** A line below that of a value, as far indented as the field. */
function insertion(text: string, { start, end }: Range, line: string): Edit {
  const [indent = ""] = /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", start - 1) + 1)) ?? [];
  const lineEnd = text.indexOf("\n", end - 1);
  const at = lineEnd < 0 ? text.length : lineEnd;
  return { start: at, end: at, text: `\n${indent}${line}` };
}

/** The line of an entry, or in brackets the entry with the comma before it. None where a comment would go with it. */
function removal(text: string, { start, end: rangeEnd }: Range): Edit[] {
  // The range of a group of fields reaches to the start of what follows it.
  const end = start + text.slice(start, rangeEnd).trimEnd().length;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end) + 1 || text.length;
  const [before, after] = [text.slice(lineStart, start), text.slice(end, lineEnd)];
  if (/^\s*- +$/.test(before))
    return after.trim() === "" ? [{ start: lineStart, end: lineEnd, text: "" }] : [];
  const comma = /,\s*$/.exec(text.slice(0, start));
  return comma ? [{ start: comma.index, end, text: "" }] : [];
}

/** Makes edits from the last to the first, so that offsets stay true; undefined where two of them overlap and differ. */
function applyEdits(text: string, edits: readonly Edit[]): string | undefined {
  let result = text;
  let next: Edit | undefined;
  for (const edit of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    if (next && edit.end > next.start) {
      if (edit.start === next.start && edit.end === next.end && edit.text === next.text) continue;
      return undefined;
    }
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end);
    next = edit;
  }
  return result;
}

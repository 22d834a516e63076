import { isMap, isScalar, isSeq } from "yaml";
import { type Mistake, type Slip, splice } from "./mistake.ts";
import type { Spot } from "./spots.ts";

function linesOf({ text, key, value }: Spot): { start: number; end: number } {
  const first = key?.start ?? value.start;
  const start = text.lastIndexOf("\n", first - 1) + 1;
  const last = text.slice(0, Math.max(value.end, key?.end ?? 0)).trimEnd().length;
  const lineEnd = text.indexOf("\n", last);
  return { start, end: lineEnd < 0 ? text.length : lineEnd + 1 };
}

function indentOf({ text }: Spot, start: number): number {
  return /^ */.exec(text.slice(start))?.[0].length ?? 0;
}

/** True where the field starts its own line, so that the line can be moved without another. */
function startsLine(spot: Spot): boolean {
  if (!spot.key || spot.isInFlow) return false;
  const { start } = linesOf(spot);
  return /^ *$/.test(spot.text.slice(start, spot.key.start));
}

function isEntryLine(spot: Spot): boolean {
  if (spot.key || spot.isInFlow) return false;
  const { start } = linesOf(spot);
  return /^ *- *$/.test(spot.text.slice(start, spot.value.start));
}

/** The line itself, or the field above that it is read into. */
function structureLines(spot: Spot): number[] {
  return [spot.line - 1, spot.line];
}

function changed(kind: string, spot: Spot, text: string, lines: number[], correction?: string): Mistake {
  return {
    kind,
    file: spot.file,
    what: `${spot.pointer} (line ${spot.line})`,
    text,
    lines,
    ...(correction !== undefined && { correction }),
  };
}

export const missingField: Slip = (spot) => {
  if (!spot.isRequired || !startsLine(spot) || spot.siblings.length < 2) return undefined;
  const { start, end } = linesOf(spot);
  // A missing field has no line; its group does: that of its name, or of its first field.
  const first = spot.siblings[0] === spot.key?.name ? spot.line : spot.ownerLine;
  return changed(
    "missing field",
    spot,
    splice(spot.text, start, end, ""),
    [first, spot.ownerLine, spot.ownerLine + 1],
    spot.key?.name,
  );
};

function shifted(spot: Spot, by: number): string {
  const { start, end } = linesOf(spot);
  const moved = spot.text
    .slice(start, end)
    .split("\n")
    .map((line) => (line.trim() === "" ? line : by > 0 ? " ".repeat(by) + line : line.slice(-by)))
    .join("\n");
  return splice(spot.text, start, end, moved);
}

export const indentedMore: Slip = (spot, random) => {
  if (!startsLine(spot)) return undefined;
  // The first field of a group sets the column; where it is the only one, any column will do.
  if (spot.siblings[0] === spot.key?.name && spot.siblings.length === 1) return undefined;
  const by = random.pick([1, 2, 4]);
  const lines = structureLines(spot);
  // If the first moves, the second is the one that does not fit.
  if (spot.siblings[0] === spot.key?.name) lines.push(...secondLine(spot));
  return changed("indented too far", spot, shifted(spot, by), lines);
};

function secondLine(spot: Spot): number[] {
  const { end } = linesOf(spot);
  const next = end + Math.max(0, spot.text.slice(end).search(/\S/));
  return [spot.text.slice(0, next).split("\n").length];
}

export const indentedLess: Slip = (spot, random) => {
  if (!startsLine(spot)) return undefined;
  const indent = indentOf(spot, linesOf(spot).start);
  const by = random.pick([1, 2]);
  if (indent < by) return undefined;
  if (spot.siblings[0] === spot.key?.name && spot.siblings.length === 1 && by < 2) return undefined;
  const lines = structureLines(spot);
  if (spot.siblings[0] === spot.key?.name) lines.push(...secondLine(spot));
  return changed("not indented enough", spot, shifted(spot, -by), lines);
};

export const entryIndent: Slip = (spot, random) => {
  if (!isEntryLine(spot) || spot.siblings.length < 2) return undefined;
  const indent = indentOf(spot, linesOf(spot).start);
  const by = random.pick([-2, -1, 1, 2]);
  if (indent + by < 0) return undefined;
  const lines = structureLines(spot);
  if (spot.siblings[0] === spot.pointer.split("/").at(-1)) lines.push(...secondLine(spot));
  return changed("entry indented wrongly", spot, shifted(spot, by), lines);
};

export const duplicateKey: Slip = (spot) => {
  if (!startsLine(spot)) return undefined;
  const { start, end } = linesOf(spot);
  const own = spot.text.slice(start, end);
  return changed("field twice", spot, splice(spot.text, end, end, own), [
    spot.line,
    spot.line + own.split("\n").length - 1,
  ]);
};

export const duplicateEntry: Slip = (spot) => {
  if (!isEntryLine(spot) || !("uniqueItems" in spot.owner)) return undefined;
  const { start, end } = linesOf(spot);
  const own = spot.text.slice(start, end);
  return changed("entry twice", spot, splice(spot.text, end, end, own), [
    spot.line,
    spot.line + own.split("\n").length - 1,
  ]);
};

export const missingColon: Slip = (spot) => {
  const { key } = spot;
  if (!key || !startsLine(spot) || !isScalar(spot.value.node)) return undefined;
  const source = spot.text.slice(spot.value.start, spot.value.end);
  if (source === "" || source.includes("\n")) return undefined;
  return changed(
    "missing colon",
    spot,
    splice(spot.text, key.end, key.end + 1, ""),
    structureLines(spot),
    `${key.name}: ${firstWord(source)}`,
  );
};

function firstWord(source: string): string {
  return source.split(/\s/)[0] ?? "";
}

export const missingSpace: Slip = (spot) => {
  const { key } = spot;
  if (!key || !startsLine(spot) || !isScalar(spot.value.node)) return undefined;
  if (spot.text.slice(key.end, key.end + 2) !== ": " || spot.text.charAt(key.end + 2) === "\n")
    return undefined;
  const source = spot.text.slice(spot.value.start, spot.value.end);
  return changed(
    "missing space after the colon",
    spot,
    splice(spot.text, key.end, key.end + 2, ":"),
    structureLines(spot),
    `${key.name}: ${firstWord(source)}`,
  );
};

export const missingDash: Slip = (spot) => {
  if (!isEntryLine(spot) || !isScalar(spot.value.node)) return undefined;
  const dash = spot.text.lastIndexOf("- ", spot.value.start);
  return changed("missing dash", spot, splice(spot.text, dash, dash + 2, ""), structureLines(spot));
};

/** The dash without its space; before a digit it would be a negative number, which is still wrong here. */
export const missingDashSpace: Slip = (spot) => {
  if (!isEntryLine(spot) || !isScalar(spot.value.node)) return undefined;
  const dash = spot.text.lastIndexOf("- ", spot.value.start);
  return changed(
    "missing space after the dash",
    spot,
    splice(spot.text, dash, dash + 2, "-"),
    structureLines(spot),
  );
};

export const unclosedQuote: Slip = (spot, random) => {
  const source = spot.text.slice(spot.value.start, spot.value.end);
  if (!/^"[^"\n]*"$/.test(source) || spot.isInFlow) return undefined;
  return random.below(2) === 0
    ? changed("quote not closed", spot, splice(spot.text, spot.value.end - 1, spot.value.end, ""), [
        spot.line,
      ])
    : undefined;
};

/** A quotation mark too few at the start; without it only some values still fail. */
export const unopenedQuote: Slip = (spot) => {
  const source = spot.text.slice(spot.value.start, spot.value.end);
  // Plain text may end in a quotation mark, but not start with a brace that closes before its end.
  if (!/^"\{[^"\n]*\} [^"\n]+"$/.test(source) || spot.isInFlow) return undefined;
  return changed("quote not opened", spot, splice(spot.text, spot.value.start, spot.value.start + 1, ""), [
    spot.line,
  ]);
};

export const tab: Slip = (spot) => {
  if (!startsLine(spot)) return undefined;
  const { start } = linesOf(spot);
  const indent = indentOf(spot, start);
  if (indent < 2) return undefined;
  return changed(
    "tab",
    spot,
    splice(spot.text, start, start + indent, "\t".repeat(indent / 2)),
    structureLines(spot),
  );
};

export const unclosedBracket: Slip = (spot) => {
  const { node, end } = spot.value;
  if (!(isMap(node) || isSeq(node)) || node.flow !== true) return undefined;
  return changed("bracket not closed", spot, splice(spot.text, end - 1, end, ""), [spot.line]);
};

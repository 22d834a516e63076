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

function twice(kind: string, spot: Spot): Mistake {
  const { start, end } = linesOf(spot);
  const own = spot.text.slice(start, end);
  const last = spot.line + own.split("\n").length - 1;
  return changed(kind, spot, splice(spot.text, end, end, own), [spot.line, last]);
}

export const duplicateKey: Slip = (spot) => (startsLine(spot) ? twice("field twice", spot) : undefined);

export const duplicateEntry: Slip = (spot) =>
  isEntryLine(spot) && "uniqueItems" in spot.owner ? twice("entry twice", spot) : undefined;

/** A slip in what stands between the name of a field and its value. */
function behindKey(kind: string, spot: Spot, separator: string, instead: string): Mistake | undefined {
  const { key, text } = spot;
  if (!key || !startsLine(spot) || !isScalar(spot.value.node)) return undefined;
  const end = key.end + separator.length;
  if (text.slice(key.end, end) !== separator) return undefined;
  const correction = `${key.name}: ${sourceOf(spot).split(/\s/)[0]}`;
  return changed(kind, spot, splice(text, key.end, end, instead), structureLines(spot), correction);
}

function sourceOf({ text, value }: Spot): string {
  return text.slice(value.start, value.end);
}

export const missingColon: Slip = (spot) =>
  /^.+$/.test(sourceOf(spot)) ? behindKey("missing colon", spot, ":", "") : undefined;

export const missingSpace: Slip = (spot) =>
  spot.text.charAt((spot.key?.end ?? 0) + 2) === "\n"
    ? undefined
    : behindKey("missing space after the colon", spot, ": ", ":");

function dashAs(kind: string, spot: Spot, instead: string): Mistake | undefined {
  if (!isEntryLine(spot) || !isScalar(spot.value.node)) return undefined;
  const dash = spot.text.lastIndexOf("- ", spot.value.start);
  return changed(kind, spot, splice(spot.text, dash, dash + 2, instead), structureLines(spot));
}

export const missingDash: Slip = (spot) => dashAs("missing dash", spot, "");

/** Before a digit it would be a negative number, which is still wrong here. */
export const missingDashSpace: Slip = (spot) => dashAs("missing space after the dash", spot, "-");

export const unclosedQuote: Slip = (spot, random) => {
  const source = sourceOf(spot);
  if (!/^"[^"\n]*"$/.test(source) || spot.isInFlow) return undefined;
  return random.below(2) === 0
    ? changed("quote not closed", spot, splice(spot.text, spot.value.end - 1, spot.value.end, ""), [
        spot.line,
      ])
    : undefined;
};

/** A quotation mark too few at the start; without it only some values still fail. */
export const unopenedQuote: Slip = (spot) => {
  const source = sourceOf(spot);
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

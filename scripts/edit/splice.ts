/** Other text in place of what lies between two offsets from 0. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** A text in which a change cannot be made with certainty; the sentence says why. */
export class UneditableYaml extends Error {}

/** Makes splices from the last to the first, so that offsets stay true. Insertions at one place keep their order. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let result = text;
  let next: Splice | undefined;
  for (const splice of [...splices].reverse().sort((a, b) => b.start - a.start || b.end - a.end)) {
    if (next && splice.end > next.start) {
      if (splice.start === next.start && splice.end === next.end && splice.text === next.text) continue;
      throw new UneditableYaml("Two changes of one place differ.");
    }
    result = result.slice(0, splice.start) + splice.text + result.slice(splice.end);
    next = splice;
  }
  return result;
}

/** The line end of a file. */
export function lineEndOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Offset behind the line end of what ends at an offset. */
export function endOfLine(text: string, offset: number): number {
  if (text[offset - 1] === "\n") return offset;
  return text.indexOf("\n", offset) + 1 || text.length;
}

/** Puts lines at the start of another, or at the end of a text whose last line has no end. */
export function insertLines(text: string, at: number, lines: readonly string[]): Splice {
  const lineEnd = lineEndOf(text);
  const isOpenEnd = at === text.length && text !== "" && !text.endsWith("\n");
  const inserted = lines.join(lineEnd);
  return { start: at, end: at, text: isOpenEnd ? lineEnd + inserted : inserted + lineEnd };
}

/** Takes whole lines out; with a last line that has no end goes the end of the one before. */
export function cutLines(text: string, start: number, end: number): Splice {
  const isOpenEnd = end === text.length && !text.endsWith("\n");
  const before = isOpenEnd ? text.slice(0, start).replace(/\r?\n$/, "").length : start;
  return { start: before, end, text: "" };
}

import { stripVTControlCharacters } from "node:util";

const textWidth = 96;

/** Rows with aligned columns, two spaces between them. Colors take no room. */
export function columns(rows: string[][], indent: string): string[] {
  const widths: number[] = [];
  // A last cell is as long as it likes.
  for (const row of rows)
    for (const [index, cell] of row.entries())
      if (index < row.length - 1) widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
  return rows.map((row) =>
    `${indent}${row.map((cell, index) => cell + " ".repeat(Math.max(0, (widths[index] ?? 0) - widthOf(cell)))).join("  ")}`.trimEnd(),
  );
}

function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Cuts a text that is longer than `width` letters, at a word where there is one. */
export function shorten(text: string, width: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= width) return line;
  const cut = line.slice(0, width - 3);
  return `${cut.replace(/\s+\S{0,12}$/, "")}...`;
}

/** Breaks a text into lines, indented by two. */
export function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" "))
    if (line !== "" && line.length + word.length + 1 > textWidth) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  return [...lines, line].map((each) => `  ${each}`);
}

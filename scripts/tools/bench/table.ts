/** A table in plain text: the first column reads from the left, the others, which are numbers, from the right. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  return lines
    .map((line) =>
      widths
        .map((width, column) => {
          const cell = line[column] ?? "";
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A whole number as people read it: 10,000. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

/** Milliseconds as seconds: short times to a hundredth, those from 10 s on to a tenth. */
export function formatSeconds(ms: number): string {
  const seconds = ms / 1000;
  return seconds.toFixed(seconds < 10 ? 2 : 1);
}

/** Bytes as megabytes (10^6). */
export function formatMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

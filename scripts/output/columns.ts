/** Letters that take two columns: East Asian wide and full-width ones (Unicode, UAX 11), and pictures. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Columns of a terminal that a text takes; it holds no line ends and no styles. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of letters.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

/** The beginning of a text that fits into so many columns. */
export function cut(text: string, columns: number): string {
  let [kept, width] = ["", 0];
  for (const { segment } of letters.segment(text)) {
    width += widthOf(segment);
    if (width > columns) break;
    kept += segment;
  }
  return kept;
}

/**
 * Characters that a terminal obeys or that reorder what it shows: control characters other than line ends, and the marks
 * that reverse letters (Unicode, UAX 9). Data may hold them, and messages quote data.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Colors and weights, which are all that this tool asks of a terminal (ECMA-48, SGR). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape starts with one
const styling = /(\u001b\[[\d;]*m)/;

/** Puts a sign of one letter in place of each such character; tabs become blanks. */
export function visible(text: string): string {
  return text.replace(obeyed, (letter) => {
    const code = letter.charCodeAt(0);
    if (letter === "\t") return " ";
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code < 0xa0 ? "\u2421" : "\ufffd";
  });
}

/** The same for what stands on one line, such as a sentence about a file whose name holds a line end. */
export function visibleLine(text: string): string {
  return visible(text).replaceAll("\n", "\u240a");
}

/** The same for finished output, which may be styled and hold tabs. */
export function visibleStyled(text: string): string {
  return text
    .split(styling)
    .map((piece, index) => (index % 2 === 0 ? piece.split("\t").map(visible).join("\t") : piece))
    .join("");
}

/** JSON in which such characters stand as escapes, so that it says the same and does nothing. */
export function toVisibleJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    obeyed,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

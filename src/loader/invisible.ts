/**
 * Characters that no text for people holds: control characters other than tab and line ends, line separators that
 * programs read differently, private characters (Unicode 23.5), which a font shows as it likes, marks that reverse the
 * letters after them (Unicode, UAX 9), blanks without width, halves of a surrogate pair. Joiners stay, of which emoji and
 * some scripts are made.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060\u2066-\u2069\ue000-\uf8ff\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The first of them in a text: its offset, and its name as `U+202E`. Undefined where there is none. */
export function findInvisible(text: string): { offset: number; name: string } | undefined {
  const found = invisible.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return { offset: found.index, name: `U+${code}` };
}

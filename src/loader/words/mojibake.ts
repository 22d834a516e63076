/** What Windows-1252 has in place of the control characters 0x80 to 0x9F of Latin-1. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * UTF-8 that was read as Windows-1252, as `Ã©` for é and `â€™` for an apostrophe, and the sign of a character that was
 * lost. Only such starts are looked for as no language has before such a sign.
 */
const pattern = new RegExp(
  `[ÂÃ][\\u0080-\\u00bf${windows}]|â(?:€.|‚¬|„¢|[œ˜†][${windows}\\u00a0-\\u00bf])|ðŸ..|ï»¿|ï¿½|\\ufffd`,
  "gu",
);

/** The damaged characters of a text, each with what it was; undefined for what is lost. */
export function findMojibake(text: string): { words: string; meant: string | undefined }[] {
  return [...text.matchAll(pattern)].map(([words]) => ({ words, meant: repaired(words) }));
}

function repaired(words: string): string | undefined {
  const bytes = [...words].map((letter) => {
    const index = windows.indexOf(letter);
    return index >= 0 ? 0x80 + index : letter.charCodeAt(0);
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  const text = new TextDecoder().decode(Uint8Array.from(bytes));
  return text === "" || text.includes("\ufffd") ? undefined : text;
}

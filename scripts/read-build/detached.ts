/** V8 cuts a longer part out of a text without copying it (SlicedString::kMinLength). */
const fewestCut = 13;

/** A copy of a text, because a part cut from a larger text keeps the whole of it in memory. */
export function detached(text: string): string {
  return text.length < fewestCut ? text : Buffer.from(text).toString();
}

/** Copies that are kept at once. */
const mostCopies = 10_000;
const copies = new Map<string, string>();

/** A longer text is that of one page. */
const mostShared = 1000;

/** The same for what comes on page after page, such as a class, an address or a line of the menu: one copy serves all. */
export function shared(text: string): string {
  if (text.length < fewestCut) return text;
  if (text.length > mostShared) return detached(text);
  const known = copies.get(text);
  if (known !== undefined) return known;
  const copy = detached(text);
  if (copies.size >= mostCopies) copies.clear();
  // By the copy: the part itself would keep the whole document.
  copies.set(copy, copy);
  return copy;
}

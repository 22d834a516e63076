/** A copy of a text, because a part cut from a larger text keeps the whole of it in memory. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}

/** The matches of a pattern in a text. Most texts have none, and to say so costs less without a copy of the pattern. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

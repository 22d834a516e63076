/** The sentences of a text. An abbreviation with a point may end one too early. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”)]?)\s+(?=["“(]?[\p{Lu}\d])/u);
}

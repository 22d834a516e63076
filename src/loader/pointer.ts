/** A key → a step of a JSON pointer (RFC 6901). */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A step of a JSON pointer → the key. */
export function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The keys that a JSON pointer leads through, from the whole file inward. */
export function stepsOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescapePointer);
}

/** The JSON pointer that leads through keys, from the whole file inward. */
export function pointerThrough(steps: readonly string[]): string {
  return steps.map((step) => `/${escapePointer(step)}`).join("");
}

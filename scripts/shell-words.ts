/** A name or path as a shell takes it for one word. */
export function quoted(text: string): string {
  return /^[\w./\\,:~-]+$/.test(text) ? text : `"${text.replace(/["$`\\]/g, "\\$&")}"`;
}

/** What a next command line says of the data folder. */
export function dataFlag(shownDir: string): string {
  return shownDir === "data" ? "" : ` --data ${quoted(shownDir)}`;
}

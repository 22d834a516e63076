/** Calls `visit` with each text in a value, and with the names on the way to it. */
export function visitTexts(
  value: unknown,
  steps: string[],
  visit: (text: string, steps: string[]) => void,
): void {
  if (typeof value === "string") visit(value, steps);
  if (typeof value !== "object" || value === null) return;
  for (const key in value) {
    steps.push(key);
    visitTexts((value as Record<string, unknown>)[key], steps, visit);
    steps.pop();
  }
}

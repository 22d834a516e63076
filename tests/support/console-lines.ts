/** Lines of `console.error` and `console.warn` since the test began; one that is still here at its end fails it. */
export const consoleLines: string[] = [];

/** The lines printed so far, which the test thereby expects. */
export function takeConsoleLines(): string[] {
  return consoleLines.splice(0);
}

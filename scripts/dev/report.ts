import type { Problem } from "../../src/problem.ts";
import { hasErrors } from "../../src/problem.ts";
import { reportProblems, type Terminal } from "../output/report.ts";

/** Prints problems when they are others than before, and says when the last mistake is gone. */
export function createReporter(dataDir: string, terminal: Terminal): (problems: Problem[]) => void {
  let last = "[]";
  let wasBroken = false;
  return (problems) => {
    const isBroken = hasErrors(problems);
    if (wasBroken && !isBroken) terminal.out("The data is fine again.\n");
    wasBroken = isBroken;
    const current = JSON.stringify(problems);
    if (current === last) return;
    last = current;
    if (problems.length > 0) reportProblems(problems, { format: "text", dataDir }, spaced(terminal));
  };
}

/** With an empty line after each report, so that the next one stands apart. */
function spaced(terminal: Terminal): Terminal {
  return { ...terminal, out: (text, end = "\n\n") => terminal.out(text, end) };
}

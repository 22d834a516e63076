import type { Gap } from "../../src/loader/draft.ts";
import { hasErrors, type Problem } from "../../src/problem.ts";
import { sentenceOfGaps } from "../check/drafts.ts";
import { reportProblems, type Terminal } from "../output/report.ts";

export type Report = (problems: Problem[], gaps: readonly Gap[]) => void;

/** Prints problems when they are others than before, and says when the last mistake is gone and how many values are open. */
export function createReporter(dataDir: string, terminal: Terminal): Report {
  let last = "[]";
  let lastCount = 0;
  let wasBroken = false;
  return (problems, gaps) => {
    const isBroken = hasErrors(problems);
    if (wasBroken && !isBroken) terminal.out("The data is fine again.\n");
    wasBroken = isBroken;
    const current = JSON.stringify(problems);
    if (current !== last && problems.length > 0)
      reportProblems(problems, { format: "text", dataDir }, spaced(terminal));
    last = current;
    if (gaps.length !== lastCount) terminal.out(`${sentenceOfGaps(gaps.length)}\n`);
    lastCount = gaps.length;
  };
}

/** With an empty line after each report, so that the next one stands apart. */
function spaced(terminal: Terminal): Terminal {
  return { ...terminal, out: (text, end = "\n\n") => terminal.out(text, end) };
}

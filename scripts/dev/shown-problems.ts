import { resolve } from "node:path";
import type { Gap } from "../../src/loader/draft.ts";
import { errorsOf, type Problem } from "../../src/problem.ts";
import { allLines } from "../files/lines.ts";
import { fileOfData, placeText, type ReportedProblem, toReported } from "../output/problems.ts";
import { visible, visibleLine } from "../output/visible.ts";
import type { FrameLine, ShownGap, ShownProblem } from "./events.ts";

/** Lines that are shown before and after the one with the problem. */
const around = 2;

/** The errors among the problems, each with the lines around it. Warnings are the terminal's. */
export function listShownProblems(
  problems: readonly Problem[],
  dataDir: string,
  cwd: string,
): ShownProblem[] {
  const errors = errorsOf(problems);
  return toReported(errors, dataDir, cwd).map((problem) => {
    const { code, message, hint, path, related = [] } = problem;
    const place = placeText(problem) || path;
    return {
      code,
      message: visibleLine(message),
      ...(hint !== undefined && { hint: visibleLine(hint) }),
      ...(place && { place }),
      related: related.map(placeText).filter((other) => other !== ""),
      frame: frameOf(problem, cwd),
    };
  });
}

/** The values that are still to be written, in the order of the files. */
export function listShownGaps(gaps: Gap[], dataDir: string, cwd: string): ShownGap[] {
  return gaps.map(({ file, line, column, mark, advice }) => ({
    mark,
    place: placeText({ file: fileOfData(file, dataDir, cwd), line, column }),
    advice: visibleLine(advice),
  }));
}

function frameOf({ file, line, column }: ReportedProblem, cwd: string): FrameLine[] {
  if (!file || !line) return [];
  const lines = allLines(resolve(cwd, file));
  const first = Math.max(1, line - around);
  return lines.slice(first - 1, line + around).map((text, index) => {
    const number = first + index;
    return { number, text: visible(text), ...(number === line && { mark: markOf(text, column ?? 1) }) };
  });
}

/** The word that begins at the column; one character where none does. */
function markOf(text: string, column: number): { start: number; end: number } {
  const start = Math.min(column - 1, text.length);
  const word = /^\S+/.exec(text.slice(start))?.[0] ?? " ";
  return { start, end: start + word.length };
}

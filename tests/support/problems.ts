import { checkData } from "../../scripts/check/check-data.ts";
import { CheckMemory } from "../../scripts/check/check-memory.ts";
import { placeText } from "../../scripts/output/problems.ts";
import { hasErrors, type Position, type Problem } from "../../src/problem.ts";
import { copyOfData, type DataFolder, realData } from "./data-folder.ts";
import { fixedDay } from "./fixed-day.ts";

const memory = new CheckMemory();

/** What checking a data folder finds. Files that a test has seen already are not parsed again. */
export function findProblems(
  { dir }: Pick<DataFolder, "dir">,
  options: { isRelease?: boolean; today?: string } = {},
): Problem[] {
  return checkData(dir, { memory, ...options }).problems;
}

export function problemLines(problem: Problem): string[] {
  const { severity, code, message, hint, position, related = [] } = problem;
  return [
    [placeText(position ?? {}), severity, code].filter(Boolean).join("  "),
    message,
    ...(hint ? [`Fix: ${hint}`] : []),
    ...related.map((other) => `Also: ${placeText(other as Position)}`),
  ];
}

/** Everything that checking a data folder finds, one text for each problem, and what the exit code would be. */
export function check(
  dataDir: string,
  options: { isRelease?: boolean } = {},
): { code: 0 | 1; found: string[] } {
  const problems = findProblems({ dir: dataDir }, options);
  return {
    code: hasErrors(problems) ? 1 : 0,
    found: problems.map((problem) => problemLines(problem).join("\n")),
  };
}

/** What checking the shipped data finds on a fixed day after a change: severity, code, line and hint of each problem. */
export function problemsAfter(change: (data: DataFolder) => unknown): string[] {
  return problemsOf(copyOfData(realData), change);
}

/** The same for any data folder, as it is or changed. */
export function problemsOf(
  data: DataFolder,
  change: (data: DataFolder) => unknown = () => undefined,
): string[] {
  change(data);
  return findProblems(data, { today: fixedDay }).map(
    ({ severity, code, position, hint }) => `${severity} ${code} ${position?.file}:${position?.line} ${hint}`,
  );
}

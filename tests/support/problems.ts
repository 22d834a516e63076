import { checkData } from "../../scripts/check/check-data.ts";
import { hasErrors, type Position, type Problem } from "../../src/problem.ts";

export function problemLines(problem: Problem): string[] {
  const { severity, code, message, hint, position, related = [] } = problem;
  return [
    [positionText(position), severity, code].filter(Boolean).join("  "),
    message,
    ...(hint ? [`Fix: ${hint}`] : []),
    ...related.map((other) => `Also: ${positionText(other as Position)}`),
  ];
}

function positionText({ file, line, column }: Partial<Position> = {}): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

/** Everything that checking a data folder finds, one text for each problem, and what the exit code would be. */
export function check(
  dataDir: string,
  options: { isRelease?: boolean } = {},
): { code: 0 | 1; found: string[] } {
  const { problems } = checkData(dataDir, options);
  return {
    code: hasErrors(problems) ? 1 : 0,
    found: problems.map((problem) => problemLines(problem).join("\n")),
  };
}

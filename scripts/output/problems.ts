import { relative, resolve, sep } from "node:path";
import type { DataPlace, Position, Problem } from "../../src/problem.ts";
import type { Counts } from "../schemas/parts.ts";
import type { ReportedProblem } from "../schemas/problems.ts";

export type { Counts, ReportedProblem };

export const formats = ["text", "json", "github", "sarif"] as const;
export type Format = (typeof formats)[number];

/** Turns problems of a data folder into what is printed. */
export function toReported(
  problems: readonly Problem<string>[],
  dataDir: string,
  cwd: string,
): ReportedProblem[] {
  return problems.map(createConverter(dataDir, cwd));
}

/** The same for one problem after the other. */
export function createConverter(dataDir: string, cwd: string): (problem: Problem<string>) => ReportedProblem {
  const toPosition = (place: DataPlace | Position): Position => {
    const { file, line, column, path } = place as Position;
    return {
      file: fileOfData(file, dataDir, cwd),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      ...(path !== undefined && { path }),
    };
  };
  return ({
    code,
    severity,
    message,
    hint,
    position,
    place,
    path,
    fingerprint,
    impact,
    critical,
    related,
  }) => {
    const at = position ?? place;
    return {
      code,
      severity,
      message,
      ...(hint !== undefined && { hint }),
      ...(at && toPosition(at)),
      ...(path !== undefined && { path }),
      ...(fingerprint !== undefined && { fingerprint }),
      ...(impact !== undefined && { impact }),
      ...(critical && { critical }),
      ...(related && { related: related.map(toPosition) }),
    };
  };
}

/** A file below the data folder as people name it: relative to the working directory, with slashes on every system; an address on the web as it is. */
export function fileOfData(file: string, dataDir: string, cwd: string): string {
  if (/^https?:\/\//.test(file)) return file;
  return relative(cwd, resolve(cwd, dataDir, file))
    .split(sep)
    .join("/");
}

/** `file:line:column` as far as they are known, which terminals and editors open. */
export function placeText({ file, line, column }: Partial<Position>): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

export function countBySeverity(problems: readonly { severity: Problem["severity"] }[]): Counts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of problems) counts[severity]++;
  return counts;
}

import type { Position, Problem } from "../../src/problem.ts";
import { htmlFile } from "../read-build/page-files.ts";
import type { Reported } from "./finding.ts";
import { rules } from "./rules/index.ts";

/** Findings as problems: at their place in the data, else in the built folder. `lookUp` finds line and column. */
export function* toProblems(
  findings: Iterable<Reported>,
  dist: string,
  lookUp: (place: NonNullable<Reported["place"]>) => Position,
): Generator<Problem<string>> {
  for (const { rule, severity, message, fix, path, place, position, related } of findings)
    yield {
      code: rule.id,
      severity,
      message,
      hint: fix,
      ...(path !== undefined && { path }),
      ...(place ? { position: lookUp(place) } : position && { position }),
      ...(related.length > 0 && { related: related.map((other) => pagePosition(other, dist)) }),
    };
}

/** A page as a place: its document. */
function pagePosition(path: string, dist: string): Position {
  return { file: `${dist}/${htmlFile(path)}`, path };
}

/** What a rule says of itself, in the form that reports take. */
export function describeRule(id: string): { summary: string; meaning: string; fix: string } | undefined {
  const rule = rules.find((one) => one.id === id);
  return rule && { summary: rule.checks, meaning: rule.why, fix: rule.fix };
}

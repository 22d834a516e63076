import type { Position, Problem } from "../../src/problem.ts";
import type { DescribeCode } from "../output/sarif.ts";
import type { Reported } from "./finding.ts";
import { rules } from "./rules/index.ts";
import { sourceUrls } from "./sources.ts";

/** Findings as problems: at their place in the data, else in the built folder. `lookUp` finds line and column, `whereIs` the document of a page. */
export function* toProblems(
  findings: Iterable<Reported>,
  lookUp: (place: NonNullable<Reported["place"]>) => Position,
  whereIs: (path: string) => string,
): Generator<Problem<string>> {
  for (const { rule, severity, message, fix, path, place, position, related, fingerprint } of findings)
    yield {
      code: rule.id,
      severity,
      message,
      hint: fix,
      fingerprint,
      ...(path !== undefined && { path }),
      ...(place ? { position: lookUp(place) } : position && { position }),
      ...(related.length > 0 && { related: related.map((other) => ({ file: whereIs(other), path: other })) }),
    };
}

/** What a rule says of itself, in the form that reports take. */
export function describeRule(id: string): ReturnType<DescribeCode> {
  const rule = rules.find((one) => one.id === id);
  if (!rule) return undefined;
  const url = sourceUrls[rule.source];
  return { summary: rule.checks, meaning: rule.why, fix: rule.fix, ...(url && { url }) };
}

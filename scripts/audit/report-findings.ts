import { groupBy } from "../../src/loader/group-by.ts";
import type { DataPlace, Position, Problem } from "../../src/problem.ts";
import type { DescribeCode } from "../output/sarif.ts";
import type { CountedProblem } from "../output/text.ts";
import { positionOf, type Reported } from "./finding.ts";
import { everyRule } from "./list-rules.ts";
import { sourceUrls } from "./sources.ts";

/** Findings as problems: at their place in the data, else in the built folder. `lookUp` finds line and column, `whereIs` the document of a page. */
export function* toProblems(
  findings: Iterable<Reported>,
  lookUp: (place: DataPlace) => Position,
  whereIs: (path: string) => string,
): Generator<Problem<string>> {
  for (const finding of findings) {
    const { rule, severity, message, fix, path, fingerprint, impact, critical } = finding;
    const position = positionOf(finding, lookUp);
    const related = relatedTo(finding, lookUp, whereIs);
    yield {
      code: rule.id,
      severity,
      message,
      hint: fix,
      fingerprint,
      impact,
      ...(critical && { critical: true }),
      ...(path !== undefined && { path }),
      ...(position && { position }),
      ...(related.length > 0 && { related }),
    };
  }
}

/** Findings of a rule that are printed for a person: nobody reads the ten thousandth. */
const mostPrinted = 100;

/** The first findings of each rule, in their order, and what is only counted. */
export function partForReading(findings: readonly Reported[]): {
  shown: Reported[];
  counted: CountedProblem[];
} {
  const ofRules = [...groupBy(findings, ({ rule }) => rule.id).values()];
  const shown = new Set(ofRules.flatMap((ofRule) => ofRule.slice(0, mostPrinted)));
  const counted = ofRules.flatMap((ofRule) => ofRule.slice(mostPrinted));
  return {
    shown: findings.filter((finding) => shown.has(finding)),
    counted: counted.map(({ rule, severity, critical }) => ({
      code: rule.id,
      severity,
      ...(critical && { critical: true }),
    })),
  };
}

/** Looks up the lines of all findings file by file, as each file is parsed for it: findings come in the order of their weight. */
export function lookUpTogether(
  findings: readonly Reported[],
  lookUp: (place: DataPlace) => Position,
): (place: DataPlace) => Position {
  const places = findings.flatMap(({ place, behind = [] }) => (place ? [place, ...behind] : behind));
  const known = new Map<DataPlace, Position>();
  for (const ofFile of groupBy(places, ({ file }) => file).values())
    for (const place of ofFile) known.set(place, lookUp(place));
  return (place) => known.get(place) ?? lookUp(place);
}

/** The file of the page where the position is that of its document, the other lines of the data, the other pages. */
function relatedTo(
  { place, position, behind = [], related }: Reported,
  lookUp: (place: DataPlace) => Position,
  whereIs: (path: string) => string,
): Position[] {
  return [
    ...(place && position ? [lookUp(place)] : []),
    ...behind.map(lookUp),
    ...related.map((path) => ({ file: whereIs(path), path })),
  ];
}

/** What a rule says of itself, in the form that reports take. */
export function describeRule(id: string): ReturnType<DescribeCode> {
  const rule = everyRule.find((one) => one.id === id);
  if (!rule) return undefined;
  const url = sourceUrls[rule.source];
  return { summary: rule.checks, meaning: rule.why, fix: rule.fix, ...(url && { url }) };
}

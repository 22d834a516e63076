import type { ReportFinding, ReportRule, Scores } from "./report-data.ts";

/** Scores of the site and of each group of rules, in the order of the rules. A finding about no page counts for all. */
export function scoresOf(
  rules: readonly ReportRule[],
  findings: readonly ReportFinding[],
  pageCount: number,
): Scores {
  const groups = [...new Set(rules.map(({ group }) => group))].map((group) => {
    const ofGroup = findings.filter(({ rule }) => rules[rule]?.group === group);
    const count = (severity: string) => ofGroup.filter((finding) => finding.severity === severity).length;
    return {
      group,
      score: scoreOf(ofGroup, pageCount),
      errors: count("error"),
      warnings: count("warning"),
      infos: count("info"),
    };
  });
  return { all: scoreOf(findings, pageCount), groups };
}

/** How the score is made, for the reader. */
export const scoreRule =
  "Each error takes 4% to 20% of the points that are left, more if it affects more pages; each warning takes a quarter of that, and info takes nothing. A critical finding caps the score at 40, and one that hides the whole site caps it at 10.";

const errorCost = { least: 0.04, byPages: 0.16 };
const severityCosts = { error: 1, warning: 0.25, info: 0 };
const caps = { pages: 40, site: 10 };

/** Rounded down, so that 100 has neither an error nor a warning. */
function scoreOf(findings: readonly ReportFinding[], pageCount: number): number {
  if (pageCount === 0) return 100;
  const left = findings.reduce((points, { severity, pages }) => {
    const share = pages.length === 0 ? 1 : pages.length / pageCount;
    return points * (1 - severityCosts[severity] * (errorCost.least + errorCost.byPages * share));
  }, 100);
  return Math.floor(
    findings.reduce((most, { critical }) => Math.min(most, critical ? caps[critical] : 100), left),
  );
}

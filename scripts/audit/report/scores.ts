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
  const sum = groups.reduce((total, { score }) => total + score, 0);
  return { all: groups.length === 0 ? 100 : Math.floor(sum / groups.length), groups };
}

/** 100 less the share of pages with an error, and half the share of those with warnings alone; rounded down, so that 100 has no fault. */
function scoreOf(findings: readonly ReportFinding[], pageCount: number): number {
  if (pageCount === 0) return 100;
  const costs = new Float32Array(pageCount);
  for (const { severity, pages } of findings) {
    const cost = severityCosts[severity];
    if (pages.length === 0) raiseTo(cost, costs, costs.keys());
    else raiseTo(cost, costs, pages);
  }
  return Math.floor(100 * (1 - costs.reduce((sum, cost) => sum + cost, 0) / pageCount));
}

const severityCosts = { error: 1, warning: 0.5, info: 0 };

function raiseTo(cost: number, costs: Float32Array, pages: Iterable<number>): void {
  for (const page of pages) costs[page] = Math.max(costs[page] ?? 0, cost);
}

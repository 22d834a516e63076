import type { Position } from "../../src/problem.ts";
import type { ReportedProblem } from "./problems.ts";

const levels = { error: "error", warning: "warning", info: "note" } as const;

/** Problems as a SARIF 2.1.0 log, which code-scanning services read. */
export function formatSarif(problems: readonly ReportedProblem[]): string {
  const rules = [...new Set(problems.map(({ code }) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "site", rules: rules.map((id) => ({ id })) } },
        results: problems.map((problem) => ({
          ruleId: problem.code,
          ruleIndex: rules.indexOf(problem.code),
          level: levels[problem.severity],
          message: { text: [problem.message, problem.hint].filter(Boolean).join(" ") },
          locations: problem.file ? [location(problem as Position)] : [],
          ...(problem.related && { relatedLocations: problem.related.map(location) }),
        })),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function location({ file, line, column }: Position) {
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(file) },
      ...(line !== undefined && {
        region: { startLine: line, ...(column !== undefined && { startColumn: column }) },
      }),
    },
  };
}

import type { Position, ProblemCode } from "../../src/problem.ts";
import { catalog } from "../explain/catalog/index.ts";
import type { ReportedProblem } from "./problems.ts";
import { toVisibleJson } from "./visible.ts";

const levels = { error: "error", warning: "warning", info: "note" } as const;

/** What a code means, for those who read the results elsewhere; undefined for a code nobody knows. */
export type DescribeCode = (code: string) => { summary: string; meaning: string; fix: string } | undefined;

/** Problems as a SARIF 2.1.0 log, which code-scanning services read, part by part. By default codes are those of the catalog. */
export function* formatSarif(
  problems: readonly ReportedProblem[],
  describe: DescribeCode = fromCatalog,
): Generator<string> {
  const rules = [...new Set(problems.map(({ code }) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "site", rules: rules.map((id) => describeRule(id, describe(id))) } },
        results: [],
      },
    ],
  };
  const [start = "", end = ""] = toVisibleJson(log, 2).split(/(?<="results": \[)(?=\]\n)/);
  yield start;
  const indexes = new Map(rules.map((code, index) => [code, index]));
  let separator = "\n";
  for (const problem of problems) {
    const text = toVisibleJson(toResult(problem, indexes.get(problem.code)), 2);
    yield separator + resultIndent + text.replaceAll("\n", `\n${resultIndent}`);
    separator = ",\n";
  }
  if (problems.length > 0) yield `\n${resultIndent.slice(2)}`;
  yield end;
}

/** How deep a result stands in the log. */
const resultIndent = " ".repeat(8);

function toResult(problem: ReportedProblem, ruleIndex: number | undefined) {
  return {
    ruleId: problem.code,
    ruleIndex,
    level: levels[problem.severity],
    message: { text: [problem.message, problem.hint].filter(Boolean).join(" ") },
    locations: problem.file ? [location(problem as Position)] : [],
    ...(problem.related && { relatedLocations: problem.related.map(location) }),
  };
}

function fromCatalog(code: string): ReturnType<DescribeCode> {
  return Object.hasOwn(catalog, code) ? catalog[code as ProblemCode] : undefined;
}

function describeRule(id: string, entry: ReturnType<DescribeCode>) {
  return {
    id,
    ...(entry && {
      shortDescription: { text: entry.summary },
      fullDescription: { text: entry.meaning },
      help: { text: entry.fix },
    }),
  };
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

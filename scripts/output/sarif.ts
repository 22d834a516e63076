import { type Position, problemCodes } from "../../src/problem.ts";
import { entryOf } from "../explain/catalog.ts";
import { hashOf } from "../files/hash.ts";
import type { ReportedProblem } from "./problems.ts";
import { toVisibleJson } from "./visible.ts";

const levels = { error: "error", warning: "warning", info: "note" } as const;

/** What a code means, for those who read the results elsewhere, and where to read more; undefined for a code nobody knows. */
export type DescribeCode = (
  code: string,
) => { summary: string; meaning: string; fix: string; url?: string } | undefined;

export interface SarifOptions {
  /** By default codes are those of the catalog. */
  describe?: DescribeCode;
  /** Keeps the results of one command beside those of another, where services replace a run by the next of its category. */
  category?: "data" | "links" | "audit";
  /** File to show what has no place of its own at: services drop a result without one. */
  home: string;
}

/** Most places beside its own that services show of a result. */
const mostRelated = 100;

/** Problems as a SARIF 2.1.0 log, which code-scanning services read, part by part. */
export function* formatSarif(
  problems: readonly ReportedProblem[],
  { describe = fromCatalog, category = "data", home }: SarifOptions,
): Generator<string> {
  const rules = [...new Set(problems.map(({ code }) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "site", rules: rules.map((id) => describeRule(id, describe(id))) } },
        automationDetails: { id: `site/${category}/` },
        originalUriBaseIds: {
          [baseId]: {
            description: { text: "The folder that the command ran in: the top of the repository." },
          },
        },
        columnKind: "utf16CodeUnits",
        results: [],
      },
    ],
  };
  const [start = "", end = ""] = toVisibleJson(log, 2).split(/(?<="results": \[)(?=\]\n)/);
  yield start;
  const indexes = new Map(rules.map((code, index) => [code, index]));
  let separator = "\n";
  for (const problem of problems) {
    const text = toVisibleJson(toResult(problem, indexes.get(problem.code), home), 2);
    yield separator + resultIndent + text.replaceAll("\n", `\n${resultIndent}`);
    separator = ",\n";
  }
  if (problems.length > 0) yield `\n${resultIndent.slice(2)}`;
  yield end;
}

/** What files are relative to; code scanning takes this name for the top of the repository. */
const baseId = "%SRCROOT%";

/** How deep a result stands in the log. */
const resultIndent = " ".repeat(8);

function toResult(problem: ReportedProblem, ruleIndex: number | undefined, home: string) {
  const { code, severity, message, hint, file, path, related = [] } = problem;
  const place = file === undefined ? (related[0] ?? { file: home }) : (problem as Position);
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: [message, hint].filter(Boolean).join(" ") },
    locations: [location(place)],
    ...(related.length > 0 && {
      relatedLocations: related
        .slice(0, mostRelated)
        .map((other) => ({ ...location(other), message: { text: other.path ?? "Here too." } })),
    }),
    partialFingerprints: { "problem/v1": problem.fingerprint ?? hashOf(code, path ?? file ?? "", message) },
    ...(path !== undefined && { properties: { path } }),
  };
}

function fromCatalog(code: string): ReturnType<DescribeCode> {
  const known = problemCodes.find((one) => one === code);
  return known && entryOf(known);
}

function describeRule(id: string, entry: ReturnType<DescribeCode>) {
  if (!entry) return { id };
  const { summary, meaning, fix, url } = entry;
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: meaning },
    help: { text: fix, markdown: url ? `${fix}\n\n[Who says so](${url})` : fix },
    ...(url && { helpUri: url }),
  };
}

/** A whole file is shown at its first line, because services need one. */
function location({ file, line = 1, column }: Position) {
  return {
    physicalLocation: {
      artifactLocation: { uri: file.split("/").map(encodeURIComponent).join("/"), uriBaseId: baseId },
      region: { startLine: line, ...(column !== undefined && { startColumn: column }) },
    },
  };
}

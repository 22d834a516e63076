import pc from "picocolors";
import type { Problem } from "../../src/problem.ts";
import { formatGithub } from "./github.ts";
import { formatJson } from "./json.ts";
import { createConverter, type Format, fileOfData, type ReportedProblem } from "./problems.ts";
import { formatSarif, type SarifOptions } from "./sarif.ts";
import { type CountedProblem, formatText } from "./text.ts";

/** Where a command prints: results to `out`, everything else to `err`. */
export interface Terminal {
  /** Prints a line; with another `end` than a line feed, only a part of one. */
  out(text: string, end?: string): void;
  err(text: string): void;
  isColored: boolean;
  cwd: string;
}

/** The least that fails a command. */
export const failingGrades = ["warning", "error", "critical"] as const;
export type FailingGrade = (typeof failingGrades)[number];

/**
 * Prints problems in the format asked for. Returns the exit code: 1 when there is one that fails the command, usually an
 * error. As text and JSON they are printed while they are found, and not kept. `counted`: more of them, which a text only counts.
 */
export function reportProblems(
  problems: Iterable<Problem<string>>,
  options: {
    format: Format;
    dataDir: string;
    failOn?: FailingGrade;
    counted?: readonly CountedProblem[];
  } & Omit<SarifOptions, "home">,
  terminal: Terminal,
): 0 | 1 {
  const counts = { error: 0, warning: 0, info: 0 };
  let critical = 0;
  const note = (problem: CountedProblem) => {
    counts[problem.severity]++;
    if (problem.critical) critical++;
  };
  const { counted = [] } = options;
  counted.forEach(note);
  const reported = convert(problems, note, createConverter(options.dataDir, terminal.cwd));
  const formats = {
    text: () => formatText(reported, counts, terminal.cwd, pc.createColors(terminal.isColored), counted),
    json: () => formatJson(reported, counts),
    github: () => [formatGithub([...reported])],
    sarif: () =>
      formatSarif([...reported], {
        ...options,
        home: fileOfData("business.yaml", options.dataDir, terminal.cwd),
      }),
  };
  print(formats[options.format](), terminal);
  const { error, warning } = counts;
  const failing = { critical, error, warning: error + warning }[options.failOn ?? "error"];
  return failing > 0 ? 1 : 0;
}

function* convert(
  problems: Iterable<Problem<string>>,
  note: (problem: Problem<string>) => void,
  toReported: (problem: Problem<string>) => ReportedProblem,
): Generator<ReportedProblem> {
  for (const problem of problems) {
    note(problem);
    yield toReported(problem);
  }
}

/** Characters that are printed at once. */
const chunkLength = 2 ** 16;

/** Prints the parts of a text, and nothing for an empty one. */
function print(parts: Iterable<string>, { out }: Terminal): void {
  let chunk = "";
  let isEmpty = true;
  for (const part of parts) {
    chunk += part;
    if (chunk.length < chunkLength) continue;
    out(chunk, "");
    chunk = "";
    isEmpty = false;
  }
  if (chunk !== "" || !isEmpty) out(chunk);
}

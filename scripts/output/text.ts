import { resolve } from "node:path";
import type pc from "picocolors";
import { counted } from "../../src/loader/counted.ts";
import { countsOf } from "../../src/loader/group-by.ts";
import type { Position } from "../../src/problem.ts";
import { allLines } from "../files/lines.ts";
import { remember } from "../remember.ts";
import { cut } from "./columns.ts";
import { type Counts, placeText, type ReportedProblem } from "./problems.ts";
import { visible, visibleLine } from "./visible.ts";

type Colors = ReturnType<typeof pc.createColors>;
/** A problem that is counted, and not shown. */
export type CountedProblem = Pick<ReportedProblem, "code" | "severity" | "critical">;

const shownRelated = 8;
/** Findings that are said once more at the end, and how many there must be for that: a screen holds the end of a list. */
const shownAgain = 3;
const repeatFrom = 10;
/** Letters of a line that are shown; of a longer one, the part around the caret. */
const lineRoom = 100;

/**
 * Problems for people, part by part: place, code, sentence, the line itself with a caret, hint, and who else is
 * concerned. `counts` is read when all problems have been, and holds `unshown`, too: those that are not shown.
 */
export function* formatText(
  problems: Iterable<ReportedProblem>,
  counts: Counts,
  cwd: string,
  colors: Colors,
  unshown: readonly CountedProblem[] = [],
): Generator<string> {
  const frames = new CodeFrames(cwd, colors);
  const weighed: ReportedProblem[] = [];
  let open = 0;
  let critical = unshown.filter((problem) => problem.critical).length;
  for (const problem of problems) {
    if (problem.impact !== undefined && weighed.length < shownAgain) weighed.push(problem);
    if (problem.critical) critical++;
    if (problem.code === "unfinished-value" && problem.severity === "error") open++;
    const lines = [heading(problem, colors), `  ${visibleLine(problem.message)}`, ...frames.of(problem)];
    if (problem.hint) lines.push(`  ${colors.green("Fix:")} ${visibleLine(problem.hint)}`);
    lines.push(...relatedLines(problem.related ?? [], colors));
    yield `${lines.join("\n")}\n\n`;
  }
  if (unshown.length > 0) yield moreLines(unshown, colors);
  const total = counts.error + counts.warning + counts.info;
  if (total >= repeatFrom && weighed.length > 0) yield again(weighed, colors);
  yield summary(counts, { critical, open }, colors);
}

function heading(problem: ReportedProblem, colors: Colors): string {
  return [...placeAndGrade(problem, colors), colors.dim(problem.code)].join("  ");
}

function placeAndGrade(problem: ReportedProblem, colors: Colors): string[] {
  const { severity, critical, path } = problem;
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
  const where = visibleLine(placeText(problem) || path || "");
  return [...(where ? [colors.bold(where)] : []), paint(critical ? "critical" : severity)];
}

/** How many of each kind are not shown, and where they are. */
function moreLines(unshown: readonly CountedProblem[], colors: Colors): string {
  const lines = [...countsOf(unshown.map(({ code }) => code))].map(
    ([code, count]) => `  ${count.toLocaleString("en-US")} more of ${code}`,
  );
  const title = colors.bold("Not shown here (--format json lists all, --report <dir> shows them in a page):");
  return `${[title, ...lines].join("\n")}\n\n`;
}

/** The gravest findings, which come first, once more in a line each. */
function again(weighed: readonly ReportedProblem[], colors: Colors): string {
  const lines = weighed.map((problem) => {
    const message = visibleLine(problem.message);
    const shown = cut(message, lineRoom);
    return `  ${[...placeAndGrade(problem, colors), shown === message ? message : `${shown}...`].join("  ")}`;
  });
  return `${[colors.bold("Mend these first:"), ...lines].join("\n")}\n\n`;
}

function relatedLines(related: readonly Position[], colors: Colors): string[] {
  if (related.length === 0) return [];
  const lines = related
    .slice(0, shownRelated)
    .map((position) => `    ${visibleLine(placeText(position) || position.path || "")}`);
  const rest = related.length - shownRelated;
  return [
    `  ${colors.dim("Also:")}`,
    ...lines,
    ...(rest > 0 ? [`    ${colors.dim(`and ${rest} more (--format json lists all)`)}`] : []),
  ];
}

/** What errors there are beside mistakes: those that cost customers, and values that nobody has written yet. */
interface ErrorKinds {
  critical: number;
  open: number;
}

function summary({ error, warning, info }: Counts, { critical, open }: ErrorKinds, colors: Colors): string {
  if (error + warning + info === 0) return colors.green("No problems found.");
  const kinds = [
    critical > 0 && `${critical} critical`,
    open > 0 && `${open < error ? `${open} ` : open > 1 ? "all " : ""}still to be written`,
  ].filter(Boolean);
  const parts = [
    error > 0 && colors.red(`${counted(error, "error")}${kinds.length > 0 ? ` (${kinds.join(", ")})` : ""}`),
    warning > 0 && colors.yellow(counted(warning, "warning")),
    info > 0 && colors.cyan(`${info} for information`),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Files whose lines are kept: problems come sorted by file. */
const keptFiles = 100;

/** Reads the lines that problems point at. */
class CodeFrames {
  private readonly linesOf = remember((file) => allLines(resolve(this.cwd, file)), keptFiles);

  constructor(
    private readonly cwd: string,
    private readonly colors: Colors,
  ) {}

  of({ file, line, column }: ReportedProblem): string[] {
    if (!file || !line) return [];
    const text = this.linesOf(file)[line - 1];
    if (text === undefined || text.trim() === "") return [];
    const at = (column ?? 1) - 1;
    const start = at < lineRoom ? 0 : at - 60;
    const isCut = text.length > start + lineRoom;
    const shown = `${start > 0 ? "..." : ""}${visible(text.slice(start, start + lineRoom))}${isCut ? "..." : ""}`;
    const gutter = `${line} | `;
    const indent = gutter.length + at - start + (start > 0 ? 3 : 0);
    return [`  ${this.colors.dim(gutter)}${shown}`, `  ${" ".repeat(indent)}${this.colors.red("^")}`];
  }
}

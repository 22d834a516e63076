import { groupBy } from "../../src/loader/group-by.ts";
import type { ReportedProblem } from "./problems.ts";
import { visible } from "./visible.ts";

/** GitHub shows at most this many annotations of each kind for a step. */
const annotationLimit = 10;

const commands = { error: "error", warning: "warning", info: "notice" } as const;

/**
 * Problems as workflow commands, which GitHub shows beside the lines of a change. It drops what exceeds its limit, so
 * that then the problems of one code become one annotation, those of the most frequent codes first.
 */
export function formatGithub(problems: readonly ReportedProblem[]): string {
  return (["error", "warning", "info"] as const)
    .flatMap((severity) =>
      annotate(
        problems.filter((problem) => problem.severity === severity),
        commands[severity],
      ),
    )
    .join("\n");
}

function annotate(problems: readonly ReportedProblem[], command: string): string[] {
  const groups = foldFrequent(problems);
  const isOver = groups.length > annotationLimit;
  const shown = isOver ? groups.slice(0, annotationLimit - 1) : groups;
  const lines = shown.map(([first, ...others]) => annotation(first, others, command));
  if (!isOver) return lines;
  const rest = groups.slice(annotationLimit - 1).flat();
  return [
    ...lines,
    `::${command} title=${rest.length} more::${escapeData(rest.map((problem) => oneLine(problem)).join("\n"))}`,
  ];
}

type Group = [ReportedProblem, ...ReportedProblem[]];

/** Each problem by itself; where these are too many, all of a code together, until they fit. */
function foldFrequent(problems: readonly ReportedProblem[]): Group[] {
  const byCode = groupBy(problems, ({ code }) => code);
  const folded = new Set<string>();
  let count = problems.length;
  for (const [code, { length }] of [...byCode].sort(([, a], [, b]) => b.length - a.length)) {
    if (count <= annotationLimit) break;
    folded.add(code);
    count -= length - 1;
  }
  return problems.flatMap((problem): Group[] => {
    if (!folded.has(problem.code)) return [[problem]];
    const [first, ...others] = byCode.get(problem.code) as Group;
    return first === problem ? [[first, ...others]] : [];
  });
}

function annotation(first: ReportedProblem, alike: readonly ReportedProblem[], command: string): string {
  const { file, line, column, code } = first;
  // A page of a crawl is no file of the change: its address is part of what is said.
  const isFile = file !== undefined && !/^https?:/.test(file);
  const properties = Object.entries({
    ...(isFile && { file, line, col: column }),
    title: alike.length > 0 ? `${code} (${alike.length + 1} times)` : code,
  }).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${escapeProperty(String(value))}`));
  const said = isFile || file === undefined ? textOf(first) : [oneLine(first)];
  const text = [...said, ...alike.map((problem) => oneLine(problem, first.hint))].join("\n");
  return `::${command} ${properties.join(",")}::${escapeData(text)}`;
}

/** What is said of a problem: sentence, hint, and the other places. */
function textOf({ message, hint, related = [] }: ReportedProblem): string[] {
  const others = related.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  return [message, hint ?? "", others.length > 0 ? `Also: ${others.join(", ")}` : ""].filter(
    (line) => line !== "",
  );
}

/** A problem within an annotation of others: its place, and what is said of it that was not said before. */
function oneLine(problem: ReportedProblem, saidHint?: string): string {
  const { file, line, path } = problem;
  const where = [file ?? path, line].filter((part) => part !== undefined).join(":");
  return [where, ...textOf(problem).filter((text) => text !== saidHint)].join(" ").trim();
}

/** Escapes as the Actions runner reads them (actions/toolkit, command.ts). */
function escapeData(text: string): string {
  return visible(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

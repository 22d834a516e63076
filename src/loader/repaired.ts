import type { Correction, Problem } from "../problem.ts";
import type { Rewriting } from "./repair-rules.ts";

/** Longest part of a line that a hint shows, and how much of it is its end, where a quote may be new. */
const maxShown = 120;
const shownEnd = 30;

/** A change of some lines of a text, and what is then still wrong with it. */
export interface Repair {
  /** First line that changes, from 0, and how many do. */
  at: number;
  rewriting: Rewriting;
  replaced: number;
  /** True for an indentation that data files do not have: a better one is looked for. */
  isOdd?: boolean;
  left: Problem[];
}

export function splitLines(text: string): { lines: string[]; lineEnd: string } {
  return { lines: text.split(/\r?\n/), lineEnd: text.includes("\r\n") ? "\r\n" : "\n" };
}

export function widthOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** What a problem is, wherever it stands: lines move when one of them becomes two. */
export function nameOf({ code, message, place }: Problem): string {
  return [code, place?.pointer, message].join(" ");
}

/** The problem with what the repair says of it. */
export function repaired(problem: Problem, repair: Repair, text: string, file: string): Problem {
  const { at, rewriting, replaced } = repair;
  const { lines, lineEnd } = splitLines(text);
  const isWhole = replaced === lines.length && at === 0;
  const start = lines.slice(0, at).join(lineEnd).length + (at > 0 ? lineEnd.length : 0);
  const old = lines.slice(at, at + replaced).join(lineEnd);
  const written = rewriting.lines.join(lineEnd);
  // A line that goes takes its line end with it.
  const end =
    start + old.length + (rewriting.lines.length === 0 && at < lines.length - 1 ? lineEnd.length : 0);
  const first = isWhole ? lines.findIndex((line, index) => line !== rewriting.lines[index]) : at;
  const shownAt = problem.position?.line === first + 1 || problem.place ? problem.position : undefined;
  const changes: Correction[] = [{ kind: "splice", file, start, end, text: written }];
  const isCertain = rewriting.isCertain && !repair.left.some(({ code }) => code === "yaml-syntax");
  return {
    ...problem,
    message: rewriting.message ?? problem.message,
    hint: rewriting.hint ?? `Write ${shown(written)}`,
    ...(!problem.place && {
      position: shownAt ?? { file, line: first + 1, column: widthOf(lines[first] ?? "") + 1 },
    }),
    [isCertain ? "corrections" : "proposal"]: changes,
  };
}

/** The line without its indentation, ended like a sentence. */
function shown(line: string): string {
  const bare = line.trim();
  const start = bare.slice(0, maxShown - shownEnd - 3);
  const cut = bare.length > maxShown ? `${start}...${bare.slice(-shownEnd)}` : bare;
  return /[.!?]["']?$/.test(cut) ? cut : `${cut}.`;
}

/** True where something is wrong that was not before: a text that cannot be read hides what is wrong with its values. */
export function hasMore(left: readonly Problem[], before: readonly Problem[]): boolean {
  const known = new Set(before.map(nameOf));
  return left.some((problem) => !known.has(nameOf(problem)));
}

/** True where fewer mistakes of syntax are left. */
export function hasFewerSlips(left: readonly Problem[], before: readonly Problem[]): boolean {
  const slips = (problems: readonly Problem[]) =>
    problems.filter(({ code }) => code === "yaml-syntax").length;
  return slips(left) < slips(before);
}

/** True where the lines that were changed, or the next ones, are still wrong, or now the whole file, which is said at its start. */
export function isStillThere(left: readonly Problem[], { at, rewriting }: Omit<Repair, "left">): boolean {
  return left.some(({ code, position }) => {
    const line = (position?.line ?? 0) - 1;
    const isNear = line >= at - 1 && line <= at + rewriting.lines.length;
    return code === "yaml-syntax" && (isNear || line <= 0);
  });
}

/** `1 space`, `4 spaces`. */
export function count(spaces: number): string {
  return spaces === 1 ? "1 space" : `${spaces} spaces`;
}

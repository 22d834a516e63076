import { asError, type Problem } from "../problem.ts";

/** The lines that Git puts around two versions of the same lines, and between them. */
const marker = /^(<{7}|\|{7}|={7}|>{7})(?= |\r?$).*$/gm;

/** Two versions of the same lines that Git could not bring together, each with all its lines; also a marker left alone. */
export function mergeConflicts(text: string, file: string): Problem[] {
  const problems: Problem[] = [];
  let open: { line: number; end: number } | undefined;
  const close = () => {
    if (open) problems.push(conflict(file, open.line, open.end));
    open = undefined;
  };
  for (const { 0: mark, index } of text.matchAll(marker)) {
    const line = text.slice(0, index).split("\n").length;
    if (mark.startsWith("<") || !open) {
      close();
      open = { line, end: line };
    }
    open.end = line;
    if (mark.startsWith(">")) close();
  }
  close();
  return problems;
}

function conflict(file: string, line: number, end: number): Problem {
  const isAlone = line === end;
  return asError({
    code: "merge-conflict",
    message: isAlone
      ? `Line ${line} is left of a Git merge conflict.`
      : `This file holds a Git merge conflict, lines ${line}-${end}.`,
    hint: isAlone
      ? "Remove the line."
      : "Keep one of the two versions, and remove the other and the lines that start with <<<<<<<, ======= and >>>>>>>.",
    position: { file, line, column: 1 },
  });
}

import { dirname } from "node:path";
import { entryOf } from "../../scripts/explain/catalog.ts";
import type { Format } from "../../scripts/output/problems.ts";
import { reportProblems } from "../../scripts/output/report.ts";
import { type Problem, type ProblemCode, problemCodes } from "../../src/problem.ts";
import { copyOfData, type DataFolder } from "./data-folder.ts";
import { applyEdits } from "./example.ts";
import { findProblems } from "./problems.ts";

/** Codes that checking a data folder finds; the others need a built folder. */
export const checkedCodes = problemCodes.filter((code) => entryOf(code).stage !== "built");

/** A valid folder with the mistake of a code's example in it, and what checking it finds because of that. */
export function makeExample(code: ProblemCode): { data: DataFolder; problems: Problem[] } {
  const data = copyOfData();
  const isRelease = entryOf(code).stage === "release";
  const before = new Set(findProblems(data, { isRelease }).map(identity));
  applyEdits(data, entryOf(code).example.edits);
  const problems = findProblems(data, { isRelease });
  return { data, problems: problems.filter((problem) => !before.has(identity(problem))) };
}

function identity({ code, message, place, position }: Problem): string {
  return JSON.stringify([code, message, place, position]);
}

/** Problems as a command prints them that runs beside the data folder. */
export function printedProblems(data: DataFolder, problems: readonly Problem[], format: Format): string {
  const lines: string[] = [];
  const terminal = {
    out: (text: string) => void lines.push(text),
    err: (text: string) => {
      throw new Error(`Nothing goes to stderr, but: ${text}`);
    },
    isColored: false,
    cwd: dirname(data.dir),
  };
  reportProblems(problems, { format, dataDir: data.dir }, terminal);
  return lines.join("\n");
}

import type { Problem } from "../../../src/problem.ts";
import { fileOfData } from "../../output/problems.ts";
import { listShownProblems } from "../shown-problems.ts";
import type { EditedData } from "./edit-session.ts";
import type { EditorProblem } from "./messages.ts";

/** Errors of the data with their places, as editors open them. */
export function placedErrors(
  { dataDir, terminal }: EditedData,
  problems: readonly Problem[],
): EditorProblem[] {
  return listShownProblems(problems, dataDir, terminal.cwd).map(({ code, message, hint, place }) => ({
    code,
    message,
    isError: true,
    ...(hint !== undefined && { hint }),
    ...(place !== undefined && { place }),
  }));
}

/** A problem of what is being changed, whose place everybody sees. */
export function unplaced({ code, message, hint, severity, place: at }: Problem): EditorProblem {
  return {
    code,
    message,
    isError: severity === "error",
    ...(hint !== undefined && { hint }),
    ...(at && { at: { file: at.file, pointer: at.pointer } }),
  };
}

/** What keeps something from being undone, or done again. */
export function editedSince({ dataDir, terminal }: EditedData, files: readonly string[]): EditorProblem {
  const named = files.map((file) => fileOfData(file, dataDir, terminal.cwd)).join(", ");
  return {
    code: "edited-since",
    message: `Somebody else has changed since what was done in ${named}. Nothing was changed now.`,
    hint: "Take it back there with a text editor, or leave it; what was done before it can be taken back next.",
    isError: true,
  };
}

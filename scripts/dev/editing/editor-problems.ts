import { sep } from "node:path";
import { entities } from "../../../src/kinds/index.ts";
import { kindAt } from "../../../src/loader/kind-of-file.ts";
import { parseYaml } from "../../../src/loader/parse.ts";
import type { Problem } from "../../../src/problem.ts";
import { fileOfData } from "../../output/problems.ts";
import { describeFault } from "../../start/world-fault.mjs";
import { UserError } from "../../user-error.ts";
import { listShownProblems } from "../shown-problems.ts";
import type { EditedData } from "./edit-session.ts";
import { type EditorProblem, type Refusal, refusal } from "./messages.ts";

/** Errors of the data with their places, as editors open them. */
export function placedErrors(
  { dataDir, terminal }: EditedData,
  problems: readonly Problem[],
): EditorProblem[] {
  return listShownProblems(problems, dataDir, terminal.cwd).map(({ related, frame, ...shown }) => ({
    ...shown,
    isError: true,
  }));
}

/** A refusal for errors that are elsewhere than in what is being changed. */
export function refusedFor(data: EditedData, problems: readonly Problem[]): Refusal {
  return { status: "refused", problems: placedErrors(data, problems) };
}

/** What keeps a file of the data from being read; none where it can be. */
export function readingErrors(text: string, file: string): Problem[] {
  const kind = kindAt(file);
  const { value, problems } = kind
    ? parseYaml(text, file, entities[kind].schema)
    : { value: text, problems: [] };
  return value === undefined ? problems : [];
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
export function editedSince({ dataDir, terminal }: EditedData, files: readonly string[]): Refusal {
  const named = files.map((file) => fileOfData(file, dataDir, terminal.cwd)).join(", ");
  return refusal({
    code: "edited-since",
    message: `Somebody else has changed since what was done in ${named}. Nothing was changed now.`,
    hint: "Take it back there with a text editor, or leave it; what was done before it can be taken back next.",
  });
}

/** What only people can mend, such as a full disk, as an answer in words; throws anything else. */
export function faultAnswer(error: unknown, { dataDir, terminal }: EditedData): Refusal {
  const fault =
    error instanceof UserError
      ? { message: error.message, fix: error.hint }
      : describeFault(error, dataDir, "write");
  if (!fault) throw error;
  const message = fault.message.replaceAll(terminal.cwd + sep, "");
  return refusal({ code: "not-written", message, hint: fault.fix });
}

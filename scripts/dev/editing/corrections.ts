import type { Correction, Problem } from "../../../src/problem.ts";
import { tryChangeText } from "../../edit/change.ts";
import type { FileChange } from "../../edit/journal.ts";
import type { EditedData } from "./edit-session.ts";
import { placedErrors, unplaced } from "./editor-problems.ts";
import type { EditorProblem } from "./messages.ts";
import type { EditChange } from "./requests.ts";
import { valueAt } from "./value-at.ts";

interface Tried {
  changes: readonly EditChange[];
  files: readonly FileChange[];
}

/**
 * Shows problems of what is tried: with the place of those that are in no value of its files, and with the text that a
 * value should have where the fix of its problem is another one.
 */
export function corrected(tried: Tried, data: EditedData): (problem: Problem) => EditorProblem {
  const isSeen = ({ place }: Problem) => tried.files.some(({ file }) => file === place?.file);
  return (problem) => {
    const correction = correctionOf(problem.corrections ?? problem.proposal ?? [], tried);
    const [{ place } = {}] = isSeen(problem) ? [] : placedErrors(data, [problem]);
    return { ...unplaced(problem), ...(place !== undefined && { place }), ...(correction && { correction }) };
  };
}

/** The text that one of the values would have with all that mends a problem. */
function correctionOf(fixes: readonly Correction[], { changes, files }: Tried): EditorProblem["correction"] {
  const [fix] = fixes;
  if (!fix || fix.kind === "rename") return undefined;
  const file = fileOf(fix);
  const after = files.find((one) => one.file === file)?.after;
  const text = after && Buffer.from(after).toString();
  if (text === undefined || fixes.some((one) => fileOf(one) !== file)) return undefined;
  const mended = tryChangeText(text, file, fixes);
  for (const change of changes) {
    if ("kind" in change || change.file !== file) continue;
    const value = mended === undefined ? undefined : valueAt(mended, change.pointer)?.toString();
    if (value === undefined || value === valueAt(text, change.pointer)?.toString()) continue;
    const { pointer } = change;
    return { file, pointer, text: value, words: fix.kind === "reword" ? fix.text : value };
  }
  return undefined;
}

function fileOf(fix: Correction): string {
  return "place" in fix ? fix.place.file : fix.file;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findUnfinished } from "../../src/loader/unfinished.ts";
import { errorsOf, type Problem } from "../../src/problem.ts";
import type { Site } from "../../src/site/site.ts";
import { newDraft } from "../check/drafts.ts";
import type { PageChanges } from "../check/page-memory.ts";
import { type AddContext, type Addition, newFileText } from "./addition.ts";
import { markGaps } from "./gaps.ts";
import type { FileChange } from "./journal.ts";
import { checkWouldBe } from "./would-be.ts";

/** What an addition would do, checked but not written. */
export interface Plan {
  addition: Addition;
  /** The text of the new file. */
  text: string;
  changes: FileChange[];
  /** Fields that are still to be written, as JSON pointers. */
  gaps: string[];
  /** Problems that keep it from being written. */
  errors: Problem[];
  /** Errors that the data had before and still has. */
  left: Problem[];
  /** Warnings that the data did not have before. */
  warnings: Problem[];
  pages: PageChanges;
}

/** Checks the data as it would be, with something in place of each value that is open, so that nothing hides behind a mark. */
export function planAddition(
  context: AddContext,
  addition: Addition,
  site: Site,
  known: readonly Problem[],
): Plan {
  const { root, dataDir, memory } = context;
  const { file } = addition;
  const marked = markGaps(addition.kind, addition.values, addition.questions);
  const text = newFileText(context, addition, marked);
  const files = new Map([...addition.edits.map((edit) => [edit.file, edit.after] as const), [file, text]]);
  const draft = newDraft(root, dataDir, file);
  const checked = checkWouldBe(dataDir, files, { memory, draft });
  const isNew = newTo(known);
  const fresh = unique(checked.problems.filter(isNew));
  return {
    addition,
    text,
    changes: [...files].map(([name, after]) => toChange(dataDir, name, after)),
    gaps: findUnfinished(marked).map(({ pointer }) => pointer),
    errors: errorsOf(fresh),
    left: errorsOf(checked.problems).filter((problem) => !isNew(problem)),
    warnings: fresh.filter(({ severity }) => severity === "warning"),
    pages: memory.pages.compare(site, checked.site),
  };
}

/** True for a problem that was not there before. Lines move when files are edited, so they are not compared. */
export function newTo(known: readonly Problem[]): (problem: Problem) => boolean {
  const keys = new Set(known.map(keyOf));
  return (problem) => !keys.has(keyOf(problem));
}

function keyOf({ code, message, place, position }: Problem): string {
  return `${code} ${place?.file ?? position?.file ?? ""} ${message}`;
}

function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

export function toChange(dataDir: string, file: string, after: string): FileChange {
  return { file, before: bytesOf(dataDir, file), after: Buffer.from(after) };
}

/** What a file of the data holds; undefined where there is none. */
export function bytesOf(dataDir: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(dataDir, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

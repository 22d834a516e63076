import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Draft } from "../../src/loader/draft.ts";
import { findUnfinished } from "../../src/loader/unfinished.ts";
import { errorsOf, type Problem } from "../../src/problem.ts";
import type { Site } from "../../src/site/site.ts";
import type { CheckMemory } from "../check/check-memory.ts";
import { newDraft } from "../check/drafts.ts";
import type { PageChanges } from "../check/page-memory.ts";
import { type AddContext, type Addition, type Edit, newFileText } from "./addition.ts";
import { markGaps } from "./gaps.ts";
import type { FileChange } from "./journal.ts";
import { checkWouldBe } from "./would-be.ts";

/** A file that a plan touches, and what happens to it, in words. */
export interface TouchedFile {
  file: string;
  state: "new" | "changed" | "removed";
  about: string;
}

/** What is planned for the files of things, checked but not written. */
export interface Plan {
  /** For people: `Remove the city Pine Bend`. */
  title: string;
  changes: FileChange[];
  touched: TouchedFile[];
  /** What keeps it from being written: problems that the data would have and has not now, or places that only a person can change. */
  errors: Problem[];
  /** Warnings that the data did not have before. */
  warnings: Problem[];
  pages: PageChanges;
}

/** What an addition would do. */
export interface AdditionPlan extends Plan {
  addition: Addition;
  /** The text of the new file. */
  text: string;
  /** Fields that are still to be written, as JSON pointers. */
  gaps: string[];
  /** Errors that the data had before and still has. */
  left: Problem[];
}

/** The data as it is now, and what the check of it remembers. */
export interface PlanContext {
  root: string;
  site: Site;
  problems: readonly Problem[];
  options: { memory: CheckMemory; draft?: Draft };
}

/** Checks the data as it would be, with something in place of each value that is open, so that nothing hides behind a mark. */
export function planAddition(
  context: AddContext,
  addition: Addition,
  site: Site,
  problems: readonly Problem[],
): AdditionPlan {
  const { root, dataDir, memory } = context;
  const { kind, name, file, edits } = addition;
  const marked = markGaps(kind, addition.values, addition.questions);
  const text = newFileText(context, addition, marked);
  const own: Edit = { file, after: text, about: `the ${kind} itself`, isNew: true };
  const changes = [...edits, own].map((edit) => toChange(dataDir, edit.file, edit.after));
  const draft = newDraft(root, dataDir, file);
  const { checked, ...outcome } = checkChanges({ root, site, problems, options: { memory, draft } }, changes);
  const isNew = newTo(problems);
  return {
    ...outcome,
    title: `Add the ${kind} ${name}`,
    addition,
    text,
    changes,
    touched: [...edits, own].map((edit) => ({
      file: edit.file,
      state: edit.isNew ? "new" : "changed",
      about: edit.about,
    })),
    gaps: findUnfinished(marked).map(({ pointer }) => pointer),
    left: errorsOf(checked.problems).filter((problem) => !isNew(problem)),
  };
}

/** What the data would have and has not now. */
export function checkChanges({ site, problems, options }: PlanContext, changes: readonly FileChange[]) {
  const wouldBe = new Map(changes.map(({ file, after }) => [file, after]));
  const checked = checkWouldBe(site.dataset.dataDir, wouldBe, options);
  const fresh = checked.problems.filter(newTo(problems));
  return {
    checked,
    errors: errorsOf(fresh),
    warnings: fresh.filter(({ severity }) => severity === "warning"),
    pages: options.memory.pages.compare(site, checked.site),
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

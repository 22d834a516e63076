import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findUnfinished } from "../../src/loader/unfinished.ts";
import { errorsOf, type Problem } from "../../src/problem.ts";
import type { Site } from "../../src/site/site.ts";
import { newDraft } from "../check/drafts.ts";
import type { PageChanges } from "../check/page-memory.ts";
import { type AddContext, type Addition, newFileText } from "./addition.ts";
import { markGaps, standInGaps } from "./gaps.ts";
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

/** Checks the data as it would be, once with the marks and once with stand-ins for them, so that nothing hides behind a mark. */
export function planAddition(
  context: AddContext,
  addition: Addition,
  site: Site,
  known: readonly Problem[],
): Plan {
  const { root, dataDir, dataset, memory } = context;
  const marked = markGaps(addition.kind, addition.values, addition.questions);
  const stand = { image: dataset.business.value.defaultImage ?? firstPicture(site), target: "/" };
  const standIn = standInGaps(addition.kind, addition.values, addition.questions, stand);
  const text = newFileText(context, addition, marked);
  const edits = addition.edits.map(({ file, after }) => [file, after] as const);
  const wouldBe = (newText: string) =>
    checkWouldBe(dataDir, new Map([...edits, [addition.file, newText]]), {
      memory,
      draft: newDraft(root, dataDir),
    });
  const isMark = ({ code }: Problem) => code === "unfinished-value";
  const withMarks = wouldBe(text).problems;
  const complete = wouldBe(newFileText(context, addition, standIn));
  const gaps = findUnfinished(marked).map(({ pointer }) => pointer);
  // Nobody has said what stands in, alone or in a group such as coordinates.
  const isOfStandIn = ({ place }: Problem) =>
    place?.file === addition.file &&
    gaps.some(
      (gap) =>
        `${place.pointer}/`.startsWith(`${gap}/`) ||
        (place.pointer !== "" && gap.startsWith(`${place.pointer}/`)),
    );
  const said = complete.problems.filter((problem) => !isOfStandIn(problem));
  const isNew = newTo(known);
  const found = [...withMarks, ...said].filter((problem) => isNew(problem) && !isMark(problem));
  return {
    addition,
    text,
    changes: [...edits, [addition.file, text] as const].map(([file, after]) =>
      toChange(dataDir, file, after),
    ),
    gaps,
    errors: unique(errorsOf(found)),
    left: errorsOf(said).filter((problem) => !isNew(problem)),
    warnings: unique(found.filter(({ severity }) => severity === "warning")),
    pages: memory.pages.compare(site, complete.site),
  };
}

function firstPicture(site: Site): string {
  return [...site.dataset.imageFiles.keys()][0] ?? "";
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

import type { Problem } from "../../../src/problem.ts";
import type { TouchedFile } from "../../edit/plan.ts";
import type { Thing, ThingKind } from "../../edit/things.ts";
import type { RecordAnswer, RecordField } from "./record-messages.ts";
import type { EditChange } from "./requests.ts";

/** Where edits are sent. */
export const editPath = "/__edit";
/** Where pictures are sent, as they are; `name` is the query for the name of the file. */
export const picturePath = "/__edit/picture";
/** Header that holds the token which only our own pages know. */
export const tokenHeader = "x-site-edit";
/** Query of the address at which a page can be edited. */
export const editQuery = "edit";
/** Id of the element that holds what the page can edit, as JSON. */
export const valuesId = "site-values";

/** A value of the data: its file, relative to the data folder, and JSON pointer into it. */
export interface ValuePlace {
  file: string;
  pointer: string;
}

/** A text of the data that a page shows. */
export interface ShownValue extends ValuePlace {
  /** As the data writes it, names in braces not filled; all of it, where the page shows a piece. */
  written: string;
  /** What is to be written, where nothing is yet; `written` is empty then. */
  advice?: string;
  /** Number of the text of the page in which it fills a place. */
  outer?: number;
}

/** What a name in braces stands for, and where that is written; a value that is worked out has no place. */
export type Fill = { text: string } & Partial<ShownValue>;

/** What the page tells the editor in its document. */
export interface EditablePage {
  token: string;
  canUndo: boolean;
  canRedo: boolean;
  values: ShownValue[];
  /** By file, what the names in its texts stand for on this page. */
  fills: Record<string, Record<string, Fill>>;
  /** Paths of all pages, and the file that each is made from. */
  paths: Record<string, string>;
  pictures: ShownPicture[];
  /** The largest file of a picture, in bytes. */
  mostPictureBytes: number;
}

/** A picture of the data. */
export interface ShownPicture {
  name: string;
  /** Where a small one is. */
  src: string;
  /** The spot that crops keep, as `30, 20`; empty where none is written. */
  focus: string;
  /** False where no file says what it shows. */
  isDescribed: boolean;
}

/** What has to be known before a thing can be added, as a form asks it. */
export interface Question {
  question: string;
  /** None for a text that is typed. */
  choices: { value: string; label: string; hint?: string }[];
  isSeveral: boolean;
  /** What holds until somebody chooses otherwise. */
  chosen: string[];
}

/** A kind of thing: how many there are, and what can be said of a new one. */
export interface AddableKind {
  kind: ThingKind;
  count: number;
  /** What its name is called. */
  label: string;
  /** What has to be known at once, because nothing can stand in its place. */
  needed: RecordField[];
  more: RecordField[];
}

/** What a work would do. */
export interface WorkPlan {
  /** For people: `Remove the city Pine Bend`. */
  title: string;
  files: TouchedFile[];
  added: string[];
  changed: string[];
  removed: string[];
  isEverywhere: boolean;
  notes: string[];
  /** Fields that are still to be written. */
  open: string[];
  problems: EditorProblem[];
}

/** The innermost entry of a list that a value stands in. */
export interface ListEntry {
  pointer: string;
  /** Name of the list, such as `landmarks`. */
  list: string;
  /** From 0. */
  index: number;
  length: number;
  /** Names of the texts and numbers in an entry; none where it is a text itself. */
  names: string[];
}

/** Why nothing came of what was asked: with it the data would have mistakes, or something else is in the way. */
export interface Refusal {
  status: "refused";
  problems: EditorProblem[];
}

/** A refusal in words for people. */
export function refusal({
  code,
  message,
  hint,
}: {
  code: string;
  message: string;
  hint?: string | undefined;
}): Refusal {
  const fix = hint === undefined ? {} : { hint };
  return { status: "refused", problems: [{ code, message, ...fix, isError: true }] };
}

/** What became of a picture that was sent: kept until it is saved, or why it cannot be. */
export type UploadAnswer =
  | { status: "kept"; upload: string; name: string; warnings: EditorProblem[] }
  | Refusal;

/** Which pages a change reaches. */
export interface Reach {
  /** Their paths, those that are new, too. */
  pages: string[];
  /** True where what surrounds all pages changes, such as a menu. */
  isEverywhere: boolean;
}

/** A change that was saved, as the list of changes shows it. */
export interface HistoryEntry {
  /** What was done, where it is more than changes of values. */
  title?: string;
  /** What it said before and says after; empty where there was or is nothing. */
  changes: { before: string; after: string; place: string }[];
  reach: Reach;
  isUndone: boolean;
  /** True for what is in a commit. */
  isKept: boolean;
}

/** A file of the data that is in no commit as it is now. */
export interface PendingFile {
  file: string;
  state: "new" | "changed" | "removed";
}

/** What can be committed. */
export interface Repository {
  pending: PendingFile[];
  /** Why there is nothing to commit to. */
  absence?: string;
  /** What has to be ended before anything can be committed. */
  obstacle?: string;
}

export interface EditorProblem extends Pick<Problem<string>, "code" | "message" | "hint"> {
  isError: boolean;
  /** The value that it is about. */
  at?: ValuePlace;
  /** What the value should say, where the fix is another text, and the words of it that differ. */
  correction?: ValuePlace & { text: string; words: string };
  /** Where it is, as editors open it, where it is not in what is being changed. */
  place?: string;
}

export type EditorAnswer =
  /** It can be saved, or is. `problems` are warnings that it brings. */
  | {
      status: "good";
      places: string[];
      reach: Reach;
      problems: EditorProblem[];
      canUndo: boolean;
      canRedo: boolean;
    }
  /** The file says something else by now, or is gone. */
  | { status: "conflict"; change: EditChange; place: string; current: string | undefined }
  | Refusal
  /** `message` is what a commit of it would say. */
  | { status: "history"; entries: HistoryEntry[]; repository: Repository; message: string }
  /** Without a field where the value has one place only; `shared` says where it stands now. */
  | { status: "own"; own?: ValuePlace & { name: string; shared: string } }
  | { status: "committed"; hash: string; files: number }
  | { status: "difference"; text: string }
  /** What the page is about, absent where it has no file of its own, and what can be added. */
  | { status: "things"; thing?: Thing; isAsking: boolean; kinds: AddableKind[] }
  /** `more` is how many are left out. */
  | { status: "list"; things: Thing[]; more: number }
  /** Without a plan where a question is open. */
  | { status: "plan"; questions: Question[]; plan?: WorkPlan }
  /** Without an entry where the value is in no list. */
  | { status: "entry"; entry?: ListEntry }
  | RecordAnswer;

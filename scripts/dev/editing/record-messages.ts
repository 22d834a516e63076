import type { GroundMap } from "../../../src/site/maps/map.ts";
import type { ValuePlace } from "./messages.ts";

/** How a field is filled in. */
export type RecordForm =
  | "text"
  | "prose"
  | "number"
  | "flag"
  | "choice"
  | "date"
  | "picture"
  | "link"
  | "reference"
  /** Says what a group is, and is not changed. */
  | "fixed"
  /** Latitude and longitude. */
  | "point"
  | "group"
  | "list"
  /** Values by names that the data chooses. */
  | "named";

/** A field of a data file, with what the file says of it. */
export interface RecordField {
  pointer: string;
  label: string;
  help: string;
  form: RecordForm;
  isRequired: boolean;
  /** As the file writes it; empty where it says nothing. */
  written: string;
  /** What an empty field shows: what holds without it, or an example. */
  hint?: string;
  /** The words of a choice, and how they are shown. */
  choices?: { value: string; label: string }[];
  /** Kind of what is referred to. */
  of?: string;
  /** What people call what is referred to. */
  called?: string;
  /** What is in a group, a list or among named values. */
  fields?: RecordField[];
  /** Another entry of a list, or another named value, as it will be. */
  blank?: RecordField;
  /** Sections that can come into a list of sections, each as it will be; `written` is its kind. */
  kinds?: RecordField[];
}

/** All that one data file says, and could say. */
export interface FileRecord {
  file: string;
  name: string;
  fields: RecordField[];
  /** Pointers of what search engines show of the page that is open. */
  title?: string;
  description?: string;
  map?: GroundMap;
}

/** A data file, by its name. */
export interface NamedFile {
  file: string;
  name: string;
}

/** A text as search engines show it. */
export interface ResultText {
  text: string;
  width: number;
  most: number;
  /** What is wrong with its length, as the end of a sentence. */
  fault?: string;
}

export type RecordAnswer =
  | { status: "record"; record: FileRecord; files: NamedFile[] }
  | { status: "found"; things: { id: string; name: string }[] }
  | { status: "result"; address: string; title: ResultText; description: ResultText };

/** What has an entry of its own in a file, by which one knows that it still is the same: the first value in it. */
export function firstValueIn({
  pointer,
  written,
  fields = [],
}: RecordField): { pointer: ValuePlace["pointer"]; written: string } | undefined {
  if (written !== "") return { pointer, written };
  for (const field of fields) {
    const found = firstValueIn(field);
    if (found) return found;
  }
  return undefined;
}

import type { TSchema } from "typebox";
import type { Resolved } from "../fields/index.ts";
import type { Schema } from "../fields/schema.ts";
import { offerFields } from "./offer/fields.ts";
import { reviewFields } from "./review/fields.ts";
import { type PropsOf, type SubjectName, type Subjects, subjects } from "./subjects.ts";
import type { TermFields } from "./term.ts";

/** Where the files of a kind lie: one file, or a folder with files that many levels deep. */
export type Location = { file: string; isRequired: boolean } | { folder: string; depth: 1 | 2 };

/** A kind of data. */
export interface Kind {
  schema: Schema;
  /** The field by whose value people know a file of it; absent where nothing but the name of the file tells them apart. */
  nameField?: string;
  location: Location;
  /** The fields that say from and through which day a file is shown. */
  term?: TermFields;
}

/** The kinds without pages of their own whose files sections list. Those with pages say it of themselves. */
export const records = {
  review: { schema: reviewFields, nameField: "name", location: { folder: "reviews", depth: 1 } },
  offer: {
    schema: offerFields,
    nameField: "title",
    location: { folder: "offers", depth: 1 },
    term: { from: "from", through: "through" },
  },
} satisfies Record<string, Kind>;

type Records = typeof records;

type ListedSubjectName = {
  [K in SubjectName]: Subjects[K] extends { isListed: true } ? K : never;
}[SubjectName];

/** The kinds whose files sections list. */
export type ListedKind = keyof Records | ListedSubjectName;

/** What a section gets of a file that it lists. */
export type ListedProps<K extends ListedKind> = K extends SubjectName
  ? PropsOf<K>
  : K extends keyof Records
    ? Records[K] extends { schema: infer Fields extends TSchema }
      ? Resolved<Fields>
      : never
    : never;

const withPages = Object.entries(subjects).filter(([, subject]) => "isListed" in subject);
const all: [string, Kind][] = [...withPages, ...Object.entries(records)];

/** All of them, by name. */
export const listed: ReadonlyMap<string, Kind> = new Map(all);
export const listedKinds = [...listed.keys()] as ListedKind[];

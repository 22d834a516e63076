import { siteValueNames } from "../fields/value-names.ts";
import { citySubject } from "./city/subject.ts";
import { countySubject } from "./county/subject.ts";
import { eventSubject } from "./event/subject.ts";
import { jobSubject } from "./job/subject.ts";
import { memberSubject } from "./member/subject.ts";
import { officeSubject } from "./office/subject.ts";
import { projectSubject } from "./project/subject.ts";
import type { SubjectKind } from "./subject.ts";

/** The kinds of data whose files have pages of their own. */
const list = {
  city: citySubject,
  county: countySubject,
  project: projectSubject,
  member: memberSubject,
  office: officeSubject,
  job: jobSubject,
  event: eventSubject,
};

export type Subjects = typeof list;
export type SubjectName = keyof Subjects;
/** A thing of a kind as it stands in its file, and as its page gets it. */
export type ThingOf<K extends SubjectName> =
  Subjects[K] extends SubjectKind<infer Own, infer _> ? Own : never;
export type PropsOf<K extends SubjectName> =
  Subjects[K] extends SubjectKind<infer _, infer Props> ? Props : never;

export const subjects: Readonly<Record<SubjectName, SubjectKind>> = list;
export const subjectNames = Object.keys(list) as SubjectName[];

/** True for a name in braces that the tool fills in itself, on some pages at least. */
export function isOwnValueName(name: string): boolean {
  return ownNames.has(name);
}

/** Names in braces that pages of some kind have beside those of the site. */
export const subjectValueNames = Object.values(subjects).flatMap(({ valueNames }) => valueNames);

const ownNames: ReadonlySet<string> = new Set([...siteValueNames, ...subjectValueNames]);

import { subjects } from "../kinds/subjects.ts";
import type { DataPlace } from "../problem.ts";
import { shortHash } from "../site/answers.ts";
import { oncePer } from "../site/once.ts";
import type { PathEntry } from "../site/paths.ts";
import type { Site } from "../site/site.ts";
import type { Page } from "./page.ts";

/** Shortest description that says anything; search engines show up to 155 letters. */
const leastLetters = 10;

/** Title and description of a page as short texts; none of a page that search engines should not keep. */
export interface TextKeys {
  title?: string;
  description?: string;
}

/** The first page of each title and description. */
const firstPages = oncePer((_: Site) => ({
  title: new Map<string, PathEntry>(),
  description: new Map<string, PathEntry>(),
}));

export function textKeys({ props, isIndexed }: Page): TextKeys {
  const { title, description } = props.head;
  if (!isIndexed) return {};
  const saysSomething = description.trim().length >= leastLetters;
  return { title: shortHash(title), ...(saysSomething && { description: shortHash(description) }) };
}

/** True while this is the first page of its title and of its description, as it is noted to be from now on. */
export function isFirst(site: Site, entry: PathEntry, { title, description }: TextKeys): boolean {
  const isFirstOf = (name: keyof TextKeys, key: string | undefined) =>
    key === undefined || firstPage(site, entry, name, key).path === entry.path;
  const isFirstOfTitle = isFirstOf("title", title);
  return isFirstOf("description", description) && isFirstOfTitle;
}

function firstPage(site: Site, entry: PathEntry, name: keyof TextKeys, key: string): PathEntry {
  const known = firstPages(site)[name];
  const first = known.get(key) ?? entry;
  known.set(key, first);
  return first;
}

/** Notes a title or description that another page has too, and a description that says nothing. */
export function notePageTexts(site: Site, entry: PathEntry, page: Page): void {
  const { title, description } = page.props.head;
  const keys = textKeys(page);
  if (keys.title === undefined) return;
  noteRepeated(site, entry, "title", title, keys.title);
  if (keys.description !== undefined) noteRepeated(site, entry, "description", description, keys.description);
  else
    site.missing.add(
      `short description ${description}`,
      "invalid-value",
      placeOfText(entry, "description"),
      () => `The description of ${entry.path} is only "${description}".`,
      () => `Write a sentence of at least ${leastLetters} letters that says what only this page is about.`,
    );
}

function noteRepeated(site: Site, entry: PathEntry, name: keyof TextKeys, text: string, key: string): void {
  const first = firstPage(site, entry, name, key);
  if (first.path === entry.path) return;
  for (const each of [first, entry])
    site.missing.add(
      `${name} ${text}`,
      "duplicate-text",
      placeOfText(each, name),
      () => `${first.path} and ${entry.path} have the same ${name}: "${text}".`,
      () =>
        entry.subject && first.subject
          ? `Say in it what only this page is about, for example with {${kindOf(entry)}}.`
          : "Give each page one that says what only this page is about.",
      undefined,
      undefined,
      name === "title" ? "error" : "warning",
    );
}

function kindOf({ page }: PathEntry): string {
  return page.value.forEach ? subjects[page.value.forEach].nameValue : "";
}

/** Where a text of a page's head stands: with its subject, or in the page file. */
function placeOfText({ page, subject }: PathEntry, name: "title" | "description"): DataPlace {
  const kind = page.value.forEach;
  const field = kind && subjects[kind].headFields?.[name];
  if (subject && field) {
    const { file, value } = subject.entity;
    if (Reflect.get(value, field) !== undefined) return { file, pointer: `/${field}` };
  }
  return { file: page.file, pointer: `/${name}` };
}

import type { DataPlace } from "../problem.ts";
import { oncePer } from "../site/once.ts";
import type { PathEntry } from "../site/paths.ts";
import type { Site } from "../site/site.ts";
import type { Page } from "./page.ts";

/** Shortest description that says anything; search engines show up to 155 letters. */
const leastLetters = 10;
/** The first page of each title and description. */
const firstPages = oncePer((_: Site) => ({
  title: new Map<string, PathEntry>(),
  description: new Map<string, PathEntry>(),
}));

/** Notes a title or description that another page has too, and a description that says nothing. */
export function notePageTexts(site: Site, entry: PathEntry, { props, isIndexed }: Page): void {
  if (!isIndexed) return;
  const { title, description } = props.head;
  noteRepeated(site, entry, "title", title);
  if (description.trim().length >= leastLetters) noteRepeated(site, entry, "description", description);
  else
    site.missing.add(
      `short description ${description}`,
      "invalid-value",
      placeOfText(entry, "description"),
      () => `The description of ${entry.path} is only "${description}".`,
      () => `Write a sentence of at least ${leastLetters} letters that says what only this page is about.`,
    );
}

function noteRepeated(site: Site, entry: PathEntry, name: "title" | "description", text: string): void {
  const known = firstPages(site)[name];
  const first = known.get(text);
  if (first === undefined) {
    known.set(text, entry);
    return;
  }
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
  return page.value.forEach === "project" ? "title" : (page.value.forEach ?? "");
}

/** Where a text of a page's head stands: with its subject, or in the page file. */
function placeOfText({ page, subject }: PathEntry, name: "title" | "description"): DataPlace {
  const own = {
    city: { title: "customTitle", description: "customMeta" },
    county: { title: "", description: "description" },
    project: { title: "metaTitle", description: "metaDescription" },
  };
  const kind = page.value.forEach;
  const field = kind && own[kind][name];
  if (subject && field) {
    const { file, value } = subject.entity;
    if ((value as unknown as Record<string, unknown>)[field] !== undefined)
      return { file, pointer: `/${field}` };
  }
  return { file: page.file, pointer: `/${name}` };
}

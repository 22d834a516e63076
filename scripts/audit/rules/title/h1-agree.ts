import type { Audit } from "../../audit.ts";
import { type Labels, labelsOf } from "../../labels.ts";
import { defineSetRule, type Found } from "../../rule.ts";
import { overlap, type SearchSubject, subjectReader } from "../../search-subject.ts";
import { subjectName } from "../../subject.ts";
import { areSwapped } from "../../swapped-labels.ts";
import { stemOf, subjectWords } from "../../words.ts";

interface Page extends Labels {
  path: string;
  inTitle: SearchSubject;
  inHeading: SearchSubject;
}

export const titleH1Agree = defineSetRule<Labels>({
  id: "title/h1-agree",
  severity: "warning",
  checks: "The title and main heading are about the same thing.",
  why: "If they differ, Google may show the heading instead of the title, and visitors think they are on the wrong page.",
  fix: "Use the main words of the heading in the title.",
  source: "google-title",
  limits: ["text.minTitleOverlap"],
  note: labelsOf,
  *set(notes, audit) {
    const pages = readAll(notes, audit);
    const owners = new Map<Page, Page | undefined>();
    for (const page of pages) if (differs(page, audit)) owners.set(page, ownerOf(page, pages));
    for (const [page, owner] of owners) {
      const isSwapped = owner !== undefined && owners.get(owner) === page;
      if (!isSwapped) yield found(page, owner);
      else if (pages.indexOf(page) < pages.indexOf(owner)) yield swapped(page, owner);
    }
  },
});

function readAll(notes: ReadonlyMap<string, Labels>, audit: Audit): Page[] {
  const read = subjectReader(audit);
  return Array.from(notes, ([path, labels]) => ({
    ...labels,
    path,
    inTitle: read(labels.title),
    inHeading: read(labels.heading),
  }));
}

function differs(page: Page, { site, limits }: Audit): boolean {
  const { path, title, heading } = page;
  // A description above the page is for title/swapped.
  if (areSwapped(page, limits)) return false;
  // A title without the name of its place is for title/page-fact.
  if (!title || !heading || !title.includes(subjectName(site, path) ?? "")) return false;
  const [inTitle, inHeading] = [title, heading].map(
    (text) => new Set(subjectWords(text.replace(site.business.name, "")).map(stemOf)),
  ) as [Set<string>, Set<string>];
  if (inTitle.size === 0 || inHeading.size === 0) return false;
  return overlap(inTitle, inHeading) < limits.text.minTitleOverlap;
}

/** The page whose heading or title this title says in full; the one with most words, if any. A home page may speak of all. */
function ownerOf(page: Page, pages: readonly Page[]): Page | undefined {
  if (page.path === "/") return undefined;
  const candidates = pages.filter(
    ({ path, inHeading, inTitle }) =>
      path !== page.path && [inHeading, inTitle].some((said) => isWithin(said.stems, page.inTitle.stems)),
  );
  return candidates.sort((a, b) => b.inHeading.stems.size - a.inHeading.stems.size)[0];
}

function isWithin(stems: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return stems.size > 0 && [...stems].every((stem) => whole.has(stem));
}

function found({ path, title, heading }: Page, owner: Page | undefined): Found {
  const few = `The title of ${path}, "${title}", and its heading, "${heading}", share few words`;
  return {
    message: owner ? `${few}: the title speaks of ${owner.path}, "${owner.heading}".` : `${few}.`,
    path,
    words: title,
    ...(owner && {
      related: [owner.path],
      fix: `Write a title for ${path} with the main words of its heading, "${heading}".`,
    }),
  };
}

function swapped(first: Page, second: Page): Found {
  return {
    message: `The titles of ${first.path} and ${second.path} are swapped: "${first.title}" is above "${first.heading}", and "${second.title}" above "${second.heading}".`,
    path: first.path,
    words: first.title,
    related: [second.path],
    fix: "Swap the titles of the two pages.",
  };
}

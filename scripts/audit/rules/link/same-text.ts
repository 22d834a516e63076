import type { Audit } from "../../audit.ts";
import { isNamed, type NamedPage, namesOf, type PageNames, readNames } from "../../page-names.ts";
import { defineSetRule, type Found } from "../../rule.ts";
import { type SearchSubject, subjectReader } from "../../search-subject.ts";

/** A page that a text leads to, and the pages it leads there from. */
interface Way {
  text: string;
  target: NamedPage;
  from: Set<string>;
}

export const linkSameText = defineSetRule<PageNames>({
  id: "link/same-text",
  severity: "warning",
  checks: "Links in body text with the same anchor text lead to the same page.",
  why: "Search engines read anchor text as the name of the target: two pages with one name compete, and visitors have to guess.",
  fix: "Give each link text that names its own target, or point them all to one page.",
  source: "google-links",
  note: namesOf,
  *set(notes, audit) {
    const read = subjectReader(audit);
    const pages = readNames(notes, read);
    for (const ways of waysByText(pages, read, audit).values()) {
      const [{ text }] = ways as [Way, ...Way[]];
      const found = ways.length > 1 ? faultOf(ways, read(text)) : undefined;
      if (found) yield found;
    }
  },
});

/** Where each text leads, in whatever words it says the same. */
function waysByText(
  pages: ReadonlyMap<string, NamedPage>,
  read: (text: string) => SearchSubject,
  { graph }: Audit,
): Map<string, Way[]> {
  const byText = new Map<string, Way[]>();
  for (const target of pages.values()) {
    const own = new Map<string, Way>();
    for (const { from, text } of graph.inlinks(target.path)) {
      const { key } = read(text);
      const way = own.get(key) ?? { text, target, from: new Set() };
      own.set(key, way);
      way.from.add(from);
    }
    for (const [key, way] of own) if (key !== "") byText.set(key, [...(byText.get(key) ?? []), way]);
  }
  return byText;
}

/**
 * A text that is the name of one target may lead to no other; one that is the name of none may lead to several from
 * different pages ("View the project"), and not from one. What two places of one name are called is the name of both.
 */
function faultOf(ways: readonly Way[], subject: SearchSubject): Found | undefined {
  const owners = ways.filter(({ target }) => isNamed(target, subject));
  const others = ways.filter(({ target }) => !isNamed(target, subject));
  const [owner] = owners;
  // Words that the target has not at all are for link/wrong-target.
  const rivals = others.filter(({ target }) => [...subject.stems].every((stem) => target.stems.has(stem)));
  if (owner) return rivals[0] && found([rivals[0], owner]);
  const pages = others.flatMap(({ from }) => [...from]);
  const twice = pages.find((path, at) => pages.indexOf(path) < at);
  return twice === undefined
    ? undefined
    : found(
        others.filter(({ from }) => from.has(twice)),
        twice,
      );
}

function found(ways: readonly Way[], page?: string): Found {
  const [first, second] = ways as [Way, Way];
  const [path = "", other = ""] = [page ?? [...first.from][0], page ?? [...second.from][0]];
  return {
    message: `Links that say "${first.text}" lead to different pages: on ${path} to ${first.target.path}, on ${other}${
      second.text === first.text ? "" : ` with "${second.text}"`
    } to ${second.target.path}.`,
    cause: `${first.text} ${second.text}`,
    path,
    words: first.text,
    related: other === path ? [] : [other],
  };
}

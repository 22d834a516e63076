import type { BareAudit } from "../../audit.ts";
import { type Labels, labelsOf } from "../../labels.ts";
import { newestFirst } from "../../newest-first.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";
import { overlap, subjectReader } from "../../search-subject.ts";
import { withoutTwins } from "../../similarity/collect.ts";

/** Types of pages that people look for by a name of their own. */
const named: ReadonlySet<string | undefined> = new Set(["event", "job", "profile"]);

/** A title or heading, and the page that has it. */
interface Claim {
  path: string;
  name: "title" | "heading";
  labels: Labels;
}

export const titleSameSearch = defineBareSetRule<Labels>({
  id: "title/same-search",
  needs: "pages",
  severity: "warning",
  checks:
    "No two pages target the same search: their titles or headings do not name one service and place in different words.",
  why: "Two pages for one search split its links and clicks, and the search engine picks one of them, often the wrong one.",
  fix: "Merge the two pages and redirect one, or give one a title and heading for a different search.",
  source: "google-starter",
  limits: ["text.minTitleOverlap"],
  note: (page, { types }) => (named.has(types.get(page.path)) ? undefined : labelsOf(page)),
  *set(notes, audit) {
    for (const claims of rivals(claimsBySearch(notes, audit), audit)) yield found(claims, audit);
  },
});

/** Titles and headings by what is looked for. */
function claimsBySearch(notes: ReadonlyMap<string, Labels>, audit: BareAudit): Map<string, Claim[]> {
  const read = subjectReader(audit);
  const bySearch = new Map<string, Claim[]>();
  for (const [path, labels] of notes) {
    const { title, heading } = labels;
    if (isOfOwnTown(path, title, audit)) continue;
    const [inTitle, inHeading] = [read(title), read(heading)];
    // A title that speaks of another page is for title/h1-agree.
    const isOwn = overlap(inTitle.stems, inHeading.stems) >= audit.limits.text.minTitleOverlap;
    const claims: [key: string, claim: Claim][] = [[inHeading.key, { path, name: "heading", labels }]];
    if (isOwn || heading === "") claims.unshift([inTitle.key, { path, name: "title", labels }]);
    for (const [key, claim] of claims) if (key) bySearch.set(key, [...(bySearch.get(key) ?? []), claim]);
  }
  return bySearch;
}

/** The home page of a firm is for the town it sits in, beside the page of that town. */
function isOfOwnTown(path: string, title: string, { site }: BareAudit): boolean {
  return path === "/" && site.business !== undefined && title.includes(site.business.address.locality);
}

/** The claims of pages that are for one search, each page once; a page is in one group. */
function* rivals(bySearch: ReadonlyMap<string, Claim[]>, audit: BareAudit): Generator<Claim[]> {
  const said = new Set<string>();
  for (const claims of bySearch.values()) {
    const ofPages = new Map<string, Claim>();
    // What is the same letter by letter is for title/unique and h1/length-unique.
    const texts = new Set<string>();
    for (const claim of claims) {
      const { path, labels } = claim;
      const own = [`title ${labels.title}`, `heading ${labels.heading}`];
      if (ofPages.has(path) || said.has(path) || own.some((text) => texts.has(text))) continue;
      for (const text of own) texts.add(text);
      ofPages.set(path, claim);
    }
    const paths = withoutTwins(withoutLists(withoutSiblings([...ofPages.keys()], audit)), audit);
    if (paths.length < 2) continue;
    for (const path of paths) said.add(path);
    yield paths.flatMap((path) => ofPages.get(path) ?? []);
  }
}

/** Two pages of one pattern have two subjects, even where two cities have one name. */
function withoutSiblings(paths: readonly string[], { site }: BareAudit): string[] {
  const kinds = new Set<string>();
  return paths.filter((path) => {
    const kind = site.paths?.get(path)?.subject?.kind;
    const isFirst = kind === undefined || !kinds.has(kind);
    if (kind !== undefined) kinds.add(kind);
    return isFirst;
  });
}

/** A page and those below it are for all of a kind and for one of them: "offices in Portland", "office in Portland". */
function withoutLists(paths: readonly string[]): string[] {
  return paths.filter((path) => path === "/" || !paths.some((other) => other.startsWith(`${path}/`)));
}

/** It points at the page that is to be mended: one with data of its own before one of a pattern, then the one whose address speaks least of the search, then the newest. */
function found(claims: readonly Claim[], audit: BareAudit): Found {
  const { site } = audit;
  const read = subjectReader(audit);
  const isOfPattern = ({ path }: Claim) => site.paths?.get(path)?.subject !== undefined;
  const inAddress = ({ path, name, labels }: Claim) => {
    const words = read(path.replace(/[/-]+/g, " ")).stems;
    return [...read(labels[name]).stems].filter((stem) => words.has(stem)).length;
  };
  const sorted = newestFirst(claims, site).toSorted(
    (a, b) => Number(isOfPattern(a)) - Number(isOfPattern(b)) || inAddress(a) - inAddress(b),
  );
  const [first, ...others] = sorted as [Claim, ...Claim[]];
  const [second] = others;
  const said = sorted.map(({ path, name, labels }) => `${path} with the ${name} "${labels[name]}"`);
  return {
    message: `${said.length} pages are for the same search: ${said.slice(0, 3).join(", ")}${said.length > 3 ? ", …" : ""}.`,
    cause: sorted.map((claim) => claim.path).join(" "),
    path: first.path,
    words: first.labels[first.name],
    ...(second && { beside: { path: second.path, words: second.labels[second.name] } }),
    related: others.map((claim) => claim.path),
  };
}

import type { ChangeGroup, Difference, SiteChange } from "../schemas/difference.ts";
import type { Kind } from "./page-values.ts";

const nouns: Record<Kind, [one: string, many: string]> = {
  title: ["title", "titles"],
  description: ["description", "descriptions"],
  canonical: ["canonical link", "canonical links"],
  robots: ["robots rule", "robots rules"],
  crawling: ["ban on crawling", "bans on crawling"],
  header: ["response header", "response headers"],
  redirect: ["redirect over a page", "redirects over pages"],
  sitemap: ["place in the sitemap", "places in the sitemap"],
  lastmod: ["lastmod of the sitemap", "lastmods of the sitemap"],
  language: ["language", "languages"],
  alternate: ["link to another version", "links to other versions"],
  meta: ["meta tag", "meta tags"],
  heading: ["heading", "headings"],
  "structured-data": ["value of structured data", "values of structured data"],
  text: ["text", "texts"],
  image: ["picture", "pictures"],
  link: ["link", "links"],
  "missing-file": ["missing file", "missing files"],
};

/** "34 descriptions changed the same way". */
export function groupSentence({ kind, where, before, after, paths }: ChangeGroup): string {
  const [one, many] = nouns[kind];
  const count = paths.length;
  const did = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  const at = where === undefined ? "" : ` at ${where}`;
  return `${count} ${count === 1 ? one : many}${at} ${did}${count === 1 ? "" : " the same way"}`;
}

const siteNouns: Record<SiteChange["kind"], string> = {
  "robots.txt": "line of robots.txt",
  sitemap: "entry of the sitemap that is no page",
  redirect: "redirect",
  header: "header rule",
  file: "file",
};

/** "redirect added: /a → /b (301)", "file changed: /terms.pdf (1200 bytes, now 1300 bytes)". */
export function siteSentence({ kind, where, before, after }: SiteChange): string {
  const did = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  const value = did === "changed" ? `${before}, now ${after}` : (before ?? after ?? "");
  return `${siteNouns[kind]} ${did}: ${where === undefined ? value : `${where} (${value})`}`;
}

/** The value before and after, each on one line. */
export function exampleLines({ before, after }: ChangeGroup): string[] {
  const line = (sign: string, value: string | undefined) =>
    value === undefined ? [] : [`${sign} ${value.replace(/\s+/g, " ")}`];
  return [...line("-", before), ...line("+", after)];
}

/** The whole difference in one sentence. */
export function summarySentence({ compared, changed, added, moved, lost, site }: Difference): string {
  const parts = [
    `${changed} of ${compared} pages changed`,
    ...countOf(added, "added"),
    ...countOf(moved, "moved"),
    ...countOf(lost, "lost without a redirect"),
    ...countOf(site, site.length === 1 ? "change beside the pages" : "changes beside the pages"),
  ];
  return `${parts.join(", ")}.`;
}

function countOf(pages: readonly unknown[], what: string): string[] {
  return pages.length === 0 ? [] : [`${pages.length} ${what}`];
}

/** At most `most` of the lines, and how many more there are. */
export function firstOf(lines: readonly string[], most: number): string[] {
  return lines.length <= most ? [...lines] : [...lines.slice(0, most), `and ${lines.length - most} more`];
}

/** What became of the visitors of an address that moved. */
export function movedNote({ isRedirected }: Difference["moved"][number]): string {
  return isRedirected ? "redirected" : "NOT redirected: the old address finds nothing";
}

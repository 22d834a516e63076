import { canonicalsOf } from "../read-build/head-values.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import { isNode, nodesOf } from "../read-build/structured-nodes.ts";
import type { BuiltSite } from "./built-site.ts";

/** What is compared of two pages, in the order of the report. */
export const kinds = [
  "title",
  "description",
  "canonical",
  "robots",
  "crawling",
  "header",
  "redirect",
  "sitemap",
  "lastmod",
  "language",
  "alternate",
  "meta",
  "heading",
  "text",
  "image",
  "structured-data",
  "link",
  "missing-file",
] as const;
export type Kind = (typeof kinds)[number];

/** What a page says of itself, and what is said of it beside it, with addresses as paths from the root of its site. */
export interface PageValues {
  /** Values by their name; "" for a kind of which a page has one. */
  named: Partial<Record<Kind, ReadonlyMap<string, string>>>;
  /** Values in their order. */
  ordered: Partial<Record<Kind, readonly string[]>>;
  /** Values of which each counts once. */
  sets: Partial<Record<Kind, ReadonlySet<string>>>;
  /** All text that can be seen, for what stands in none of the others. */
  text: string;
}

export function valuesOf(path: string, facts: PageFacts, site: BuiltSite): PageValues {
  const { rules } = site;
  const listed = rules.sitemap.get(path);
  const metas = metasOf(facts, site);
  const own = (value: string | undefined) => new Map(value === undefined ? [] : [["", value]]);
  const take = (name: string) => {
    const value = metas.get(name);
    metas.delete(name);
    return own(value);
  };
  return {
    named: {
      title: own(joined(facts.titles.map(({ text }) => text))),
      description: take("description"),
      canonical: own(joined(canonicalsOf(facts).map(({ href }) => site.relative(href)))),
      robots: take("robots"),
      crawling: rules.crawling(path),
      header: rules.headersAt(path),
      redirect: own(rules.redirectAt(path)),
      sitemap: own(listed && "listed"),
      lastmod: own(listed?.lastModified),
      language: own(facts.language),
      alternate: alternatesOf(facts, site),
      meta: metas,
      "structured-data": structuredValues(facts, site),
    },
    ordered: {
      heading: facts.headings.map(({ level, text }) => `h${level} ${text}`),
      text: facts.blocks.flatMap(({ element, text }) => (/^h[1-6]$/.test(element) ? [] : text)),
      image: facts.images.map(
        ({ src, alt }) => `${site.relative(src)} ${alt === undefined ? "without alt" : `"${alt}"`}`,
      ),
    },
    sets: {
      link: new Set(facts.anchors.flatMap((anchor) => linkOf(anchor, site))),
      "missing-file": new Set(site.missingFiles(path, facts)),
    },
    text: facts.text.all,
  };
}

function joined(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(" | ");
}

/** Metas by name; of several of one name all. */
function metasOf({ metas }: PageFacts, site: BuiltSite): Map<string, string> {
  const values = new Map<string, string>();
  for (const { key, content } of metas) {
    if (key === "") continue;
    const known = values.get(key);
    const value = site.relative(content);
    values.set(key, known === undefined ? value : `${known} | ${value}`);
  }
  return values;
}

const alternateRels = ["alternate", "amphtml", "prev", "next"];

/** Links of the head to other versions and parts of the page, by what they are: `alternate es`. */
function alternatesOf({ linkTags }: PageFacts, site: BuiltSite): Map<string, string> {
  return new Map(
    linkTags.flatMap(({ rel, href, attributes }): [string, string][] => {
      if (!rel.split(/\s+/).some((word) => alternateRels.includes(word.toLowerCase()))) return [];
      const { hreflang, media, type } = attributes;
      return [[[rel, hreflang, media, type].filter(Boolean).join(" "), site.relative(href)]];
    }),
  );
}

const followRels = ["nofollow", "ugc", "sponsored"];

/** Where a link leads, and whether crawlers are told not to follow it. */
function linkOf({ href, rel }: PageFacts["anchors"][number], site: BuiltSite): string[] {
  if (href === undefined) return [];
  const words = followRels.filter((word) => rel.toLowerCase().split(/\s+/).includes(word));
  return [[site.relative(href), ...words].join(" ")];
}

function structuredValues(facts: PageFacts, site: BuiltSite): Map<string, string> {
  const values = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const node of nodesOf(facts)) {
    const type = [node["@type"]].flat().join("+") || "untyped";
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    addLeaves(node, count === 1 ? type : `${type}[${count}]`, site, values);
  }
  facts.structuredData.forEach((block, index) => {
    if ("error" in block) values.set(`unreadable block ${index + 1}`, block.error);
  });
  return values;
}

function addLeaves(value: unknown, path: string, site: BuiltSite, values: Map<string, string>): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) addLeaves(item, `${path}[${index + 1}]`, site, values);
  else if (isNode(value))
    for (const [name, inner] of Object.entries(value)) addLeaves(inner, `${path}.${name}`, site, values);
  else values.set(path, typeof value === "string" ? site.relative(value) : String(value));
}

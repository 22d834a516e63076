import { canonicalsOf } from "../built/head-values.ts";
import type { PageFacts } from "../built/page-facts.ts";
import { isNode, nodesOf } from "../built/structured-nodes.ts";
import type { BuiltSite } from "./built-site.ts";

/** What is compared of two pages, in the order of the report. */
export const kinds = [
  "title",
  "description",
  "canonical",
  "robots",
  "heading",
  "structured-data",
  "link",
] as const;
export type Kind = (typeof kinds)[number];

/** What a page says of itself, with addresses as paths from the root of its site. */
export interface PageValues {
  /** Values that a page has once; absent where it has none. */
  single: Partial<Record<Kind, string>>;
  /** Headings in their order, with their level. */
  headings: string[];
  /** Values of the structured data by their path within the graph: `Service.areaServed.name`. */
  structuredData: Map<string, string>;
  /** Targets of links, each once. */
  links: Set<string>;
}

export function valuesOf(facts: PageFacts, site: BuiltSite): PageValues {
  const meta = (name: string) => facts.metas.find(({ key }) => key === name)?.content;
  const canonical = canonicalsOf(facts)[0]?.href;
  return {
    single: withoutMissing({
      title: facts.titles[0]?.text,
      description: meta("description"),
      canonical: canonical && site.relative(canonical),
      robots: meta("robots"),
    }),
    headings: facts.headings.map(({ level, text }) => `h${level} ${text}`),
    structuredData: structuredValues(facts, site),
    links: new Set(facts.anchors.flatMap(({ href }) => (href === undefined ? [] : site.relative(href)))),
  };
}

function withoutMissing(values: Partial<Record<Kind, string | undefined>>): PageValues["single"] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
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

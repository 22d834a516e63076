import { metaContents } from "../read-build/head-values.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import { oncePerDocument } from "./once-per-page.ts";
import type { BarePage } from "./rule.ts";

/** By what a page is told from others in a list of results. A label that is missing is empty. */
export interface Labels {
  title: string;
  heading: string;
  description: string;
}

/** The labels of a page for search engines; undefined for other pages. */
export function labelsOf({ expected, facts }: BarePage): Labels | undefined {
  return expected.isIndexed ? labelsIn(facts) : undefined;
}

/** Names of the labels that two pages have in common. */
export function sharedLabels(one: Labels, other: Labels): string[] {
  return (["title", "heading", "description"] as const).filter(
    (name) => one[name] !== "" && one[name] === other[name],
  );
}

/** One object for all rules that keep it. */
export const labelsIn = oncePerDocument(
  (facts: PageFacts): Labels => ({
    title: facts.titles[0]?.text ?? "",
    heading: facts.headings.find(({ level }) => level === 1)?.text ?? "",
    description: metaContents(facts, "description")[0] ?? "",
  }),
);

/** A title, and what it is made of: it ends with the name of the firm. */
export function titleParts(title: string): string[] {
  return [title, ...title.split(/\s[|–—·-]\s/).map((part) => part.trim())];
}

import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import type { ElementNode } from "../../read-build/page-facts.ts";
import type { Audit } from "../audit.ts";
import type { AuditedPage } from "../rule.ts";
import { wordsOf } from "../words.ts";
import { statementsOf } from "./statements.ts";
import { textsWithin } from "./wording.ts";

/** How a page presents what customers wrote. */
const presented =
  /[★⭐]{3,}|\bverified (?:\w+ )?(?:buyer|customer|purchase|review(?:er)?)\b|\b(?:5|five)[- ]star (?:\w+ )?review (?:by|from)\b/i;
/** Fewer words are a label. */
const fewestWords = 6;
const longest = 80;

/** Words of customers on a page that neither a review nor a project has; of each page the first. */
export function unrecordedReviews(page: AuditedPage, { layout, site }: Audit): string[] {
  const known = recorded(site);
  const quoted = page.facts.texts.flatMap(({ text, node }) => (isQuoted(node) ? text.trim() : []));
  const isNew = (text: string) => !known.some((one) => text.includes(one) || one.includes(text));
  const first = statementsOf(page, layout).list.find(
    ({ text, region, isFromData }) =>
      region === "main" &&
      (presented.test(text) ||
        (!isFromData &&
          quoted.some((one) => wordsOf(one).length >= fewestWords && text.includes(one) && isNew(one)))) &&
      isNew(text),
  );
  return first ? [first.text.slice(0, longest)] : [];
}

const recorded = oncePer(({ dataset }: Site): string[] => {
  const customers = dataset.projects.flatMap(({ value }) => value.testimonial ?? []);
  return textsWithin([dataset.all.review, customers]).filter((text) => wordsOf(text).length >= fewestWords);
});

function isQuoted(node: ElementNode): boolean {
  for (let at: ElementNode | undefined = node; at; at = at.parent) if (at.name === "blockquote") return true;
  return false;
}

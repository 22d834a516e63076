import { type DataNode, isNode } from "../../../read-build/structured-nodes.ts";
import type { BarePageRule } from "../../rule.ts";
import { article, articleAuthor } from "../../structured-data/google-features.ts";
import { firstOfKind, lacks, textsOf, valuesOf } from "../../structured-data/placed-nodes.ts";
import { quotedIn } from "../../words.ts";

/** A day and time with a zone (Google: publication-dates). */
const zonedDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/;

export const ldArticle: BarePageRule = {
  id: "ld/article",
  needs: "pages",
  severity: "warning",
  checks:
    "Article markup has a headline, an image, dates with a time zone, and a name and URL for each author.",
  why: "Google takes the date and author that it shows for an article from this markup.",
  fix: "Have the article builder take them from the page file.",
  source: "google-article",
  *page({ path, facts }) {
    const node = firstOfKind(facts, article.type)?.node;
    if (!node) return;
    const faults = [
      ...article.recommended.flatMap((property) => (lacks(node, property) ? `has no "${property}"` : [])),
      ...dateFaults(node),
      ...authorFaults(node),
    ];
    for (const fault of faults)
      yield {
        message: `The article in the structured data of ${path} ${fault}.`,
        cause: fault,
        words: quotedIn(fault),
      };
  },
};

function dateFaults(node: DataNode): string[] {
  return ["datePublished", "dateModified"].flatMap((property) =>
    textsOf(node, property).flatMap((date) =>
      zonedDate.test(date) ? [] : `has "${property}" ${date} without a time and zone`,
    ),
  );
}

function authorFaults(node: DataNode): string[] {
  return valuesOf(node.author).flatMap((author) => {
    if (!isNode(author)) return [`names its author by the text "${String(author)}" instead of a node`];
    const missing = articleAuthor.recommended.filter((property) => lacks(author, property));
    const titled = textsOf(author, "name").find((name) => /^by\s/i.test(name));
    return [
      ...missing.map((property) => `has an author without "${property}"`),
      ...(titled ? [`has the author "${titled}"; the name alone is right`] : []),
    ];
  });
}

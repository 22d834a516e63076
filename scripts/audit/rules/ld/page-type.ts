import { type PageShape, pageTypes } from "../../../../src/kinds/page/types.ts";
import type { Site } from "../../../../src/site/site.ts";
import type { AuditedPage, Found, PageRule } from "../../rule.ts";
import { retired } from "../../structured-data/google-features.ts";
import { ownBusiness } from "../../structured-data/own-business.ts";
import {
  firstOfKind,
  graphNodes,
  isComplete,
  isKind,
  nameOfKind,
} from "../../structured-data/placed-nodes.ts";
import { isType } from "../../vocabulary/vocabulary.ts";

export const ldPageType: PageRule = {
  id: "ld/page-type",
  severity: "error",
  checks: "A page's structured data contains the nodes for its page type, and no others.",
  why: "Markup for something the page is not about violates Google's guidelines.",
  fix: "Build the site again. If the problem remains, fix the builder for this page type; src/kinds/page/types.ts lists what belongs there.",
  source: "google-structured-data",
  *page(page, { site }) {
    const { path, expected, facts } = page;
    const shape = pageTypes[expected.props.type];
    if (!expected.isIndexed || !shape) {
      if (graphNodes(facts).length > 0)
        yield {
          message: `${path} is not for search engines, but has structured data.`,
          cause: "structured data on a page that is not for search engines",
        };
      return;
    }
    if (graphNodes(facts).length > 0) {
      yield* strangers(page, shape, site);
      if (isComplete(facts)) yield* missing(page, shape, site);
    } else if (isComplete(facts)) yield { message: `${path} has no structured data.`, cause: "none" };
  },
};

function* missing(
  { path, expected, facts }: AuditedPage,
  { page, required = [] }: PageShape,
  site: Site,
): Generator<Found> {
  // A business under another @id is for ld/lb-single-location.
  if (!ownBusiness(facts, site) && !firstOfKind(facts, "LocalBusiness"))
    yield { message: `The structured data of ${path} does not name the business.`, cause: "no business" };
  for (const type of [page, ...required])
    if (!firstOfKind(facts, type))
      yield {
        message: `The structured data of ${path} has no ${type}, which a page of type "${expected.props.type}" needs.`,
        cause: `no ${type}`,
      };
}

/** Nodes that do not belong to the type of page. Businesses, sites, ratings and retired types have rules of their own. */
const judgedElsewhere = ["LocalBusiness", "WebSite", "BreadcrumbList", "Review", "Rating"];

function* strangers({ path, expected, facts }: AuditedPage, shape: PageShape, site: Site): Generator<Found> {
  const { page, required = [] } = shape;
  for (const placed of graphNodes(facts)) {
    const { types } = placed;
    const isForOthers =
      placed === ownBusiness(facts, site) ||
      judgedElsewhere.some((type) => isKind(placed, type)) ||
      types.some((type) => type in retired || !isType(type)) ||
      types.length === 0;
    if (isForOthers || [...required, ...shape.allowed].some((type) => isKind(placed, type))) continue;
    if (isKind(placed, "WebPage") ? types.includes(page) : isKind(placed, page)) continue;
    const kind = isKind(placed, "WebPage") ? `, but it is ${nameOfKind([page])}` : "";
    const name = nameOfKind(types);
    yield {
      message: kind
        ? `The structured data of ${path} calls it ${name}${kind}.`
        : `The structured data of ${path} holds ${name}, which does not belong on a page of type "${expected.props.type}".`,
      cause: name,
      words: `"@type":"${types[0]}"`,
    };
  }
}

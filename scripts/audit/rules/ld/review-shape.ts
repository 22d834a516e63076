import type { PageFacts } from "../../../read-build/page-facts.ts";
import { isNode } from "../../../read-build/structured-nodes.ts";
import type { BarePageRule } from "../../rule.ts";
import { maxAuthorChars, reviewable } from "../../structured-data/google-features.ts";
import {
  isKind,
  lacks,
  nameOfKind,
  type PlacedNode,
  textsOf,
  valuesOf,
} from "../../structured-data/placed-nodes.ts";
import { foreignOrigin, isOwnRating, ratingsOf, reviewedBy } from "../../structured-data/ratings.ts";

export const ldReviewShape: BarePageRule = {
  id: "ld/review-shape",
  needs: "pages",
  severity: "error",
  checks: "Every rating or review is for a type that can be reviewed, and has its author, value, and count.",
  why: "Google shows no stars for a rating that lacks any of these.",
  fix: "Add what is missing, or remove the rating.",
  source: "google-review",
  *page({ path, facts }, { site }) {
    for (const rating of ratingsOf(facts)) {
      if (isOwnRating(facts, rating) || foreignOrigin(rating, site) !== undefined) continue;
      const kind = rating.types.join(" and ");
      for (const fault of faultsOf(facts, rating))
        yield {
          message: `The ${kind} in the structured data of ${path} ${fault}.`,
          cause: `${kind} ${fault}`,
        };
    }
  },
};

function faultsOf(facts: PageFacts, rating: PlacedNode): string[] {
  const about = reviewedBy(facts, rating);
  const faults = about.length === 0 ? ["does not say what it is about"] : [];
  const wrong = about.find((placed) => !reviewable.some((type) => isKind(placed, type)));
  if (wrong) faults.push(`is about ${nameOfKind(wrong.types)}, which cannot be reviewed`);
  return [...faults, ...(isKind(rating, "Review") ? reviewFaults(rating) : aggregateFaults(rating))];
}

function aggregateFaults({ node }: PlacedNode): string[] {
  const hasCount = !lacks(node, "ratingCount") || !lacks(node, "reviewCount");
  return [
    ...(lacks(node, "ratingValue") ? ["has no ratingValue"] : []),
    ...(hasCount ? [] : ["has neither ratingCount nor reviewCount"]),
  ];
}

function reviewFaults({ node }: PlacedNode): string[] {
  const names = valuesOf(node.author).flatMap((author) =>
    isNode(author) ? textsOf(author, "name") : String(author),
  );
  const ratings = valuesOf(node.reviewRating).filter(isNode);
  return [
    ...(names.length === 0 ? ["has no author"] : []),
    ...names.flatMap((name) =>
      name.length > maxAuthorChars ? `has an author of ${name.length} characters` : [],
    ),
    ...(ratings.some((rating) => !lacks(rating, "ratingValue"))
      ? []
      : ["has no reviewRating with a ratingValue"]),
  ];
}

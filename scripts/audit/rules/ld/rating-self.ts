import type { BarePageRule } from "../../rule.ts";
import { nameOfKind } from "../../structured-data/placed-nodes.ts";
import { isOwnRating, ratingsOf, reviewedBy } from "../../structured-data/ratings.ts";

export const ldRatingSelf: BarePageRule = {
  id: "ld/rating-self",
  needs: "pages",
  severity: "error",
  checks: "The business does not mark up ratings or reviews of itself or its services.",
  why: "Google gives no stars for reviews that the reviewed business controls.",
  fix: "Remove the rating from the structured data; the visible text can stay.",
  source: "google-review",
  *page({ path, facts }) {
    for (const rating of ratingsOf(facts)) {
      if (!isOwnRating(facts, rating)) continue;
      const kind = nameOfKind(rating.types);
      const about = reviewedBy(facts, rating)[0]?.types.join(" and ") ?? "";
      yield {
        message: `The structured data of ${path} holds ${kind} of its own ${about}.`,
        cause: `${kind} of ${about}`,
      };
    }
  },
};

import type { BarePageRule } from "../../rule.ts";
import { nameOfKind } from "../../structured-data/placed-nodes.ts";
import { foreignOrigin, isOwnRating, ratingsOf } from "../../structured-data/ratings.ts";

export const ldRatingSource: BarePageRule = {
  id: "ld/rating-source",
  needs: "pages",
  severity: "error",
  checks: "No rating in structured data comes from another site.",
  why: "Google forbids ratings collected from other sites.",
  fix: "Remove the rating from the structured data.",
  source: "google-review",
  *page({ path, facts }, { site }) {
    for (const rating of ratingsOf(facts)) {
      // ld/rating-self wants those of the business gone, wherever they come from.
      const origin = isOwnRating(facts, rating) ? undefined : foreignOrigin(rating, site);
      if (origin !== undefined)
        yield {
          message: `The structured data of ${path} holds ${nameOfKind(rating.types)} from ${origin}.`,
          cause: origin,
          words: origin,
        };
    }
  },
};

import { statementsOf } from "../../business-text/statements.ts";
import { unservedPlacesIn, unservedScenes } from "../../business-text/unserved-places.ts";
import type { PageRule } from "../../rule.ts";
import { subjectOf } from "./claims.ts";

export const bizUnservedPlace: PageRule = {
  id: "biz/unserved-place",
  severity: "warning",
  checks: "No text says that the business works in a town that is not in any record.",
  why: "People there call for nothing, and Google sees a claim that nothing else on the site supports.",
  fix: "Remove the town from the text, or add it: as a city, or as a place among a city's nearby areas.",
  source: "google-local-business",
  *page(page, { site, layout }) {
    for (const { where, text, element } of statementsOf(page, layout).list) {
      for (const place of element === "img" ? unservedScenes(text, site) : [])
        yield {
          message: `${subjectOf(where, page.path)} says that it was taken in ${place}, which no record knows.`,
          cause: place,
          words: place,
          fix: "Show a picture of a place where the business works, or say what is on it.",
        };
      const places = unservedPlacesIn(text, site);
      const names = places.join(", ").replace(/, (?=[^,]*$)/, " and ");
      if (places.length > 0)
        yield {
          message: `${subjectOf(where, page.path)} says that the business works in ${names}, which no record knows.`,
          cause: names,
          words: places[0] ?? "",
        };
    }
  },
};

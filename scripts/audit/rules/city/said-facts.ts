import type { City } from "../../../../src/kinds/city/fields.ts";
import type { Site } from "../../../../src/site/site.ts";
import { saidDistancesIn } from "../../business-text/said-distances.ts";
import {
  foreignBase,
  foreignCounties,
  foreignNeighborhoods,
  foreignPremises,
  foreignSeats,
  foreignZipCodes,
  type SaidPlace,
} from "../../business-text/said-places.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import { statementsOf } from "../../business-text/statements.ts";
import type { PageRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";
import { subjectOf } from "../biz/claims.ts";

export const citySaidFacts: PageRule = {
  id: "city/said-facts",
  severity: "error",
  checks:
    "ZIP codes, neighborhoods, counties, distances and directions in a text are those of the city that it is about, and the business is where its record says.",
  why: "Whoever lives there sees at once that the page was written by somebody who does not know the town.",
  fix: "Correct the text, or the record of the city, whichever is wrong.",
  source: "product",
  *page(page, { site, layout }) {
    const city = cityOf(site, page.path);
    for (const { where, text, region, element, isFromData } of statementsOf(page, layout).list) {
      if (region !== "main" && region !== "head" && isFromData) continue;
      for (const sentence of sentencesOf(text)) {
        const premises = city ? foreignPremises(sentence, city, site) : [];
        // What a customer calls "our office" is none of the business.
        const isOfCustomer = element === "blockquote" || text.startsWith("“");
        const found = [
          ...(premises.length > 0 || isOfCustomer ? premises : foreignBase(sentence, site)),
          ...foreignZipCodes(sentence, city, site),
          ...saidDistancesIn(sentence, city?.city, site),
          ...(city ? placesOf(sentence, city, site) : []),
        ];
        for (const { words, right } of found)
          yield {
            message: `${subjectOf(where, page.path)} says "${words}", but by the data ${right}.`,
            cause: words,
            words,
          };
      }
    }
  },
};

/** What a sentence on the page of a city says of that city. */
function placesOf(sentence: string, city: City, site: Site): SaidPlace[] {
  return [foreignNeighborhoods, foreignCounties, foreignSeats].flatMap((find) => find(sentence, city, site));
}

import { saidDistancesIn } from "../../business-text/said-distances.ts";
import { foreignCounties, foreignNeighborhoods, foreignZipCodes } from "../../business-text/said-places.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import { statementsOf } from "../../business-text/statements.ts";
import type { PageRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";
import { subjectOf } from "../biz/claims.ts";

export const citySaidFacts: PageRule = {
  id: "city/said-facts",
  severity: "error",
  checks:
    "ZIP codes, neighborhoods, counties, distances and directions in a text are those of the city that it is about.",
  why: "Whoever lives there sees at once that the page was written by somebody who does not know the town.",
  fix: "Correct the text, or the record of the city, whichever is wrong.",
  source: "product",
  *page(page, { site, layout }) {
    const city = cityOf(site, page.path);
    for (const { where, text, region, isFromData } of statementsOf(page, layout).list) {
      if (region !== "main" && region !== "head" && isFromData) continue;
      for (const sentence of sentencesOf(text)) {
        const found = [
          ...foreignZipCodes(sentence, city, site),
          ...saidDistancesIn(sentence, city?.city, site),
          ...(city ? foreignNeighborhoods(sentence, city, site) : []),
          ...(city ? foreignCounties(sentence, city, site) : []),
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

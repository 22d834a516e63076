import type { SiteRule } from "../../rule.ts";
import { citySimilarities } from "../../similarity/city-pairs.ts";
import { percent } from "../../similarity/percent.ts";

export const setUniqueWords: SiteRule = {
  id: "set/unique-words",
  severity: "warning",
  checks: "Enough of the text on each city page appears on no other city page.",
  why: "Visitors from one city learn nothing from text that is on every page.",
  fix: "Write more that is true only of this city.",
  source: "product",
  limits: ["similarity.unique", "similarity.masked"],
  *site(audit) {
    const { unique: limit, masked: maskedLimit } = audit.limits.similarity;
    // What one other page has too is for the rules over pairs.
    for (const { unique, closest } of citySimilarities(audit))
      for (const [path, share] of unique)
        if (share < limit && (closest.get(path)?.masked ?? 0) < maskedLimit)
          yield {
            message: `${percent(share)} of the text of ${path} stands on no other city page; at least ${percent(limit)} is right.`,
            path,
          };
  },
};

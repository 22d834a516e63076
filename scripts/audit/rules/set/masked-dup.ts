import type { SiteRule } from "../../rule.ts";
import { citySimilarities } from "../../similarity/city-pairs.ts";
import { percent } from "../../similarity/percent.ts";

export const setMaskedDup: SiteRule = {
  id: "set/masked-dup",
  severity: "error",
  checks: "Any two city pages differ in more than names.",
  why: "Google calls pages made from one text with the names swapped doorway pages.",
  fix: "Write what is true only of this city: its houses, weather, rules, and the work done there.",
  source: "google-spam",
  limits: ["similarity.masked", "similarity.raw"],
  *site(audit) {
    const { raw: rawLimit, masked: limit } = audit.limits.similarity;
    // What is the same with its names is for set/raw-dup.
    for (const { pairs } of citySimilarities(audit))
      for (const { paths, raw, masked } of pairs)
        if (masked >= limit && raw < rawLimit)
          yield {
            message: `${paths[0]} and ${paths[1]} are ${percent(masked)} the same when names are masked; below ${percent(limit)} is right.`,
            path: paths[0],
            related: [paths[1]],
          };
  },
};

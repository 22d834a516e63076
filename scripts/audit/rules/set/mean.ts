import type { SiteRule } from "../../rule.ts";
import { citySimilarities } from "../../similarity/city-pairs.ts";
import { percent } from "../../similarity/percent.ts";

/** A mean of fewer pages is that of one pair. */
const fewestPages = 3;

export const setMean: SiteRule = {
  id: "set/mean",
  severity: "warning",
  checks: "City pages are not too similar on average.",
  why: "Search engines judge a set of similar pages as a set, even if no two of them are the same.",
  fix: "Cut words from the page pattern, and write more about each city.",
  source: "google-spam",
  limits: ["similarity.mean"],
  *site(audit) {
    const limit = audit.limits.similarity.mean;
    for (const { type, paths, mean } of citySimilarities(audit))
      if (paths.length >= fewestPages && mean >= limit)
        yield {
          message: `Two pages of type ${type} are ${percent(mean)} the same on average when names are masked; below ${percent(limit)} is right.`,
        };
  },
};

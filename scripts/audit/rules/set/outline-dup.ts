import { hashOf } from "../../../files/hash.ts";
import { maskOf } from "../../masking.ts";
import { defineSetRule } from "../../rule.ts";
import { citySimilarities } from "../../similarity/city-pairs.ts";
import { percent } from "../../similarity/percent.ts";

export const setOutlineDup = defineSetRule<string>({
  id: "set/outline-dup",
  severity: "error",
  checks: "Two city pages with the same headings do not also have mostly the same text.",
  why: "The same outline with the same sentences is one page under two names.",
  fix: "Give one of the two its own headings and sections.",
  source: "google-spam",
  limits: ["similarity.outline", "similarity.masked", "similarity.raw"],
  note(page, audit) {
    const headings = page.facts.headings.filter(({ region, level }) => region === "main" && level > 1);
    return hashOf(maskOf(audit.site).of(headings.map(({ text }) => text).join("\n")));
  },
  *set(outlines, audit) {
    const { outline, masked: maskedLimit, raw: rawLimit } = audit.limits.similarity;
    for (const { pairs } of citySimilarities(audit))
      for (const { paths, raw, masked } of pairs) {
        // What is alike enough without its headings is for the two rules before.
        if (masked < outline || masked >= maskedLimit || raw >= rawLimit) continue;
        if (outlines.get(paths[0]) === outlines.get(paths[1]))
          yield {
            message: `${paths[0]} and ${paths[1]} have the same headings, and are ${percent(masked)} the same when names are masked.`,
            path: paths[0],
            related: [paths[1]],
          };
      }
  },
});

import { defineSetRule } from "../../rule.ts";
import { collect, similaritiesOf } from "../../similarity/collect.ts";
import { percent } from "../../similarity/percent.ts";

export const setRawDup = defineSetRule<true>({
  id: "set/raw-dup",
  severity: "error",
  checks: "No two pages of a type are nearly the same.",
  why: "Search engines show one of several pages that are alike, and leave the others out.",
  fix: "Write one of the two anew, or make them one page.",
  source: "screaming-frog",
  note: collect,
  *set(_, audit) {
    for (const { pairs } of similaritiesOf(audit))
      for (const { paths, raw } of pairs)
        if (raw >= audit.limits.similarity.raw)
          yield {
            message: `${paths[0]} and ${paths[1]} are ${percent(raw)} the same.`,
            path: paths[0],
            related: [paths[1]],
          };
  },
});

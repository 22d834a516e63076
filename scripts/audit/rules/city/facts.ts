import { factsOf, surveyOf } from "../../city-survey.ts";
import type { PageRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";

export const cityFacts: PageRule = {
  id: "city/facts",
  severity: "error",
  checks:
    "Each city page is backed by facts that no other city has: places, texts, answers, an image, a job.",
  why: "A page with nothing of its own is what Google calls a doorway.",
  fix: "Add what is true of this city only, or drop the page and let its county's page cover it.",
  source: "google-spam",
  limits: ["similarity.minFacts"],
  *page({ path, expected }, { site, limits }) {
    const city = expected.isIndexed ? cityOf(site, path) : undefined;
    if (!city) return;
    const { sharedFacts } = surveyOf(site.dataset.cities);
    const kinds = Object.entries(factsOf(city)).flatMap(([kind, facts]) =>
      facts.some((fact) => !sharedFacts.has(fact)) ? kind : [],
    );
    const { minFacts } = limits.similarity;
    if (kinds.length < minFacts)
      yield {
        message: `${path} has ${kinds.length} of the ${minFacts} kinds of facts that only this city should have${kinds.length > 0 ? `: ${kinds.join(", ")}` : ""}.`,
      };
  },
};

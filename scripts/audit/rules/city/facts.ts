import type { City } from "../../../../src/kinds/city/fields.ts";
import { oncePer } from "../../../../src/site/once.ts";
import type { Site } from "../../../../src/site/site.ts";
import type { PageRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";

export const cityFacts: PageRule = {
  id: "city/facts",
  severity: "error",
  checks: "Behind each city page are facts that no other city has: places, texts, answers, a picture, a job.",
  why: "A page with nothing of its own is a doorway in Google's sense.",
  fix: "Add what is true of this city only, or drop the page and let the page of its county speak for it.",
  source: "google-spam",
  limits: ["similarity.minFacts"],
  *page({ path, expected }, { site, limits }) {
    const city = expected.isIndexed ? cityOf(site, path) : undefined;
    if (!city) return;
    const shared = sharedFacts(site);
    const kinds = Object.entries(factsOf(city)).flatMap(([kind, facts]) =>
      facts.some((fact) => !shared.has(fact)) ? kind : [],
    );
    const { minFacts } = limits.similarity;
    if (kinds.length < minFacts)
      yield {
        message: `${path} has ${kinds.length} of the ${minFacts} kinds of facts that only this city should have${kinds.length > 0 ? `: ${kinds.join(", ")}` : ""}.`,
      };
  },
};

/** What the record of a city says, by kind. */
function factsOf(city: City): Record<string, string[]> {
  return {
    neighborhoods: city.neighborhoods,
    landmarks: city.landmarks,
    "ZIP codes": city.zipCodes,
    texts: city.localText.map(({ text }) => text),
    answers: Object.values(city.faqs),
    picture: city.picture ? [city.picture] : [],
    project: city.recentProject ? [city.recentProject] : [],
  };
}

/** Facts that several cities have. */
const sharedFacts = oncePer(({ dataset }: Site): ReadonlySet<string> => {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { value } of dataset.cities)
    for (const fact of new Set(Object.values(factsOf(value)).flat()))
      (seen.has(fact) ? shared : seen).add(fact);
  return shared;
});

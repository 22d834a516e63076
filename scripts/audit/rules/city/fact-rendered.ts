import type { City } from "../../../../src/kinds/city/fields.ts";
import { oncePer } from "../../../../src/site/once.ts";
import type { Site } from "../../../../src/site/site.ts";
import { statementsOf } from "../../business-text/statements.ts";
import type { PageRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";

export const cityFactRendered: PageRule = {
  id: "city/fact-rendered",
  severity: "error",
  checks: "A city page lists the neighborhoods, landmarks and ZIP codes of its own city, and no other's.",
  why: "Another city's facts are untrue here, and a fact that is not shown helps nobody.",
  fix: "Build the site again: npx site build",
  source: "product",
  *page(page, { site, layout }) {
    const { path, expected, facts } = page;
    const city = cityOf(site, path);
    if (!city || !expected.props.sections.some(({ kind }) => kind === "city-local")) return;
    const own = new Set(placesOf(city));
    const listed = new Set(
      facts.blocks.flatMap(({ text, region, element }) =>
        region === "main" && element === "li" ? text : [],
      ),
    );
    for (const place of own)
      if (!listed.has(place)) yield { message: `${path} does not list ${place}.`, words: place };
    const { wording } = statementsOf(page, layout);
    for (const place of listed) {
      const owner = own.has(place) || wording.holds(place) ? undefined : ownersOf(site).get(place);
      if (owner) yield { message: `${path} lists ${place}, which is in ${owner}.`, words: place };
    }
  },
};

function placesOf({ neighborhoods, landmarks, zipCodes }: City): string[] {
  return [...neighborhoods, ...landmarks, ...zipCodes];
}

/** City by place; without places that are named as nearby areas somewhere, which other pages list rightly. */
const ownersOf = oncePer(({ dataset }: Site): ReadonlyMap<string, string> => {
  const owners = new Map(
    dataset.cities.flatMap(({ value }) =>
      placesOf(value).map((place): [string, string] => [place, value.city]),
    ),
  );
  for (const { value } of dataset.cities)
    for (const area of value.nearbyAreas) if ("place" in area && area.place) owners.delete(area.place);
  return owners;
});

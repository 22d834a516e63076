import { line, list, type Resolved, ref, section } from "../../fields/index.ts";
import type { CitySummary } from "../../fields/summaries.ts";
import type { Site } from "../../site/site.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section("city-links", "Links to some cities.", {
  heading: line("Heading of the section.", "Why us"),
  cities: list("The cities, in order.", ref("city"), {
    minItems: 1,
    examples: [["lake-county/maple-grove"]],
  }),
});

/** A city with the color that is most usual there, where its file names one. */
export interface CityChip extends CitySummary {
  paint?: { name: string; color: string };
}

export function view(section: Resolved<typeof fields>, { site }: PageContext) {
  return { chips: section.cities.map((city) => cityChip(city, site)) };
}

function cityChip(city: CitySummary, site: Site): CityChip {
  const paint = site.places.city(city.id)?.value.character?.palette?.colors[0];
  return { ...city, ...(paint && { paint }) };
}

import type { County } from "../../../../src/kinds/county/fields.ts";
import { type Area, cityId, type Place } from "./place.ts";

/** Cities that a menu shows of an area too large to list: one, because every page shows the menu. */
const featuredCount = 1;

/** The county that an area stands for; `order` counts from 1. */
export function countyOf(area: Area, order: number): County {
  const largest = area.places.toSorted((a, b) => b.zipCodes.length - a.zipCodes.length);
  const [first] = largest as [Place];
  return {
    county: area.name,
    state: area.state,
    stateName: area.stateName,
    order,
    ...(order === 1 && { primary: true }),
    description: `Sample page for the {cityCount} cities of ${area.name}, from ${area.places[0]?.name} to ${area.places.at(-1)?.name}.`,
    lead: `${area.name} has {cityCount} cities, each with its page. It is a sample, made for benchmarks.`,
    text: [
      `The area begins at ZIP code ${area.places[0]?.zipCodes[0]} and ends at ${area.places.at(-1)?.zipCodes[0]}. It stands for a county, because the list of ZIP codes knows none.`,
      `${first.name} has the most ZIP codes, ${first.zipCodes.length} in all. Every city links its nearest ones, in this area or the next.`,
    ],
    featuredCities: largest.slice(0, featuredCount).map((place) => cityId(area, place)),
  };
}

import { line, optional, type Resolved, section } from "../../fields/index.ts";
import { type CityMap, createCountyMap, createMap, tellingMap } from "../../site/maps/map.ts";
import { itemsOf } from "../../site/paging.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section("cities-map", "A map, drawn from their coordinates.", {
  heading: line("Heading of the section.", "Why us"),
  description: line("What a screen reader says for the map.", "All our towns on a map"),
  caption: optional(line("Line under the map.", "Every dot is a page")),
  countiesCaption: optional(
    line(
      "Line under the map where it has too many cities and shows their counties instead.",
      "Every dot is a county",
    ),
  ),
});

/** Most dots on a map, where the data names no other limit. */
const usualMapLimit = 200;

/** A map of the cities of this county, or of all; of their counties where there are too many for one map. */
export function view(
  { countiesCaption }: Resolved<typeof fields>,
  { site, county, paging }: PageContext,
): { map: CityMap; caption?: string } | undefined {
  const cities = county
    ? itemsOf(site.places.placesOf(county.entity.id), county.part, paging)
    : site.counties.flatMap(({ places }) => places);
  const { mapLimit = usualMapLimit } = site.business.seo;
  const ids = cities.slice(0, mapLimit).map(({ id }) => id);
  const isOfCities = cities.length <= mapLimit || county !== undefined;
  const map = tellingMap(isOfCities ? createMap(site, ids) : createCountyMap(site, mapLimit));
  return map && { map, ...(!isOfCities && countiesCaption && { caption: countiesCaption }) };
}

import type { Resolved } from "../../fields/index.ts";
import { type CityMap, createCountyMap, createMap } from "../../site/maps/map.ts";
import { itemsOf } from "../../site/paging.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

/** Most dots on a map, where the data names no other limit. */
const usualMapLimit = 200;

/** A map of the cities of this county, or of all; of their counties where there are too many for one map. */
export function view(
  { countiesCaption }: Resolved<typeof fields>,
  { site, county, paging }: PageContext,
): { map: CityMap; caption?: string } {
  const cities = county
    ? itemsOf(site.places.placesOf(county.entity.id), county.part, paging)
    : site.counties.flatMap(({ places }) => places);
  const { mapLimit = usualMapLimit } = site.business.seo;
  if (cities.length <= mapLimit || county)
    return {
      map: createMap(
        site,
        cities.slice(0, mapLimit).map(({ id }) => id),
      ),
    };
  return { map: createCountyMap(site, mapLimit), ...(countiesCaption && { caption: countiesCaption }) };
}

import type { CityEntity } from "../loader/entity.ts";
import { itemsOf, type Paging } from "../site/paging.ts";
import { resolveProse } from "../site/resolve.ts";
import type { Site } from "../site/site.ts";
import { fillText } from "../site/text.ts";
import type { CountyListing, CountyOutline } from "./county-listing.ts";
import { createCountyMap, createMap } from "./map.ts";
import type { SectionContext, SectionExtras } from "./sections.ts";
import { valuesOf } from "./subject-values.ts";

/** Most dots on a map, where the data names no other limit. */
const usualMapLimit = 200;

/** The cities that a page of a county lists. */
export function citiesOfPart(
  site: Site,
  { entity, part }: NonNullable<SectionContext["county"]>,
  paging: Paging | undefined,
): readonly CityEntity[] {
  return itemsOf(site.places.citiesOf(entity.id), part, paging);
}

/** A map of the cities of this county, or of all; of their counties where there are too many for one map. */
export function citiesMap(
  { countiesCaption }: { countiesCaption?: string },
  { site, county, paging }: SectionContext,
): SectionExtras["cities-map"] & { caption?: string } {
  const cities = county ? citiesOfPart(site, county, paging) : site.counties.flatMap((group) => group.cities);
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

/** Each city of a list with its picture and its opening line. */
export function countyCities(
  linkLabel: string,
  site: Site,
  cities: readonly CityEntity[],
): SectionExtras["county-cities"]["cities"] {
  return cities.map((city) => {
    const { name = city.facts.city, county = "", path } = site.places.citySummary(city.id) ?? {};
    const values = Object.assign(Object.create(site.values), { city: name, county });
    return {
      name,
      ...(path !== undefined && { path }),
      label: fillText(linkLabel, values),
      ...(city.value.picture && { picture: site.picture(city.value.picture) }),
      // Its links are proven on the page of the city.
      lead: resolveProse(city.value.lead, site.contextFor(city.file, values, [])),
    };
  });
}

/** Each county with its lead in place of its cities. */
export function outlineCounties(counties: readonly CountyListing[], site: Site): CountyOutline[] {
  return counties.flatMap(({ cities, isShortened, ...summary }) => {
    const county = site.places.county(summary.id);
    if (!county) return [];
    // Its links are proven on the page of the county.
    const context = site.contextFor(county.file, valuesOf(site, { county }), []);
    return { ...summary, lead: resolveProse(county.value.lead, context) };
  });
}

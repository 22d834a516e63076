import type { CountySummary, Prose } from "../fields/summaries.ts";
import type { CityEntity } from "../loader/entity.ts";
import { itemsOf, type Paging, type Part } from "./paging.ts";
import { derive } from "./questions.ts";
import { resolveProse } from "./resolve.ts";
import type { Site } from "./site.ts";
import { valuesOf } from "./subject-values.ts";

export interface CountyListing extends CountySummary {
  cities: { name: string; path?: string }[];
  /** True where the county has more cities than are listed. */
  isShortened: boolean;
}

/** A county in words, without its cities. */
export interface CountyOutline extends CountySummary {
  lead: Prose;
}

/** Most counties that menus and lists show, where the data names no other limit. */
const usualCountyLimit = 12;

/** All counties with their cities; a county above the limit of the data shows its featured cities. */
export const listAllCounties = derive("county-listing", (site: Site): CountyListing[] =>
  site.counties.map(({ county, places }) => {
    const isShortened = places.length > site.business.seo.countyMenuLimit;
    const featured = site.places.county(county.id)?.value.featuredCities ?? [];
    const shown = isShortened ? featured : places.map(({ id }) => id);
    const summaries = shown.flatMap((id) => site.places.citySummary(id) ?? []);
    return {
      ...county,
      isShortened,
      cities: summaries.map(({ name, path }) => ({ name, ...(path !== undefined && { path }) })),
    };
  }),
);

/** The counties that menus and lists show: all, or the first ones where there are many. */
export const listCounties = derive("shown-counties", (site: Site) =>
  listAllCounties(site).slice(0, site.business.seo.countyLimit ?? usualCountyLimit),
);

/** Each county with its lead in place of its cities. */
export function outlineCounties(counties: readonly CountyListing[], site: Site): CountyOutline[] {
  return counties.flatMap(({ cities, isShortened, ...summary }) => {
    const county = site.places.county(summary.id);
    if (!county) return [];
    // Its links are proven on the page of the county.
    const context = site.contextFor(county.file, valuesOf(site, { kind: "county", entity: county }), []);
    return { ...summary, lead: resolveProse(county.value.lead, context) };
  });
}

/** The cities that a page of a county lists. */
export function citiesOfPart(
  site: Site,
  { entity, part }: { entity: { id: string }; part?: Part },
  paging: Paging | undefined,
): readonly CityEntity[] {
  return itemsOf(site.places.citiesOf(entity.id), part, paging);
}

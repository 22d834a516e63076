import { entities } from "../kinds/index.ts";
import type { PageFile } from "../kinds/page/fields.ts";
import type { CityEntity, Entity } from "../loader/entity.ts";
import { oncePer } from "../site/once.ts";
import { itemsOf } from "../site/paging.ts";
import type { PathEntry } from "../site/paths.ts";
import { resolve } from "../site/resolve.ts";
import type { Site } from "../site/site.ts";

/** What a page is made from beside the files that are not of cities, which any page may read. */
export interface PageSources {
  /** The cities that it shows. */
  cities: readonly CityEntity[];
  /** What else decides what it shows. */
  others: readonly string[];
}

/** The sources of a page; undefined for pages of which they are not known beforehand. */
export function sourcesOf(site: Site, entry: PathEntry): PageSources | undefined {
  const named = citiesNamed(site)(entry.page);
  const { subject } = entry;
  if (!named || !subject || subject.kind === "project") return undefined;
  const own = subject.kind === "city" ? citiesNear(site, subject.entity) : citiesListed(site, entry);
  return { cities: [...own, ...named], others: [entry.page.id, totalOf(site, entry)] };
}

function citiesNear(site: Site, city: CityEntity): CityEntity[] {
  const nearby = city.facts.nearbyAreas.flatMap((area) =>
    "city" in area ? (site.places.city(area.city) ?? []) : [],
  );
  return [city, ...nearby];
}

/** The cities of a part of a county, and those it features, which may lie elsewhere. */
function citiesListed(site: Site, { page, subject }: PathEntry): readonly CityEntity[] {
  if (subject?.kind !== "county") return [];
  const { featuredCities = [] } = subject.entity.value;
  return [
    ...itemsOf(site.places.citiesOf(subject.entity.id), subject.part, page.value.paging),
    ...featuredCities.flatMap((id) => site.places.city(id) ?? []),
  ];
}

/** How many cities a county has decides what its pages say and how many there are. */
function totalOf(site: Site, { subject }: PathEntry): string {
  return subject?.kind === "county" ? String(site.places.citiesOf(subject.entity.id).length) : "";
}

/** The cities that a page file names; undefined where a name depends on the page, or where it shows all cities. */
const citiesNamed = oncePer((site: Site) =>
  oncePer((page: Entity<PageFile>): CityEntity[] | undefined => {
    const ids: string[] = [];
    resolve(page.value, entities.page.schema, {
      file: page.file,
      values: site.values,
      target: (to) => to,
      reference: (role, id) => (role === "city" ? ids.push(id) : undefined),
      unknownPlaceholder: () => undefined,
      strayBraces: () => undefined,
    });
    if (showsAllCities(page.value) || ids.some((id) => id.includes("{"))) return undefined;
    return ids.flatMap((id) => site.places.city(id) ?? []);
  }),
);

/** A map shows the cities of the page's county, or all; a page of all areas lists every county, however many there are; the lead of a county may count its cities. */
function showsAllCities({ type, forEach, sections }: PageFile): boolean {
  return sections.some(
    (section) =>
      (section.kind === "cities-map" && forEach !== "county") ||
      (section.kind === "service-areas" && (type === "areas" || section.show === "leads")),
  );
}

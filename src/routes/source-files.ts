import type { CityEntity, Entity } from "../loader/entity.ts";
import { entities } from "../schema/index.ts";
import type { Page } from "../schema/types.ts";
import { oncePerSite } from "../site/once.ts";
import type { PathEntry } from "../site/paths.ts";
import { resolve } from "../site/resolve.ts";
import type { Site } from "../site/site.ts";

/**
 * The cities whose files a page is made from, beside the files that are not of cities, which any page may read. Undefined
 * for pages of which that is not known beforehand.
 */
export function citiesReadBy(site: Site, { page, subject }: PathEntry): readonly CityEntity[] | undefined {
  if (!subject || "project" in subject) return undefined;
  const named = citiesNamed(site, page);
  if (!named) return undefined;
  if ("county" in subject) return [...site.places.citiesOf(subject.county.id), ...named];
  const { city } = subject;
  const nearby = city.facts.nearbyAreas.flatMap((area) =>
    "city" in area ? (site.places.city(area.city) ?? []) : [],
  );
  return [city, ...nearby, ...named];
}

/** The cities that a page file names; undefined where a name depends on the page. */
function citiesNamed(site: Site, page: Entity<Page>): CityEntity[] | undefined {
  const known = namedByFile(site);
  if (!known.has(page)) known.set(page, findCities(site, page));
  return known.get(page);
}

const namedByFile = oncePerSite(() => new Map<Entity<Page>, CityEntity[] | undefined>());

function findCities(site: Site, page: Entity<Page>): CityEntity[] | undefined {
  const ids: string[] = [];
  resolve(page.value, entities.page.schema, {
    file: page.file,
    values: site.values,
    target: (to) => to,
    reference: (role, id) => (role === "city" ? ids.push(id) : undefined),
    unknownPlaceholder: () => undefined,
  });
  if (ids.some((id) => id.includes("{"))) return undefined;
  return ids.flatMap((id) => site.places.city(id) ?? []);
}

import { createRequire } from "node:module";
import type { County } from "../../src/kinds/county/fields.ts";
import type { Entity } from "../../src/loader/entity.ts";
import { toSlug } from "../../src/loader/slug.ts";
import { didYouMean } from "../../src/loader/suggest.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import { ServiceArea } from "../../src/site/geography/service-area.ts";
import { readStateNames } from "../check/zip-package.ts";
import { quoted } from "../shell-words.ts";
import { UserError } from "../user-error.ts";
import type { AddContext, AddRequest, Prepared } from "./addition.ts";
import { byDistance, declares, type KnownCity, witnesses } from "./neighbors.ts";
import { gazetteer } from "./places.ts";

/** A new county lies in the state of all others, or of the business where it is the first, unless somebody says another. */
export function prepareCounty(_: string, { given }: AddRequest, { dataset }: AddContext): Prepared {
  const known = dataset.counties.map(({ value }) => value.state);
  const [usual = dataset.business.value.address?.region, ...others] = [...new Set(known)];
  const state = given.state ?? (others.length === 0 ? usual : undefined);
  if (typeof state !== "string") return { values: given, notes: [] };
  const stateName = readStateNames(createRequire(import.meta.url)).get(state);
  return { values: { state, ...(stateName !== undefined && { stateName }), ...given }, notes: [] };
}

/** The county of a new city: the one that is named, the only one, or the one that a person chooses. */
export async function chooseCounty(
  { name, given }: AddRequest,
  { dataset, asker }: AddContext,
  cities: readonly KnownCity[],
): Promise<Entity<County>> {
  const { counties } = dataset;
  const ids = counties.map(({ id }) => id);
  const wanted = given.county;
  if (typeof wanted === "string") {
    const found = counties.find(
      ({ id, value }) => id === wanted || foldName(value.county) === foldName(wanted),
    );
    if (found) return found;
    // `ada` is Ada County, and Ada County `ada`, though it is too short to be nearly anything.
    const meant =
      didYouMean(wanted, ids) ??
      ids.find((id) => isStartOf(toSlug(wanted), id) || isStartOf(id, toSlug(wanted)));
    const known = ids.length > 0 ? `Counties are ${ids.join(", ")}; a` : "A";
    throw new UserError(
      `There is no county ${wanted}.${meant ? ` Did you mean ${meant}?` : ""}`,
      meant
        ? `Say: npx site add city ${quoted(name)} --county ${meant}`
        : `${known} new one starts with: npx site add county ${quoted(wanted)}`,
    );
  }
  const [only] = counties;
  if (!only)
    throw new UserError(
      "There is no county yet.",
      `Add the one that ${name} lies in, for example: npx site add county "Lake County"`,
    );
  if (counties.length === 1) return only;
  const likely = likelyCounty(name, dataset, cities);
  const chosen = await asker?.choose(
    `county: Which county is ${name} in?`,
    counties.map(({ id, value }) => ({ value: id, label: `${value.county}, ${value.state}` })),
    likely,
  );
  const found = counties.find(({ id }) => id === chosen);
  if (found) return found;
  throw new UserError(
    `Which county is ${name} in?`,
    likely
      ? `Say it, for example: npx site add city ${quoted(name)} --county ${likely}. Counties are ${ids.join(", ")}.`
      : `Say it behind the name, as one of: ${ids.map((id) => `--county ${id}`).join(", ")}`,
  );
}

/**
 * The county that the ZIP codes of a name say: that of a city with one of them, that of a city near it that lists it, or
 * that of all cities next to it. The last tells nothing while a county has no cities by which one knows where it lies.
 */
function likelyCounty(
  name: string,
  dataset: AddContext["dataset"],
  cities: readonly KnownCity[],
): string | undefined {
  const { counties } = dataset;
  const states = new Set(counties.map(({ value }) => value.state));
  const places = [...states].flatMap((state) => gazetteer().findPlaces(name, state).places);
  const [place] = places;
  const { nearbyMiles } = new ServiceArea(dataset);
  if (!place || places.length > 1)
    return countyOf(places.length > 1 ? [] : cities.filter((city) => declares(city, name)));
  const near = byDistance(name, place.coordinates, cities, nearbyMiles).filter(
    ({ miles }) => miles <= nearbyMiles,
  );
  const sharing = near.filter(({ city }) => city.value.zipCodes.some((zip) => place.zipCodes.includes(zip)));
  const said = countyOf([...sharing, ...near.filter((one) => one.isDeclared)].map(({ city }) => city));
  const areAllKnown = counties.every(({ id }) => cities.some((city) => city.id.startsWith(`${id}/`)));
  if (said !== undefined || !areAllKnown || near.length < witnesses) return said;
  return countyOf(near.slice(0, witnesses).map(({ city }) => city));
}

/** The county of cities, where all lie in one. */
function countyOf(cities: readonly KnownCity[]): string | undefined {
  const [county, ...others] = new Set(cities.map(({ id }) => id.split("/")[0]));
  return others.length > 0 ? undefined : county;
}

function isStartOf(slug: string, longer: string): boolean {
  return longer.startsWith(`${slug}-`);
}

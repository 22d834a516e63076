import type { CityEntity } from "../../loader/entity.ts";
import { groupBy } from "../../loader/group-by.ts";
import type { Dataset } from "../../loader/load.ts";
import { toSlug } from "../../loader/slug.ts";
import { asError, type Problem } from "../../problem.ts";
import { once } from "../once.ts";
import { milesToNearest, whereItIs } from "./coordinates.ts";
import { type Coordinates, meanCenter, milesBetween } from "./distance.ts";
import { foldName } from "./fold-name.ts";
import { nearMiles, type ZipCodes } from "./zip-codes.ts";

/** What is wrong with cities at one point. */
export interface TwinCities {
  /** Files that are copies of another city, or were made from one and are not finished. */
  copies: ReadonlySet<CityEntity>;
  problems: Problem[];
}

/** Two cities at one point: a copy where the name is the same, else one that was made from the other and not finished. */
export function findTwins(dataset: Dataset, zipCodes: ZipCodes | undefined): TwinCities {
  const copies = new Set<CityEntity>();
  const problems: Problem[] = [];
  const listed = once(() => listedIds(dataset));
  const atPoint = groupBy(
    dataset.cities,
    ({ facts: { coordinates } }) => `${coordinates.latitude} ${coordinates.longitude}`,
  );
  for (const cities of atPoint.values()) {
    if (cities.length < 2) continue;
    // Of two files of one city, the one that is named for it, or that its neighbors list, is the city.
    const rank = (city: CityEntity) => 2 * Number(isNamedFor(city)) + Number(listed().has(city.id));
    const [first, ...others] = cities.sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1));
    for (const other of first ? others : []) {
      const problem =
        first &&
        (isSameCity(first, other)
          ? copied(other, first, listed().has(other.id))
          : sharedPoint(other, first, dataset, zipCodes));
      if (!problem) continue;
      problems.push(problem);
      const copy = cities.find(({ file }) => file === problem.place?.file);
      if (copy && problem.severity === "error") copies.add(copy);
    }
  }
  return { copies, problems };
}

function listedIds({ cities }: Dataset): Set<string> {
  return new Set(
    cities.flatMap(({ facts }) => facts.nearbyAreas.flatMap((area) => ("city" in area ? area.city : []))),
  );
}

function isSameCity({ facts: a }: CityEntity, { facts: b }: CityEntity): boolean {
  return foldName(a.city) === foldName(b.city) && a.zipCodes.some((zip) => b.zipCodes.includes(zip));
}

function isNamedFor({ slug, facts }: CityEntity): boolean {
  return slug === toSlug(facts.city);
}

function copied(copy: CityEntity, original: CityEntity, isListed: boolean): Problem {
  const { city } = copy.facts;
  return asError({
    code: "duplicate-city",
    message: `${city} is there twice: ${original.file} has the same name, coordinates and ZIP codes.`,
    hint:
      isListed && !isNamedFor(copy)
        ? `Bring back what this file held, for example from Git: other cities list ${copy.id}.`
        : "Remove one of the two files, or write in this one what is true of another city.",
    place: { file: copy.file, pointer: "/city" },
    related: [{ file: original.file, pointer: "/city" }],
  });
}

/** Places that share a ZIP code may share its point; one that has ZIP codes of its own lies elsewhere. */
function sharedPoint(
  city: CityEntity,
  other: CityEntity,
  dataset: Dataset,
  zipCodes: ZipCodes | undefined,
): Problem | undefined {
  const stray = [city, other].find((each) => strayPlaces(each, dataset, zipCodes));
  const sharesZip = city.facts.zipCodes.some((zip) => other.facts.zipCodes.includes(zip));
  if (!stray && sharesZip) return undefined;
  const isOtherWrong = stray
    ? stray === other
    : milesFromOwn(other, dataset, zipCodes) > milesFromOwn(city, dataset, zipCodes);
  const [wrong, right] = isOtherWrong ? [other, city] : [city, other];
  const own = (stray && strayPlaces(stray, dataset, zipCodes)) ?? placesOf(wrong, dataset, zipCodes);
  const middle = own.length > 0 ? meanCenter(own) : undefined;
  return {
    code: "shared-coordinates",
    severity: isRough(wrong) ? "warning" : "error",
    message: `${wrong.facts.city} has the coordinates of ${right.facts.city}.`,
    hint: middle
      ? `Write latitude: ${middle.latitude} and longitude: ${middle.longitude}, the middle of the ZIP codes of ${wrong.facts.city}.`
      : "Look the middle of each up on a map, and write its decimal degrees.",
    place: { file: wrong.file, pointer: "/coordinates", isKey: true },
    related: [{ file: right.file, pointer: "/coordinates", isKey: true }],
  };
}

/** True for degrees with two decimals at most, a mile, which neighbors may share. */
function isRough({ facts: { coordinates } }: CityEntity): boolean {
  return [coordinates.latitude, coordinates.longitude].every(
    (degrees) => Number(degrees.toFixed(2)) === degrees,
  );
}

/** Where a city is by its ZIP codes, else by its name. */
function placesOf(
  { facts }: CityEntity,
  { counties }: Dataset,
  zipCodes: ZipCodes | undefined,
): Coordinates[] {
  const state = counties.find(({ id }) => id === facts.county)?.value.state;
  return (state !== undefined && zipCodes && whereItIs(facts, state, zipCodes)?.places) || [];
}

/** Miles from the middle of its ZIP codes; 0 where none is known. */
function milesFromOwn(city: CityEntity, dataset: Dataset, zipCodes: ZipCodes | undefined): number {
  const places = placesOf(city, dataset, zipCodes);
  return places.length > 0 ? milesBetween(city.facts.coordinates, meanCenter(places)) : 0;
}

/** Where the ZIP codes of a city's own name lie, if that is not where the city is said to be. */
function strayPlaces(
  { facts }: CityEntity,
  { counties }: Dataset,
  zipCodes: ZipCodes | undefined,
): Coordinates[] | undefined {
  const state = counties.find(({ id }) => id === facts.county)?.value.state;
  if (state === undefined || !zipCodes) return undefined;
  const own = zipCodes.named(facts.city, state).map(({ coordinates }) => coordinates);
  return own.length > 0 && milesToNearest(facts.coordinates, own) > nearMiles ? own : undefined;
}

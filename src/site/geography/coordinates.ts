import type { County } from "../../kinds/county/fields.ts";
import type { CityFacts } from "../../loader/city-facts.ts";
import type { CityEntity } from "../../loader/entity.ts";
import { asError, type Problem, type Severity } from "../../problem.ts";
import { type Coordinates, median, medianCenter, milesBetween, sayMiles } from "./distance.ts";
import { meantCoordinates } from "./slip-of-coordinates.ts";
import { crowd, type Extent, maxZipMiles, nearMiles, type ZipCodes } from "./zip-codes.ts";

/** Degrees that a city may lie outside the middles of its state's ZIP codes: the outermost reach to the border. */
const extentMargin = 0.3;

/** Cities that a county must have before one of them can be called far from the others. */
const minCountyCities = 4;
/** Miles from the middle of a county's cities that are never far: more than half the width of most counties. */
const minCountyMiles = 60;
/** Times the median distance from that middle; cities of one county lie in clusters, with a few outside. */
const maxCountySpread = 6;

/** Miles beyond which coordinates behind such a crowd are surely wrong. */
const surelyFarMiles = 10;
/** Miles that no ZIP code outside of Alaska reaches. */
const neverNearMiles = 120;

/** Where the cities of a county lie. */
export interface CountySpread {
  center: Coordinates;
  /** Miles from the center beyond which a city hardly belongs to the county. */
  maxMiles: number;
}

/** The spread of the cities of one county; undefined where they are too few to tell. */
export function spreadOf(cities: readonly CityEntity[]): CountySpread | undefined {
  if (cities.length < minCountyCities) return undefined;
  const places = cities.map(({ facts }) => facts.coordinates);
  const center = medianCenter(places);
  const typicalMiles = median(places.map((place) => milesBetween(center, place)));
  return { center, maxMiles: Math.max(minCountyMiles, maxCountySpread * typicalMiles) };
}

/** What the coordinates of a city are compared with. */
export interface Surroundings {
  county: County | undefined;
  spread: CountySpread | undefined;
  /** Undefined outside the United States. */
  zipCodes: ZipCodes | undefined;
}

/** What is wrong with the coordinates of a city: one problem at most, because one wrong number breaks every comparison. */
export function coordinatesProblem(city: CityEntity, around: Surroundings): Problem | undefined {
  return outsideState(city, around) ?? farFromZipCodes(city, around) ?? farFromCounty(city, around);
}

function outsideState(city: CityEntity, { county, zipCodes }: Surroundings): Problem | undefined {
  const extent = county && zipCodes?.extentOf(county.state);
  if (!extent || isWithin(city.facts.coordinates, extent)) return undefined;
  const { latitude, longitude } = city.facts.coordinates;
  const { south, north, west, east } = extent;
  return (
    (zipCodes && inAnotherState(city, county, zipCodes)) ??
    problem(city, "error", "coordinates-outside-state", {
      message: `${city.facts.city} lies at ${latitude}, ${longitude}: outside ${county.stateName}, which reaches from ${south} to ${north} and from ${west} to ${east}.`,
      ...correction(city, county, zipCodes),
    })
  );
}

/** A city whose coordinates and ZIP codes agree on another state is in the wrong county. */
function inAnotherState(city: CityEntity, county: County, zipCodes: ZipCodes): Problem | undefined {
  const { city: name, coordinates, zipCodes: listed } = city.facts;
  const state = agreedState(city, zipCodes);
  if (
    !state ||
    state === county.state ||
    milesToNearest(coordinates, placesOf(city.facts, zipCodes)) > maxZipMiles
  )
    return undefined;
  return asError({
    code: "coordinates-outside-state",
    message: `${name} lies in ${zipCodes.nameOf(state) ?? state}, by its coordinates and by its ZIP ${listed.length === 1 ? "code" : "codes"}, but ${county.county} is in ${county.stateName}.`,
    hint: "Move the file to the folder of its county, and change county in it.",
    place: { file: city.file, pointer: "/county" },
  });
}

/** The state in which all the ZIP codes of a city lie; undefined where they differ or are not known. */
export function agreedState({ facts }: CityEntity, zipCodes: ZipCodes): string | undefined {
  const [state, ...others] = new Set(facts.zipCodes.map((zip) => zipCodes.find(zip)?.state));
  return others.length === 0 ? state : undefined;
}

/**
 * Where only ZIP codes and coordinates differ, the city's name, the state and the county's other cities decide which of the
 * two is believed; the ZIP codes have their own rule.
 */
function farFromZipCodes(city: CityEntity, { county, spread, zipCodes }: Surroundings): Problem | undefined {
  const { city: name, coordinates } = city.facts;
  const places = placesOf(city.facts, zipCodes);
  const miles = milesToNearest(coordinates, places);
  if (!zipCodes || !county || places.length === 0 || miles <= nearMiles) return undefined;
  const isCrowded = isBehindCrowd(city.facts, places, miles, zipCodes);
  if (miles <= maxZipMiles && !isCrowded) return undefined;
  if (agreedState(city, zipCodes) && agreedState(city, zipCodes) !== county.state) return undefined;
  const named = zipCodes.named(name, county.state).map((zip) => zip.coordinates);
  if (named.length > 0 && milesToNearest(coordinates, named) <= nearMiles) return undefined;
  if (named.length === 0 && spread && isNear(spread, coordinates) && !isNear(spread, medianCenter(places)))
    return undefined;
  const isSure = isCrowded ? miles > surelyFarMiles : miles > neverNearMiles;
  return problem(city, isSure ? "error" : "warning", "distant-coordinates", {
    message: `The coordinates of ${name} lie ${sayMiles(miles)} from ${places.length === 1 ? "its ZIP code" : "the nearest of its ZIP codes"}.`,
    ...correction(city, county, zipCodes),
  });
}

/** True where many other ZIP codes are nearer to the coordinates than the city's own, or nearer to those. */
function isBehindCrowd(
  { coordinates, zipCodes: listed }: CityFacts,
  places: readonly Coordinates[],
  miles: number,
  zipCodes: ZipCodes,
): boolean {
  const most = crowd + listed.length;
  const nearest = places.find((place) => milesBetween(coordinates, place) === miles) ?? coordinates;
  return [coordinates, nearest].some((place) => zipCodes.countWithin(place, miles, most) >= most);
}

function farFromCounty(city: CityEntity, { county, spread, zipCodes }: Surroundings): Problem | undefined {
  const { city: name, coordinates } = city.facts;
  if (!county || !spread || isNear(spread, coordinates)) return undefined;
  return problem(city, "warning", "distant-coordinates", {
    message: `${name} lies ${sayMiles(milesBetween(spread.center, coordinates))} from the middle of the other cities of ${county.county}.`,
    ...(placesOf(city.facts, zipCodes).length > 0
      ? {
          hint: "Its ZIP codes lie there as well, so move the file to the folder of its county, and change county in it.",
        }
      : correction(city, county, zipCodes)),
  });
}

type Correction = Pick<Problem, "hint" | "corrections" | "proposal"> & { field?: string };

/** What to write instead: the ZIP codes of the right state say where the city is, else its name does. */
function correction({ file, facts }: CityEntity, county: County, zipCodes: ZipCodes | undefined): Correction {
  const found = zipCodes && whereItIs(facts, county.state, zipCodes);
  if (!found) return { hint: "Look the middle of the city up on a map, and write its decimal degrees." };
  const { changed, ...meant } = meantCoordinates(file, facts.coordinates, found.places, found.source);
  const [field, other] = changed;
  return { ...meant, ...(field && !other && { field }) };
}

/** Where a city must be, by its ZIP codes of that state, else by its name. */
export function whereItIs(
  { city, zipCodes: listed }: Pick<CityFacts, "city" | "zipCodes">,
  state: string,
  zipCodes: ZipCodes,
): { places: Coordinates[]; source: string } | undefined {
  const own = listed.flatMap((zip) => {
    const found = zipCodes.find(zip);
    return found?.state === state && found.coordinates ? found.coordinates : [];
  });
  if (own.length > 0) return { places: own, source: "its ZIP codes" };
  const named = zipCodes.named(city, state).map(({ coordinates }) => coordinates);
  return named.length > 0 ? { places: named, source: `the ZIP codes of ${city}` } : undefined;
}

/** Where the ZIP codes of a city lie. */
export function placesOf({ zipCodes: listed }: CityFacts, zipCodes: ZipCodes | undefined): Coordinates[] {
  return listed.flatMap((zip) => zipCodes?.find(zip)?.coordinates ?? []);
}

/** Infinite where there are none. */
export function milesToNearest(from: Coordinates, places: readonly Coordinates[]): number {
  return Math.min(...places.map((place) => milesBetween(from, place)));
}

function isNear({ center, maxMiles }: CountySpread, place: Coordinates): boolean {
  return milesBetween(center, place) <= maxMiles;
}

function isWithin({ latitude, longitude }: Coordinates, { south, north, west, east }: Extent): boolean {
  return (
    latitude >= south - extentMargin &&
    latitude <= north + extentMargin &&
    longitude >= west - extentMargin &&
    longitude <= east + extentMargin
  );
}

function problem(
  { file }: CityEntity,
  severity: Severity,
  code: "coordinates-outside-state" | "distant-coordinates",
  { field, ...texts }: { message: string } & Correction,
): Problem {
  const place = field
    ? { file, pointer: `/coordinates/${field}` }
    : { file, pointer: "/coordinates", isKey: true };
  return { code, severity, ...texts, place };
}

import type { CityFacts } from "../../loader/city-facts.ts";
import type { CityEntity } from "../../loader/entity.ts";
import type { Problem } from "../../problem.ts";
import type { County } from "../../schema/types.ts";
import { type Coordinates, meanCentre, median, medianCentre, milesBetween, sayMiles } from "./distance.ts";
import { type Extent, maxZipMiles, type ZipCodes } from "./zip-codes.ts";

/** Degrees that a city may lie outside the middles of its state's ZIP codes: the outermost reach to the border. */
const extentMargin = 0.3;

/** Cities that a county must have before one of them can be called far from the others. */
const minCountyCities = 4;
/** Miles from the middle of a county's cities that are never far: more than half the width of most counties. */
const minCountyMiles = 60;
/** Times the median distance from that middle; cities of one county lie in clusters, with a few outside. */
const maxCountySpread = 6;

/** Where the cities of a county lie. */
export interface CountySpread {
  centre: Coordinates;
  /** Miles from the centre beyond which a city hardly belongs to the county. */
  maxMiles: number;
}

/** The spread of the cities of one county; undefined where they are too few to tell. */
export function spreadOf(cities: readonly CityEntity[]): CountySpread | undefined {
  if (cities.length < minCountyCities) return undefined;
  const places = cities.map(({ facts }) => facts.coordinates);
  const centre = medianCentre(places);
  const typicalMiles = median(places.map((place) => milesBetween(centre, place)));
  return { centre, maxMiles: Math.max(minCountyMiles, maxCountySpread * typicalMiles) };
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
  const isMinusMissing = isWithin({ latitude, longitude: -longitude }, extent);
  const { south, north, west, east } = extent;
  return problem(city, "coordinates-outside-state", {
    message: `${city.facts.city} lies at ${latitude}, ${longitude}: outside ${county.stateName}, which reaches from ${south} to ${north} and from ${west} to ${east}.`,
    hint: isMinusMissing
      ? `Write longitude: ${-longitude}. West of Greenwich it is negative.`
      : correction(city.facts, zipCodes),
  });
}

/**
 * Where only ZIP codes and coordinates differ, the state and the county's other cities decide which of the two is
 * believed; the ZIP codes have their own rule.
 */
function farFromZipCodes(city: CityEntity, { county, spread, zipCodes }: Surroundings): Problem | undefined {
  const { city: name, coordinates } = city.facts;
  const places = placesOf(city.facts, zipCodes);
  const nearest = Math.min(...places.map((place) => milesBetween(coordinates, place)));
  if (places.length === 0 || nearest <= maxZipMiles) return undefined;
  if (city.facts.zipCodes.every((zip) => zipCodes?.find(zip)?.state !== county?.state)) return undefined;
  if (spread && isNear(spread, coordinates) && !isNear(spread, medianCentre(places))) return undefined;
  return problem(city, "distant-coordinates", {
    message: `The coordinates of ${name} lie ${sayMiles(nearest)} from ${places.length === 1 ? "its ZIP code" : "the nearest of its ZIP codes"}.`,
    hint: correction(city.facts, zipCodes),
  });
}

function farFromCounty(city: CityEntity, { county, spread, zipCodes }: Surroundings): Problem | undefined {
  const { city: name, coordinates } = city.facts;
  if (!county || !spread || isNear(spread, coordinates)) return undefined;
  return problem(city, "distant-coordinates", {
    message: `${name} lies ${sayMiles(milesBetween(spread.centre, coordinates))} from the middle of the other cities of ${county.county}.`,
    hint:
      placesOf(city.facts, zipCodes).length > 0
        ? "Its ZIP codes lie there as well, so move the file to the folder of its county, and change county in it."
        : correction(city.facts, zipCodes),
  });
}

function correction(city: CityFacts, zipCodes: ZipCodes | undefined): string {
  const places = placesOf(city, zipCodes);
  if (places.length === 0) return "Look the middle of the city up on a map, and write its decimal degrees.";
  const { latitude, longitude } = meanCentre(places);
  return `Write latitude: ${latitude} and longitude: ${longitude}, the middle of its ZIP codes.`;
}

function placesOf({ zipCodes: listed }: CityFacts, zipCodes: ZipCodes | undefined): Coordinates[] {
  return listed.flatMap((zip) => zipCodes?.find(zip)?.coordinates ?? []);
}

function isNear({ centre, maxMiles }: CountySpread, place: Coordinates): boolean {
  return milesBetween(centre, place) <= maxMiles;
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
  city: CityEntity,
  code: "coordinates-outside-state" | "distant-coordinates",
  texts: { message: string; hint: string },
): Problem {
  const place = { file: city.file, pointer: "/coordinates", isKey: true };
  return { code, severity: "warning", ...texts, place };
}

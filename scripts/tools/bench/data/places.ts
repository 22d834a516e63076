import { createRequire } from "node:module";
import { groupBy } from "../../../../src/loader/group-by.ts";
import { toSlug } from "../../../../src/loader/slug.ts";
import { meanCenter, medianCenter, milesBetween } from "../../../../src/site/geography/distance.ts";
import { type PackageZip, readPackage } from "../../../check/zip-package.ts";
import type { Place } from "./place.ts";
import { restoreSpelling } from "./spelling.ts";

const require = createRequire(import.meta.url);

/** Two letters of states and territories that lie apart: their places have no near neighbors. */
const remoteStates = new Set(["AA", "AE", "AP", "AK", "HI", "AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI"]);
/** Lower ones are those of a single tax office, and of islands. */
const firstZip = "01000";
/** ZIP codes of one name that lie farther from the first of them belong to another place; half of what `validate` allows. */
const maxSpreadMiles = 15;
/** Miles from the middle of the codes with the same first three digits, beyond which the package may be mistaken. */
const maxStrayMiles = 100;
/** Invented names around a real one, in the order in which they are taken. */
const inventedNames = [
  "North *",
  "* Heights",
  "South *",
  "* Junction",
  "East *",
  "* Park",
  "West *",
  "* Corners",
];

/**
 * The first `count` places of the contiguous United States by ZIP code, so that any number of them are next to each
 * other; where the package zipcodes has no more, invented ones around the real. Fewer if all names are used.
 */
export function listPlaces(count: number): Place[] {
  const real = realPlaces();
  const taken = new Set(real.map(keyOf));
  const invented: Place[] = [];
  for (const pattern of inventedNames)
    for (const place of real) {
      if (real.length + invented.length >= count) break;
      const name = pattern.replace("*", place.name);
      const candidate = { ...place, name, slug: toSlug(name), zipCodes: place.zipCodes.slice(0, 1) };
      if (taken.has(keyOf(candidate))) continue;
      taken.add(keyOf(candidate));
      invented.push(candidate);
    }
  return setApart([...real.slice(0, count), ...invented]).sort(
    (a, b) => Number(a.zipCodes[0]) - Number(b.zipCodes[0]),
  );
}

function realPlaces(): Place[] {
  const named = groupBy(plausibleCodes(), ({ city, state }) =>
    keyOf({ state, slug: toSlug(restoreSpelling(city)) }),
  );
  return [...named.values()].map(toPlace);
}

/** Codes that lie with those of the same state and first three digits and have a name of letters, in order. */
function plausibleCodes(): PackageZip[] {
  const codes = readPackage(require)
    .filter(({ state, city }) => !remoteStates.has(state) && /^[A-Z][A-Za-z' -]+$/.test(city))
    .filter(({ zip, latitude, longitude }) => zip >= firstZip && latitude !== 0 && longitude !== 0)
    .sort((a, b) => Number(a.zip) - Number(b.zip));
  const regions = groupBy(codes, ({ state, zip }) => state + zip.slice(0, 3));
  return [...regions.values()].flatMap((region) => {
    const middle = medianCenter(region);
    return region.filter((code) => milesBetween(code, middle) <= maxStrayMiles);
  });
}

function toPlace(codes: PackageZip[]): Place {
  const [first] = codes as [PackageZip];
  const near = codes.filter((code) => milesBetween(first, code) <= maxSpreadMiles);
  const name = restoreSpelling(first.city);
  return {
    name,
    slug: toSlug(name),
    state: first.state,
    zipCodes: near.map(({ zip }) => zip),
    coordinates: meanCenter(near),
  };
}

/** Miles between the first two of several places on one point. */
const stepMiles = 0.7;
const milesPerDegree = 69;
/** Radians between two neighbors on a spiral that leaves no gaps. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Moves places that share a point onto a spiral around it, so that each has its own nearest ones. */
function setApart(places: Place[]): Place[] {
  const counts = new Map<string, number>();
  return places.map((place) => {
    const { latitude, longitude } = place.coordinates;
    const point = `${latitude} ${longitude}`;
    const index = counts.get(point) ?? 0;
    counts.set(point, index + 1);
    if (index === 0) return place;
    const degrees = (stepMiles * Math.sqrt(index)) / milesPerDegree;
    const angle = goldenAngle * index;
    return {
      ...place,
      coordinates: meanCenter([
        {
          latitude: latitude + degrees * Math.sin(angle),
          longitude: longitude + (degrees * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
        },
      ]),
    };
  });
}

function keyOf({ state, slug }: { state: string; slug: string }): string {
  return `${state}/${slug}`;
}

import type { CityFacts } from "../../loader/city-facts.ts";
import type { CityEntity } from "../../loader/entity.ts";
import type { Problem, Severity } from "../../problem.ts";
import { type Coordinates, milesBetween, sayMiles } from "./distance.ts";
import { foldName } from "./fold-name.ts";

/** What is known of a ZIP code. Those of the armed forces and a few others have no coordinates. */
export interface ZipPlace {
  city: string;
  /** State, two letters. */
  state: string;
  coordinates?: Coordinates;
}

/** The range of coordinates in which the ZIP codes of a state lie. */
export interface Extent {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The ZIP codes of the United States. States are named by their two letters. */
export interface ZipCodes {
  find(zip: string): ZipPlace | undefined;
  /** The ZIP codes that begin with the same three digits: those of a part of one state, save for a few. */
  withPrefix(zip: string): ZipPlace[];
  /** The ZIP codes of a city of that name, however it is written; none for a place that shares those of another. */
  named(city: string, state: string): LocatedZip[];
  /** True for a name that is known beyond its state: a city with 20 ZIP codes or more. */
  isBigCity(name: string): boolean;
  /** Different points of ZIP codes nearer than so many miles (60 at most); counting stops at `most`. */
  countWithin(around: Coordinates, miles: number, most: number): number;
  /** Undefined for a state without ZIP codes. */
  extentOf(state: string): Extent | undefined;
  /** Whole name of a state; undefined for territories and what is no state. */
  nameOf(state: string): string | undefined;
  readonly states: readonly string[];
}

export interface LocatedZip {
  zip: string;
  coordinates: Coordinates;
}

/**
 * Miles that a ZIP code may lie from the middle of its city. In the package zipcodes 8.0.0, of the 12,100 codes of
 * cities with three or more, 8 lie farther from their city's median; some are mistakes of the package.
 */
export const maxZipMiles = 30;

/**
 * Other ZIP codes between a city and its nearest one that make it far. In the package zipcodes 8.0.0 only 82 of the 12,400
 * codes of cities with three or more have 20 between themselves and the next of their city, most by mistake.
 */
export const crowd = 20;

/** Miles between a city and the middle of one of its ZIP codes that are never far. */
export const nearMiles = 4;

/** Miles beyond which a ZIP code is surely not that of a city, though some reach over whole deserts. */
const surelyDistantMiles = 60;

/**
 * Miles within which a ZIP code of another name may be a city's own, or the one that was meant: post offices and cities
 * share no borders.
 */
export const maxForeignMiles = 10;

/** The same for a ZIP code that the city of its name lists, too. */
const maxSharedMiles = 3;

/** Other ZIP codes between a city and one that is not its own. In the desert a town has that of the next town. */
const othersBetween = 5;

/** ZIP codes that do not exist. One that begins as none near its city cannot even be a new one. */
export function* unknownZipCodes(
  city: CityEntity,
  zipCodes: ZipCodes,
  isDoubtful: boolean,
): Generator<Problem> {
  for (const [index, zip] of city.facts.zipCodes.entries()) {
    if (zipCodes.find(zip)) continue;
    const meant = suggestZip(zip, city.facts, zipCodes);
    const isPossible =
      isDoubtful ||
      zipCodes
        .withPrefix(zip)
        .some(({ coordinates: at }) => at && milesBetween(at, city.facts.coordinates) <= surelyDistantMiles);
    yield problem(city, index, isPossible ? "warning" : "error", "unknown-zip-code", {
      message: `There is no ZIP code ${zip}.${meant ? ` Did you mean ${meant}?` : ""}`,
      hint: meant
        ? `Write "${meant}" instead of "${zip}".`
        : `Correct the number, or remove it.${isPossible ? " A ZIP code so new that no list has it yet may stay." : ""}`,
    });
  }
}

/** ZIP codes that the city of their name lists. */
export function claimedZipCodes(cities: readonly CityEntity[], zipCodes: ZipCodes): ReadonlySet<string> {
  return new Set(
    cities.flatMap(({ facts: { city, zipCodes: listed } }) =>
      listed.filter((zip) => foldName(zipCodes.find(zip)?.city ?? "") === foldName(city)),
    ),
  );
}

/** ZIP codes that lie far from the coordinates of their city, in another state or in another city. */
export function* distantZipCodes(
  city: CityEntity,
  state: string | undefined,
  zipCodes: ZipCodes,
  claimed: ReadonlySet<string>,
): Generator<Problem> {
  const { zipCodes: listed } = city.facts;
  const found = listed.flatMap((zip, index) => {
    const maxMiles = claimed.has(zip) ? maxSharedMiles : maxForeignMiles;
    return misplacedZip(city, index, state, zipCodes, maxMiles) ?? [];
  });
  const [first] = found;
  if (first && listed.length > 1 && found.length === listed.length)
    yield allMisplaced(city, found, first, ownZips(city.facts, state, zipCodes));
  // Of a large city some ZIP codes lie far out; where others lie near, the city stands where it should.
  else for (const zip of found) if (!isOwn(zip.place)) yield misplaced(city, zip, state, zipCodes);

  function isOwn(place: MisplacedZip["place"]): boolean {
    return listed.length > 1 && place.state === state && foldName(place.city) === foldName(city.facts.city);
  }
}

function misplaced(
  city: CityEntity,
  { index, zip, place, miles, isSure }: MisplacedZip,
  state: string | undefined,
  zipCodes: ZipCodes,
): Problem {
  const { city: name, zipCodes: listed } = city.facts;
  // One of a neighbor is no slip.
  const meant = miles > maxForeignMiles ? suggestZip(zip, city.facts, zipCodes) : undefined;
  const own = meant === undefined && listed.length === 1 ? ownZips(city.facts, state, zipCodes) : "";
  return problem(city, index, isSure ? "error" : "warning", "distant-zip-code", {
    message: `ZIP code ${zip} is that of ${place.city}, ${place.state}, ${sayMiles(miles)} from ${name}.${meant ? ` Did you mean ${meant}?` : ""}`,
    hint: meant
      ? `Write "${meant}" instead of "${zip}".`
      : own
        ? `Write zipCodes: [${own}].`
        : `${listed.length === 1 ? "W" : `Remove "${zip}", or w`}rite the ZIP code of ${name} that was meant.`,
  });
}

/** One problem for a list that is another city's. */
function allMisplaced(city: CityEntity, found: MisplacedZip[], first: MisplacedZip, own: string): Problem {
  const { city: name } = city.facts;
  return {
    code: "distant-zip-code",
    severity: found.some(({ isSure }) => isSure) ? "error" : "warning",
    message: `None of the ${found.length} ZIP codes of ${name} lies near it: ${first.zip} is that of ${first.place.city}, ${first.place.state}, ${sayMiles(first.miles)} away.`,
    hint: own ? `Write zipCodes: [${own}].` : `Write the ZIP codes of ${name}.`,
    place: { file: city.file, pointer: "/zipCodes", isKey: true },
  };
}

interface MisplacedZip {
  index: number;
  zip: string;
  place: ZipPlace;
  miles: number;
  isSure: boolean;
}

/** A few ZIP codes reach over the border of a state; one whose neighbors are all on the other side is a mistake. */
function misplacedZip(
  { facts }: CityEntity,
  index: number,
  state: string | undefined,
  zipCodes: ZipCodes,
  maxMiles: number,
): MisplacedZip | undefined {
  const zip = facts.zipCodes[index] ?? "";
  const place = zipCodes.find(zip);
  const at = place?.coordinates;
  if (!at) return undefined;
  const miles = milesBetween(facts.coordinates, at);
  const isElsewhere = state !== undefined && place.state !== state;
  if (miles <= maxMiles && !isElsewhere) return undefined;
  const isOwnName = foldName(place.city) === foldName(facts.city);
  const hasOwnZips = state !== undefined && !isOwnName && zipCodes.named(facts.city, state).length > 0;
  const isBeyond = (others: number) => !isOwnName && zipCodes.countWithin(at, miles, others) >= others;
  const isForeign = hasOwnZips && miles > maxMiles && isBeyond(othersBetween);
  if (miles <= maxZipMiles && !isElsewhere && !isForeign) return undefined;
  const isBeyondOthers = miles > maxZipMiles && isBeyond(crowd);
  const isSure = miles > surelyDistantMiles || isBeyondOthers || (isElsewhere && hasOwnZips);
  return { index, zip, place, miles, isSure };
}

/** The ZIP codes of the city's own name that lie near it, as a list in YAML; "" for none. */
function ownZips({ city, coordinates }: CityFacts, state: string | undefined, zipCodes: ZipCodes): string {
  return (state === undefined ? [] : zipCodes.named(city, state))
    .filter((own) => milesBetween(own.coordinates, coordinates) <= maxZipMiles)
    .map(({ zip }) => `"${zip}"`)
    .join(", ");
}

/**
 * The ZIP code that was probably meant: one slip away (a digit, or two neighbors swapped) and not yet listed. One of the
 * city's own name is preferred, then the nearest.
 */
function suggestZip(zip: string, city: CityFacts, known: ZipCodes): string | undefined {
  const candidates = [...slipsOf(zip)].flatMap((slip) => {
    const found = known.find(slip);
    if (!found?.coordinates || city.zipCodes.includes(slip)) return [];
    const miles = milesBetween(city.coordinates, found.coordinates);
    const isOwn = found.city === city.city && miles <= maxZipMiles;
    return isOwn || miles <= maxForeignMiles ? { slip, miles, isOwn } : [];
  });
  candidates.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.miles - b.miles);
  return candidates[0]?.slip;
}

function* slipsOf(zip: string): Generator<string> {
  for (let at = 0; at < zip.length; at++) {
    const [before, after] = [zip.slice(0, at), zip.slice(at + 1)];
    for (const digit of "0123456789") yield `${before}${digit}${after}`;
    if (after !== "") yield `${before}${after[0]}${zip[at]}${after.slice(1)}`;
  }
}

function problem(
  city: CityEntity,
  index: number,
  severity: Severity,
  code: "unknown-zip-code" | "distant-zip-code",
  texts: { message: string; hint: string },
): Problem {
  return { code, severity, ...texts, place: { file: city.file, pointer: `/zipCodes/${index}` } };
}

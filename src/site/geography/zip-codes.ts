import type { CityFacts } from "../../loader/city-facts.ts";
import type { CityEntity } from "../../loader/entity.ts";
import type { Problem } from "../../problem.ts";
import { type Coordinates, milesBetween, sayMiles } from "./distance.ts";

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

/** The ZIP codes of the United States. */
export interface ZipCodes {
  find(zip: string): ZipPlace | undefined;
  /** Extent of a state by its two letters; undefined for one without ZIP codes. */
  extentOf(state: string): Extent | undefined;
}

/**
 * Miles that a ZIP code may lie from the middle of its city. In the package zipcodes 8.0.0, of the 12,100 codes of
 * cities with three or more, 8 lie farther from their city's median; some are mistakes of the package.
 */
export const maxZipMiles = 30;

/** ZIP codes that do not exist. */
export function* unknownZipCodes(city: CityEntity, zipCodes: ZipCodes): Generator<Problem> {
  for (const [index, zip] of city.facts.zipCodes.entries()) {
    if (zipCodes.find(zip)) continue;
    const meant = suggestZip(zip, city.facts, zipCodes);
    yield problem(city, index, "unknown-zip-code", {
      message: `There is no ZIP code ${zip}.${meant ? ` Did you mean ${meant}?` : ""}`,
      hint: meant
        ? `Write "${meant}" instead of "${zip}".`
        : `Correct the number, or remove it. A ZIP code so new that no list has it yet may stay.`,
    });
  }
}

/** ZIP codes that lie far from the coordinates of their city. */
export function* distantZipCodes(city: CityEntity, zipCodes: ZipCodes): Generator<Problem> {
  const { city: name, coordinates } = city.facts;
  for (const [index, zip] of city.facts.zipCodes.entries()) {
    const found = zipCodes.find(zip);
    const miles = found?.coordinates ? milesBetween(coordinates, found.coordinates) : 0;
    if (!found || miles <= maxZipMiles) continue;
    const meant = suggestZip(zip, city.facts, zipCodes);
    yield problem(city, index, "distant-zip-code", {
      message: `ZIP code ${zip} is that of ${found.city}, ${found.state}, ${sayMiles(miles)} from ${name}.${meant ? ` Did you mean ${meant}?` : ""}`,
      hint: meant
        ? `Write "${meant}" instead of "${zip}".`
        : `Remove "${zip}", or write the ZIP code of ${name} that was meant.`,
    });
  }
}

/** Miles within which a ZIP code of another name may be the one that was meant: post offices and cities share no borders. */
const maxSuggestedMiles = 10;

/**
 * The ZIP code that was probably meant: one slip away (a digit, or two neighbours swapped) and not yet listed. One of the
 * city's own name is preferred, then the nearest.
 */
function suggestZip(zip: string, city: CityFacts, known: ZipCodes): string | undefined {
  const candidates = [...slipsOf(zip)].flatMap((slip) => {
    const found = known.find(slip);
    if (!found?.coordinates || city.zipCodes.includes(slip)) return [];
    const miles = milesBetween(city.coordinates, found.coordinates);
    const isOwn = found.city === city.city && miles <= maxZipMiles;
    return isOwn || miles <= maxSuggestedMiles ? { slip, miles, isOwn } : [];
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
  code: "unknown-zip-code" | "distant-zip-code",
  texts: { message: string; hint: string },
): Problem {
  return { code, severity: "warning", ...texts, place: { file: city.file, pointer: `/zipCodes/${index}` } };
}

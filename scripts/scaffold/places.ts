import { createRequire } from "node:module";
import { didYouMean } from "../../src/loader/suggest.ts";
import { type Coordinates, meanCentre, milesBetween } from "../../src/site/geography/distance.ts";
import { type PackageZip, readPackage } from "../check/zip-package.ts";

const require = createRequire(import.meta.url);

/** ZIP codes of one name that lie farther apart than this belong to different places: no city is so wide. In miles. */
const sameCityMiles = 40;

/** Letters that a misspelt name may be longer or shorter. */
const maxSlips = 2;

/** A place as the package zipcodes knows it. */
export interface Place {
  name: string;
  /** ZIP codes that may have homes in them, in order. */
  zipCodes: string[];
  /** Codes of that name that were left out, as those of PO boxes or single firms. */
  withoutHomes: string[];
  coordinates: Coordinates;
}

/** What a name stands for in a state: one place, several, or none with what might have been meant. */
export interface FoundPlaces {
  places: Place[];
  /** The name of the state's places that is nearest to one that is not there. */
  meant?: string;
  /** Two letters of other states that have a place of that name. */
  otherStates: string[];
}

/** The ZIP codes of the United States and the places that they name. Made when it is needed: loading takes 0.2 s. */
export class Gazetteer {
  private readonly codes = readPackage(require).filter(
    ({ latitude, longitude }) => latitude !== 0 || longitude !== 0,
  );

  /** Looks a place up in a state (two letters), whatever the accents, apostrophes, hyphens and capitals of its name. */
  findPlaces(name: string, state: string): FoundPlaces {
    const inState = this.codes.filter((code) => code.state === state);
    const wanted = foldName(name);
    const matching = inState.filter(({ city }) => foldName(city) === wanted);
    if (matching.length > 0) return { places: groupPlaces(matching, inState), otherStates: [] };
    // A shorter or longer name is another place; only slips of the hand are corrected.
    const alike = inState.filter(({ city }) => Math.abs(city.length - name.length) <= maxSlips);
    const names = new Map(alike.map(({ city }) => [foldName(city), city]));
    const meant = names.get(didYouMean(wanted, [...names.keys()]) ?? "");
    const elsewhere = this.codes.filter(({ city }) => foldName(city) === wanted);
    const otherStates = [...new Set(elsewhere.map((code) => code.state))].sort();
    return { places: [], ...(meant && { meant }), otherStates };
  }

  /** The middle of ZIP codes; undefined where none of them lies in the state. */
  middleOf(zipCodes: readonly string[], state: string): Coordinates | undefined {
    const known = this.codes.filter((code) => code.state === state && zipCodes.includes(code.zip));
    return known.length > 0 ? meanCentre(known) : undefined;
  }
}

/** ZIP codes of one name → places, each with the codes that lie together. */
function groupPlaces(codes: PackageZip[], inState: PackageZip[]): Place[] {
  const groups: PackageZip[][] = [];
  const homes = withHomes(codes, inState);
  for (const code of homes) {
    const near = groups.find((group) => group.some((other) => milesBetween(code, other) <= sameCityMiles));
    if (near) near.push(code);
    else groups.push([code]);
  }
  const withoutHomes = codes.flatMap((code) => (homes.includes(code) ? [] : code.zip)).sort();
  return groups.map((group) => ({
    name: group[0]?.city ?? "",
    zipCodes: group.map(({ zip }) => zip).sort(),
    withoutHomes,
    coordinates: meanCentre(group),
  }));
}

/**
 * Leaves out codes whose point another code of the state has too: that is the point of a post office or of a whole
 * county, given to PO boxes and to single firms. Where nothing would be left, all stay.
 */
function withHomes(codes: PackageZip[], inState: PackageZip[]): PackageZip[] {
  const pointOf = ({ latitude, longitude }: PackageZip) => `${latitude} ${longitude}`;
  const counts = new Map<string, number>();
  for (const code of inState) counts.set(pointOf(code), (counts.get(pointOf(code)) ?? 0) + 1);
  const alone = codes.filter((code) => counts.get(pointOf(code)) === 1);
  return alone.length > 0 ? alone : codes;
}

/** A name without what people write in different ways: accents, capitals, apostrophes, hyphens, St. for Saint. */
export function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^st /, "saint ");
}

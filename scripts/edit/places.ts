import { createRequire } from "node:module";
import { distance } from "fastest-levenshtein";
import { groupBy } from "../../src/loader/group-by.ts";
import { countSlips, didYouMean } from "../../src/loader/suggest.ts";
import { type Coordinates, meanCenter, milesBetween } from "../../src/site/geography/distance.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import { once } from "../../src/site/once.ts";
import { asWritten, type PackageZip, readPackage } from "../check/zip-package.ts";

const require = createRequire(import.meta.url);

/** ZIP codes of one name that lie farther apart than this belong to different places: no city is so wide. In miles. */
const sameCityMiles = 40;

/** Letters that may be wrong, missing or too many in a misspelled name; with more it is another place. */
const maxSlips = 2;

/** A place as the package zipcodes knows it. */
export interface Place {
  name: string;
  /** ZIP codes that were taken, in order. */
  zipCodes: string[];
  /** Those of them that share their point with another code, so that they may be PO boxes. */
  doubtful: string[];
  /** Codes of that name that were left out, because they share their point with many or with another place. */
  leftOut: string[];
  coordinates: Coordinates;
}

/** What a name stands for in a state: one place, several, or none with what might have been meant. */
export interface FoundPlaces {
  places: Place[];
  /** The name of a place that one that is not there is nearly spelled as. */
  meant?: string;
  /** Two letters of other states that have a place of that name. */
  otherStates: string[];
}

/** `Boise, ID`, `Boise, Idaho 83702` and `Boise ID` → the city and what stands for its state; nothing of a name alone. */
export function cityAndState(written: string): [city?: string, state?: string] {
  const [, city, behindComma, letters] =
    /^(.+?)(?:\s*,\s*([^,]+?)|\s+([A-Z]{2}))(?:\s+\d{5})?$/.exec(written) ?? [];
  return city === undefined ? [] : [city, behindComma ?? letters ?? ""];
}

/** The ZIP codes of the United States and the places that they name. Loading takes 0.2 s. */
class Gazetteer {
  private readonly codes = readPackage(require).filter(
    ({ latitude, longitude }) => latitude !== 0 || longitude !== 0,
  );
  private readonly byName = once(() => groupBy(this.codes, ({ city }) => foldName(city)));

  /**
   * Looks a place up in a state (two letters), whatever the accents, apostrophes, hyphens and capitals of its name.
   * For a misspelled one only places that `isNear` takes can have been meant.
   */
  findPlaces(name: string, state: string, isNear: (place: Coordinates) => boolean = () => true): FoundPlaces {
    const inState = this.codes.filter((code) => code.state === state);
    const wanted = foldName(name);
    const matching = inState.filter(({ city }) => foldName(city) === wanted);
    if (matching.length > 0) return { places: groupPlaces(matching, inState), otherStates: [] };
    const alike = inState.filter((code) => distance(foldName(code.city), wanted) <= maxSlips && isNear(code));
    const names = new Map(alike.map(({ city }) => [foldName(city), city]));
    const withoutState = foldName(name.replace(/(?:,.*|\s[A-Z]{2})$/, ""));
    const meant =
      inState.find(({ city }) => foldName(city) === withoutState)?.city ??
      names.get(didYouMean(wanted, [...names.keys()]) ?? "");
    return { places: [], ...(meant && { meant }), otherStates: this.statesWith(name) };
  }

  /** The city and the state of a ZIP code; undefined for other words. */
  placeWithZip(written: string): [city: string, state: string] | undefined {
    const [, code] = /^(\d{5})(?:-\d{4})?$/.exec(written) ?? [];
    const found = code && this.codes.find(({ zip }) => zip === code);
    return found ? [asWritten(found.city), found.state] : undefined;
  }

  /** Two letters of each state that has a place of that name, in order. */
  statesWith(name: string): string[] {
    return [...new Set((this.byName().get(foldName(name)) ?? []).map(({ state }) => state))].sort();
  }

  /** Places that a name is one slip away from, where no state has one of that name: those of the state, or of all. */
  nearlyCalled(name: string, state?: string): string[] {
    const wanted = foldName(name);
    if (wanted.length < 4 || this.statesWith(name).length > 0) return [];
    const near = this.codes.filter(
      (code) =>
        (state === undefined || code.state === state) &&
        Math.abs(code.city.length - wanted.length) < 2 &&
        countSlips(wanted, foldName(code.city)) < 2,
    );
    // Hardly anybody mistakes the first letter.
    const likely = near.filter(({ city }) => foldName(city)[0] === wanted[0]);
    return [...new Set((likely.length > 0 ? likely : near).map(({ city }) => city))];
  }

  /** Two letters of each state in which one of the ZIP codes lies. */
  statesOf(zipCodes: readonly string[]): string[] {
    return [...new Set(this.codes.flatMap(({ zip, state }) => (zipCodes.includes(zip) ? state : [])))];
  }

  /** The middle of ZIP codes; undefined where none of them lies in the state. */
  middleOf(zipCodes: readonly string[], state: string): Coordinates | undefined {
    const known = this.codes.filter((code) => code.state === state && zipCodes.includes(code.zip));
    return known.length > 0 ? meanCenter(known) : undefined;
  }
}

/** Made when it is first needed, and once. */
export const gazetteer = once(() => new Gazetteer());

/** ZIP codes of one name → places, each with the codes that lie together. */
function groupPlaces(codes: PackageZip[], inState: PackageZip[]): Place[] {
  const sharing = groupBy(inState, pointOf);
  const sharesOf = (code: PackageZip) => sharing.get(pointOf(code)) ?? [];
  const alone = codes.filter((code) => sharesOf(code).length === 1);
  const pairs = codes.filter((code) => isPair(sharesOf(code)));
  const core = [alone, pairs, codes].find(({ length }) => length > 0) ?? [];
  const groups: PackageZip[][] = [];
  for (const code of core) {
    const near = groups.find((group) => liesNear(group, code));
    if (near) near.push(code);
    else groups.push([code]);
  }
  return groups.map((group) => {
    const taken = [...new Set([...group, ...pairs.filter((code) => liesNear(group, code))])];
    const left = codes.filter((code) => !core.includes(code) && !taken.includes(code));
    return {
      name: group[0]?.city ?? "",
      zipCodes: zipsOf(taken),
      doubtful: zipsOf(taken.filter((code) => !alone.includes(code))),
      leftOut: zipsOf(left),
      coordinates: meanCenter(group),
    };
  });
}

function pointOf({ latitude, longitude }: PackageZip): string {
  return `${latitude} ${longitude}`;
}

/**
 * Two codes of one city at one point may both have homes: the package gives a code that was split in two its old point
 * (78664 and 78665 in Round Rock, Texas). A point of more codes, or of several cities, is mostly that of a post office,
 * a firm or a county (78680, 78682 and 78683); the package does not say which codes are PO boxes.
 */
function isPair(sharing: readonly PackageZip[]): boolean {
  return sharing.length === 2 && sharing[0]?.city === sharing[1]?.city;
}

function liesNear(group: readonly PackageZip[], code: PackageZip): boolean {
  return group.some((other) => milesBetween(code, other) <= sameCityMiles);
}

function zipsOf(codes: readonly PackageZip[]): string[] {
  return codes.map(({ zip }) => zip).sort();
}

/** True unless it is written all in small or all in capital letters. */
export function isWritten(name: string): boolean {
  return /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
}

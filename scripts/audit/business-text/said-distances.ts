import { groupBy } from "../../../src/loader/group-by.ts";
import { type Coordinates, milesBetween, sayMiles } from "../../../src/site/geography/distance.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { zipCodes } from "../../check/zip-index.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { matchesOf } from "./matches.ts";
import { numeral, plainQuantity } from "./quantities.ts";

/** How far a text says that a city is, and how far it is. */
export interface SaidDistance {
  words: string;
  right: string;
}

/** A road is longer than the straight line, and nobody measures from the middle of a city: so much may differ. */
const [leastShare, mostShare, margin] = [0.6, 2, 4];
/** Fastest and slowest that one drives, in minutes to a mile. */
const [fewestMinutes, mostMinutes] = [0.7, 6];
/** Degrees between the direction that is said and the one that is meant. */
const mostTurned = 100;
const opposite = 140;
export const bearings = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
];

/** Wrong distances between two cities of the data in a sentence; that of a page is `own`. */
export function saidDistancesIn(sentence: string, own: string | undefined, site: Site): SaidDistance[] {
  if (!/\b(?:mile|minute)s?\b/i.test(sentence)) return [];
  const { places, nameAtStart } = citiesOf(site);
  const distances = matchesOf(distance, sentence).flatMap((match) => {
    const [said, count = "", unit = "", direction = ""] = match;
    const before = sentence.slice(0, match.index);
    // Miles within which something is done are not the way of a city.
    if (within.test(before) && !liesWithin.test(before)) return [];
    const rest = sentence.slice(match.index + said.length);
    const [ours] = ourPlace.exec(rest) ?? [];
    const to = ours === undefined ? nameAtStart(rest) : site.business.address.locality;
    if (to === undefined) return [];
    const words = said + (ours ?? to);
    const others = startsNamed(sentence, before, site).filter((name) => name !== to);
    const isOfPage = ofPage.test(before) || (ours !== undefined && ofOurWay.test(before));
    const from = startOf(others, isOfPage ? own : undefined);
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end || from === to) return [];
    const miles = milesBetween(start, end);
    const isRight = isAsFar(Number.parseInt(plainQuantity(count), 10), unit, miles);
    const isTurned = isWrongWay(direction, end, start);
    return isRight && !isTurned ? [] : { words, right: rightWay(from, to, start, end) };
  });
  return [...distances, ...saidAwayIn(sentence, own, site), ...saidApartIn(sentence, own, site)];
}

/** Cities that a sentence names, and the town of the business where that stands before the distance. */
function startsNamed(sentence: string, before: string, site: Site): string[] {
  const { locality } = site.business.address;
  const named = new Set(citiesNamed(site, sentence));
  if (before.includes(locality) && citiesOf(site).places.has(locality)) named.add(locality);
  return [...named];
}

/** From where a distance counts: the one other city of its sentence, or that of the page. */
function startOf([first, ...more]: readonly string[], own = ""): string {
  return first === undefined ? own : more.length === 0 ? first : "";
}

/** Behind the name of another city: "is only two miles away". */
const away = new RegExp(
  `^ (?:is|lies|sits|stands)(?: (?:about|barely|just|less than|only|some))? (${numeral}) (mile|minute)s? (?:away|from here|off)\\b`,
);

/** How far a text of the page of a city says that another is from there. */
function saidAwayIn(sentence: string, own: string | undefined, site: Site): SaidDistance[] {
  const [name, ...others] = citiesNamed(site, sentence).filter((one) => one !== own);
  const { places } = citiesOf(site);
  const [here, there] = [places.get(own ?? ""), places.get(name ?? "")];
  if (own === undefined || name === undefined || others.length > 0 || !here || !there) return [];
  const [said, count = "", unit = ""] = away.exec(sentence.slice(sentence.indexOf(name) + name.length)) ?? [];
  if (
    said === undefined ||
    isAsFar(Number.parseInt(plainQuantity(count), 10), unit, milesBetween(here, there))
  )
    return [];
  return [{ words: name + said, right: rightWay(name, own, there, here) }];
}

/** Between the two places of a sentence, or from ours to that of the page. */
const apart = new RegExp(`(${numeral}) (mile|minute)s? apart\\b`);
const fromUs = new RegExp(
  `^We(?: are|['’]re) (?:about |around |only |roughly )?(${numeral}) (mile|minute)s? (?:away|from (?:here|you))\\b`,
);

/** How far apart a text says that two places are. */
function saidApartIn(sentence: string, own: string | undefined, site: Site): SaidDistance[] {
  const { places } = citiesOf(site);
  const { locality } = site.business.address;
  const ours = fromUs.exec(sentence);
  const [said, count = "", unit = ""] = ours ?? apart.exec(sentence) ?? [];
  if (said === undefined) return [];
  const [from = "", to = "", ...others] = ours ? [locality, own] : citiesNamed(site, sentence);
  const [start, end] = [places.get(from), places.get(to)];
  if (!start || !end || from === to || others.length > 0) return [];
  const isRight = isAsFar(Number.parseInt(plainQuantity(count), 10), unit, milesBetween(start, end));
  return isRight ? [] : [{ words: said, right: rightWay(to, from, end, start) }];
}

function isAsFar(length: number, unit: string, miles: number): boolean {
  return unit.startsWith("mile")
    ? length >= miles * leastShare - margin / 2 && length <= miles * mostShare + margin
    : length >= miles * fewestMinutes - margin && length <= miles * mostMinutes + 30;
}

/** From where the business comes: "sixty miles from our van". */
const ourPlace =
  /^(?:us|our (?:base|desk|garage|headquarters|home|office|shop|store|trucks?|vans?|workshop|yard))\b/;

/** True where one goes another way from the first place to the second; neighbors are on all sides of each other, but hardly on the opposite one. */
export function isWrongWay(direction: string, from: Coordinates, to: Coordinates): boolean {
  const said = bearings.indexOf(direction.toLowerCase()) * 45;
  if (said < 0) return false;
  const [miles, turned] = [milesBetween(from, to), turn(said, bearingOf(from, to))];
  return (miles > margin && turned > mostTurned) || (miles > margin / 2 && turned > opposite);
}

export function rightWay(name: string, other: string, from: Coordinates, to: Coordinates): string {
  const bearing = bearings[Math.round(bearingOf(to, from) / 45) % 8];
  return `${name} is ${sayMiles(milesBetween(from, to))} ${bearing} of ${other}`;
}

/** Before the distance of the city of a page, and of nothing in it: "It is", "The town lies", "Only". */
const ofPage =
  /^(?:(?:It|This|The (?:city|community|suburb|town|village))(?: \w+){1,3}|(?:About|Barely|Just|Less than|Located|Lying|Only|Set|Sitting)(?: \w+)?)? ?$/;

/** Before the distance from the business to the city of a page: "We drive". */
const ofOurWay = /^(?:We|Our \p{Ll}+)(?: \p{Ll}+){1,3} $/u;

const within = /\bwithin(?: \w+)? $/;
const liesWithin = /\b(?:is|lies|sits|stands)(?: \w+)? within(?: \w+)? $/;

/** A distance up to the name of the city; there may be ten thousand names. */
const distance = new RegExp(
  `(?<![\\w.])((?:\\d+\\.)?${numeral})[- ](mile|minute)s? (?:(?:away|by car|drive|due) )?(?:(${bearings.join("|")}) )?(?:(?:along|down|of|on|up) [^.,;!?]{1,25}? )?(?:from|of|to) `,
  "gu",
);
/** Behind a name that is only the start of a longer one. */
const goesOn = /^(?:[\p{L}\p{N}]| \p{Lu}\p{Ll})/u;

function firstWordOf(text: string): string {
  return /^[\p{L}\p{N}]*/u.exec(text)?.[0] ?? "";
}

/** Where each city of the data is, and the business, by name, and what finds one at the start of a text. */
export const citiesOf = oncePer(({ business, dataset }: Site) => {
  // Of two cities of one name nobody knows which is meant.
  const places = new Map(
    [...groupBy(dataset.cities, ({ facts }) => facts.city)].flatMap(([name, [first, ...others]]) =>
      first && others.length === 0 ? [[name, first.facts.coordinates] as const] : [],
    ),
  );
  const { country, locality, postalCode } = business.address;
  const base =
    country === "US" && !places.has(locality) ? zipCodes().find(postalCode)?.coordinates : undefined;
  if (base) places.set(locality, base);
  const longestFirst = [...places.keys()].sort((a, b) => b.length - a.length);
  const byFirstWord = groupBy(longestFirst, firstWordOf);
  const nameAtStart = (text: string) =>
    byFirstWord
      .get(firstWordOf(text))
      ?.find((name) => text.startsWith(name) && !goesOn.test(text.slice(name.length)));
  return { places, nameAtStart };
});

/** Degrees clockwise from north in which a place lies, seen from another. */
function bearingOf(from: Coordinates, to: Coordinates): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return (Math.atan2(east, to.latitude - from.latitude) * (180 / Math.PI) + 360) % 360;
}

function turn(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

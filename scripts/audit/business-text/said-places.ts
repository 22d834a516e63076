import type { City } from "../../../src/kinds/city/fields.ts";
import { groupBy } from "../../../src/loader/group-by.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import { milesBetween } from "../../../src/site/geography/distance.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { zipCodes } from "../../check/zip-index.ts";
import { remember } from "../../remember.ts";
import { surveyOf } from "../city-survey.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { wordsOf } from "../words.ts";
import { matchesOf } from "./matches.ts";
import { isSlip } from "./mistyped-years.ts";
import { elsewhere, isBeside } from "./place-words.ts";
import { numeral, plainQuantity } from "./quantities.ts";
import { wordsWithin } from "./whole-word.ts";

/** What a text says of a place and the data does not. */
export interface SaidPlace {
  words: string;
  /** The right one, as the end of `but …`. */
  right: string;
}

/** ZIP codes of other cities than those that a sentence, or its page, is about. */
export function foreignZipCodes(sentence: string, page: City | undefined, site: Site): SaidPlace[] {
  const codes = sentence.match(/(?<![\d$-])\d{5}(?![\d-])/g) ?? [];
  if (codes.length === 0) return [];
  const own = page?.city;
  const named = citiesNamed(site, sentence);
  const meant = named.length > 0 ? named : own === undefined ? [] : [own];
  if (meant.length === 0 || (page && isOfNeighbor(sentence, page))) return [];
  const isAmongOwn = codes.some((zip) =>
    zipOwners(site)
      .get(zip)
      ?.some((owner) => meant.includes(owner)),
  );
  return codes.flatMap((zip) => {
    const isFar = () =>
      own !== undefined && isCode.test(sentence) && page !== undefined && isFarOff(zip, page);
    const owners = zipOwners(site).get(zip) ?? (isAmongOwn || isFar() ? townOf(zip, sentence, site) : []);
    const meantCode = owners.length > 0 || zipCodes().find(zip) ? undefined : slipOf(zip, page);
    if (meantCode !== undefined)
      return { words: zip, right: `the ZIP code of ${own} that it looks like is ${meantCode}` };
    // A page may set its own code beside the towns around.
    const isRight = owners.some((owner) => owner === own || meant.includes(owner));
    if (owners.length === 0 || isRight || ownCodes(site).has(zip)) return [];
    return {
      words: zip,
      right: `that is a ZIP code of ${owners.join(" and ")}, not of ${meant.join(" or ")}`,
    };
  });
}

/** The code of the city that a number, which is no code at all, is mistyped from. */
function slipOf(number: string, page: City | undefined): string | undefined {
  return page?.zipCodes.find((zip) => isSlip(number, zip));
}

/** True for a sentence about a place next to the city of a page. */
function isOfNeighbor(sentence: string, { nearbyAreas }: City): boolean {
  const places = nearbyAreas.flatMap((area) => ("place" in area ? area.place : []));
  return places.some((place) => sentence.includes(place)) || neighboring.test(sentence);
}

const neighboring = /\b(?:across the line|neighboring|next door|next to|outside)\b/i;

const isCode = /\b(?:address|ends? in|live in|zip)\b/i;
/** No part of a city is so far from its middle, in miles. */
const mostWithinCity = 15;

function isFarOff(zip: string, { coordinates }: City): boolean {
  const there = zipCodes().find(zip)?.coordinates;
  return there !== undefined && milesBetween(coordinates, there) > mostWithinCity;
}

/** Another number of ZIP codes than the city of a page has. */
export function wrongZipCounts(sentence: string, city: City, site: Site): SaidPlace[] {
  const [words, count = ""] = zipCount.exec(sentence) ?? [];
  const [named, ...others] = citiesNamed(site, sentence);
  if (words === undefined || named !== city.city || others.length > 0 || isBeside(sentence, named)) return [];
  const said = /^(?:an?|one)\b/i.test(count) ? 1 : Number.parseInt(plainQuantity(count), 10);
  const right = city.zipCodes.length;
  return said === right ? [] : [{ words, right: `${city.city} has ${right === 1 ? "one" : right}` }];
}

const zipCount = new RegExp(
  `\\b(?:has|have|share|there are|uses?|with) (?:(?:just|only) )?(a single|one|${numeral}) (?:different )?(?:zip|ZIP) codes?\\b(?! (?:in|of|with))`,
);

/** The town that a ZIP code of no record belongs to, where a sentence does not name it. */
function townOf(zip: string, sentence: string, { business }: Site): string[] {
  const { country, region } = business.address;
  const place = country === "US" ? zipCodes().find(zip) : undefined;
  return place?.state === region && !sentence.includes(place.city) ? [place.city] : [];
}

/** Where the business and its offices are, which every page may say. */
const ownCodes = oncePer(
  ({ business, dataset }: Site): ReadonlySet<string> =>
    new Set([business.address.postalCode, ...dataset.offices.map(({ value }) => value.postalCode)]),
);

const zipOwners = oncePer(({ dataset }: Site): ReadonlyMap<string, string[]> => {
  const pairs = dataset.cities.flatMap(({ facts }) =>
    facts.zipCodes.map((zip) => ({ zip, city: facts.city })),
  );
  return new Map(
    [...groupBy(pairs, ({ zip }) => zip)].map(([zip, all]) => [zip, all.map(({ city }) => city)]),
  );
});

/** Asks customers where they live. */
const asksWhere =
  /^(?:Are you|Do you live|Is (?:it|yours|your [a-z]+)|Say|Tell us|Write)\b[^.!]*?\b(?:live|where|which|whether|yours?)\b/;

/** A neighborhood or landmark of another city among those of the own one, or where customers are asked for theirs. */
export function foreignNeighborhoods(sentence: string, city: City, site: Site): SaidPlace[] {
  const isList =
    sentence.includes(",") &&
    [...city.neighborhoods, ...city.landmarks].some((one) => sentence.includes(one));
  if (!isList && !asksWhere.test(sentence)) return [];
  const named = citiesNamed(site, sentence);
  const owners = neighborhoodOwners(site);
  const mayBeNamed = placesIn(sentence, owners).sort((a, b) => a.order - b.order);
  const foreign = mayBeNamed.filter(({ place, owner }) => {
    const isForeign = owner !== city.city && !named.includes(owner);
    if (!isForeign || isKnownHere(place, city)) return false;
    if (isBeside(sentence, place) && !isAmong(sentence, place, city)) return false;
    return wordsWithin(sentence, [place]).length > 0;
  });
  // A name of one word may be that of anything, but not beside one that says where it is.
  const isCertain = ({ place, owner }: Neighborhood) =>
    place.includes(" ") || foreign.some((other) => other.place.includes(" ") && other.owner === owner);
  return foreign
    .filter(isCertain)
    .map(({ place, owner }) => ({ words: place, right: `that is in ${owner}, not in ${city.city}` }));
}

/** Neighborhoods of other cities in what a picture shows, with their city. */
export function shownNeighborhoods(alt: string, { city }: City, site: Site): Neighborhood[] {
  return placesIn(alt, neighborhoodOwners(site)).filter(
    ({ place, owner }) => owner !== city && place.includes(" "),
  );
}

/** True where the item before or behind a place in a list is one of the city. */
function isAmong(sentence: string, place: string, { neighborhoods, landmarks }: City): boolean {
  const items = sentence.split(/, (?:and )?| and /).map((item) => item.replace(/^(?:in|the) /i, ""));
  const at = items.indexOf(place);
  const own = [...neighborhoods, ...landmarks].map((one) => one.replace(/^the /i, ""));
  return at >= 0 && [items[at - 1], items[at + 1]].some((item) => item !== undefined && own.includes(item));
}

function isKnownHere(place: string, { neighborhoods, landmarks, nearbyAreas }: City): boolean {
  const own = [
    ...neighborhoods,
    ...landmarks,
    ...nearbyAreas.flatMap((area) => ("place" in area ? area.place : [])),
  ];
  return own.some((one) => one.includes(place));
}

/** Words of which many towns have names: "Lower Mill Street". */
const common = new Set(
  (
    "beach center central city civic college creek district downtown east estates gardens garden green grove harbor " +
    "heights high highlands hill hills historic hospital lake main middle mill north oak old park plaza point river school " +
    "south square station street the town towne university upper lower valley village west"
  ).split(" "),
);

interface Neighborhood {
  place: string;
  owner: string;
  order: number;
}

/** Neighborhoods by the first word of their name: of one city, and not of common words. */
const neighborhoodOwners = oncePer(({ dataset }: Site) => {
  const all = [...surveyOf(dataset.cities).neighborhoods].flatMap(([place, owner], order): Neighborhood[] => {
    const isOwn = wordsOf(place).some((word) => !common.has(word));
    return owner !== undefined && isOwn ? [{ place, owner, order }] : [];
  });
  return byFirstWord(all);
});

/** Places by their first word, which tells which of ten thousand a text may name. */
export function byFirstWord<One extends { place: string }>(all: readonly One[]): ReadonlyMap<string, One[]> {
  return groupBy(all, ({ place }) => /[\p{L}\p{N}]+/u.exec(place)?.[0] ?? "");
}

/** Those of the places that stand in a text. */
export function placesIn<One extends { place: string }>(
  text: string,
  places: ReadonlyMap<string, readonly One[]>,
): One[] {
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu));
  return [...words].flatMap((word) => places.get(word) ?? []).filter(({ place }) => text.includes(place));
}

/** "the southern part of " */
export const part =
  "(?:the (?:far )?(?:center|east|heart|middle|north|northeast|northwest|south|southeast|southwest|west)(?:ern (?:edge|end|half|part))? of )?";

/** Another county, where a sentence puts the city of its page into it. */
export function foreignCounties(
  sentence: string,
  city: Pick<City, "city" | "county">,
  site: Site,
): SaidPlace[] {
  if (!sentence.includes(" County")) return [];
  const own = site.places.county(city.county)?.value.county ?? "";
  const known = site.dataset.counties.map(({ value }) => value.county);
  const [member, ofAll = ""] = amongOthers.exec(sentence) ?? [];
  if (member !== undefined && known.includes(ofAll) && ofAll !== own && !elsewhere.test(sentence))
    return [{ words: member, right: `${city.city} is in ${own}` }];
  const [words, county = ""] = inCounty(city.city).exec(sentence) ?? [];
  const namesCity = words?.includes(city.city) || /^(?:As|Like|[Tt]his)/.test(words ?? "");
  if (words === undefined || county === own || (!namesCity && isBeside(sentence, county))) return [];
  // A county of the data is for city/wrong-place, but where a sentence has the name of its city, too.
  if (known.includes(county) && (!namesCity || isIn(county, city.city, site))) return [];
  return [{ words: namesCity ? words : county, right: `${city.city} is in ${own}` }];
}

/** A county with whose places a sentence counts that of its page: "few towns of the county have as many". */
const amongOthers =
  /(?:\b(?:[Ff]ew(?:er)?|[Mm]any|[Mm]ost|[Nn]o(?: other)?) |\b(?:[Oo]ne of|[Aa]mong) the [a-z -]{0,30}?)(?:cities|communities|places|suburbs|towns|villages) (?:in|of) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2} County)\b/u;

/** Finds where a sentence puts a city into a county. */
const inCounty = remember((city) => {
  const place = escapeForPattern(city);
  const name = "(\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2} County)\\b(?! \\p{Lu})";
  return new RegExp(
    `(?:^In|^(?:As an?|Like the rest of)(?= [^,;]{1,40}, ${place})|${place} \\(|${place},? in the [\\p{L} ]{3,30} of|${place} (?:belongs to|is part of)|${place},? (?:is )?(?:an? (?:\\p{Ll}+ ){0,2}(?:city|community|hamlet|place|suburb|town|valley|village) (?:in|of)|an?|one of)|${place},?(?: (?:is|lies|sits))?(?: in)?|${place} is one of [\\p{L} ]{1,25} in|${place} and the rest of|\\b[Hh]ere in|\\b[Tt]his (?:corner|end|part|stretch) of)(?: |(?<=\\())${part}${name}`,
    "u",
  );
}, 1);

const seat =
  /(?:\b[Tt]he (?:county )?seat of |\b[Tt]he )(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2} County)(?:['’]s)?(?<of> seat\b)?/gu;

/** Another county of which the city of a page is called the seat. */
export function foreignSeats(sentence: string, city: City, site: Site): SaidPlace[] {
  if (!/\bseat\b/.test(sentence) || !sentence.includes(" County")) return [];
  const own = site.places.county(city.county)?.value.county ?? "";
  const others = citiesNamed(site, sentence).filter((one) => one !== city.city);
  if (others.length > 0 || isBeside(sentence, city.city)) return [];
  return matchesOf(seat, sentence).flatMap(([words, county = "", of]) =>
    county === own || !(of || /seat of/.test(words)) ? [] : { words, right: `${city.city} is in ${own}` },
  );
}

/** True where the data has a city of that name in that county. */
function isIn(county: string, name: string, { dataset, places }: Site): boolean {
  return dataset.cities.some(
    ({ facts }) => facts.city === name && places.county(facts.county)?.value.county === county,
  );
}

import type { City } from "../../../src/kinds/city/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import { milesBetween } from "../../../src/site/geography/distance.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { surveyOf } from "../city-survey.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { matchesOf, mayFit } from "./matches.ts";
import { citiesOf } from "./said-distances.ts";
import { byFirstWord, part, placesIn, type SaidPlace, shownNeighborhoods } from "./said-places.ts";

/** Centers of cities that have a border are no farther apart, in miles. */
const mostBetweenNeighbors = 12;

/** Ways to say that a city, of these names, is next to another, or to that of the page. */
function waysOfBorders(city: string): RegExp[] {
  return [
    `${city} (?:adjoins|borders|meets|touches|is (?:right )?next to) ${city}`,
    `neighbors of ${city} are ${city}`,
    `${city} and ${city},? (?:(?:are|being|our) )?(?:neighbors|next[- ]door neighbors|side by side)`,
    `\\bneighboring ${city}`,
    `\\b(?:across|over) the (?:city |county |town )?line (?:from |in |is |lies )?${city}`,
    `\\bnext[- ]door (?:in |is |to )?${city}`,
  ].map((source) => new RegExp(`${source}(?!\\p{L})`, "gu"));
}

/** The same of any names: those of one sentence are not made for each. */
const anyBorders = waysOfBorders("\\p{Lu}\\p{L}+(?:[ .'’-]+\\p{L}+){0,5}");

/** Cities that a sentence puts next to each other, or to that of its page, and that are far apart. */
export function farNeighbors(sentence: string, own: City, site: Site): SaidPlace[] {
  if (!/adjoin|border|line\b|meets|neighbor|next(?:[- ]door| to)|side by side|touches/.test(sentence))
    return [];
  const named = anyBorders.some((way) => mayFit(way, sentence)) ? [...citiesNamed(site, sentence)] : [];
  if (named.length === 0) return [];
  const { places } = citiesOf(site);
  const longestFirst = named.sort((a, b) => b.length - a.length).map(escapeForPattern);
  return waysOfBorders(`(${longestFirst.join("|")})`).flatMap((way) =>
    matchesOf(way, sentence).flatMap(([words, first = "", second = own.city]) => {
      const [from, to] = [places.get(first), places.get(second)];
      const miles = from && to ? milesBetween(from, to) : 0;
      return miles > mostBetweenNeighbors
        ? [{ words, right: `${first} is ${Math.round(miles)} miles from ${second}` }]
        : [];
    }),
  );
}

/** Makes all cities of a sentence neighbors, of each other or of that of its page. */
const nearness =
  /\b(?:(?:closest|nearest) neighbor|bordering (?:cities|communities|towns)|city line|shares? (?:an?|its|the)(?: \p{Ll}+)? (?:border|boundary)|shares? a line with|(?<=^\p{Lu}[\p{L} ]{2,20} )borders(?= \p{Lu})|[Nn]eighboring (?:cities|communities|towns) (?:are|include)|[Oo]ur neighbors in|(?<=short )(?:drive|hop|ride|walk) from|(?<=^|[:,] |\b(?:are|is|just|lies|only|sits) )minutes (?:away )?from|stone['’]s throw|our neighbor (?:on|to) the|[Cc]ross the (?:road|street) and you)\b/u;
const compares =
  /\b(?:but|far|farther|like|long|more|never|no|not|than|though|unlike|whereas|while)\b|n['’]t\b/i;

/** A sentence without the names of cities, some of which have words in them: "Long Pond". */
function withoutNames(sentence: string, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(name, ""), sentence);
}

/** Cities that a sentence of neighbors names and that are far from all others of it, and from that of its page. */
export function farFromAll(sentence: string, own: City, site: Site): SaidPlace[] {
  const named = citiesNamed(site, sentence);
  if (!nearness.test(sentence) || compares.test(withoutNames(sentence, named))) return [];
  const { places } = citiesOf(site);
  return named.flatMap((name) => {
    const others = sentence.startsWith(own.city) ? [own.city] : [...named, own.city];
    const miles = others.flatMap((other) => {
      const [from, to] = [places.get(name), places.get(other)];
      return name === other || !from || !to ? [] : milesBetween(from, to);
    });
    const nearest = Math.min(...miles);
    return name !== own.city && miles.length > 0 && nearest > mostBetweenNeighbors
      ? [{ words: name, right: `${name} is ${Math.round(nearest)} miles away` }]
      : [];
  });
}

/** A shorter name of one word may be a word. */
const longName = 9;

/** What is known by its first word alone. */
const alone = /^(\p{Lu}\p{L}+) (?:Mall|Resort|Speedway|Stadium|Studios)$/u;

/** Landmarks of more than one word, or of a long one, with their city, by their first one. */
const landmarkOwners = oncePer(({ dataset }: Site) => {
  const all = [...surveyOf(dataset.cities).landmarks].flatMap(([place, owner]) => {
    if (owner === undefined) return [];
    const names = [place, alone.exec(place)?.[1] ?? ""];
    return names.flatMap((name) =>
      name.includes(" ") || name.length >= longName ? [{ place: name, owner }] : [],
    );
  });
  return byFirstWord(all);
});

/** What a place elsewhere has to do with the town: its distance, its likeness, or that it is not there. */
const related =
  /\b(?:across|adjacent|along|another|away|beside|between|beyond|border\w*|both|close|closer|cousins?|drive|edge|elsewhere|even|ever|farther|from|instead|like|line|miles?|minutes?|moved?|near\w*|neighbor(?!hood)\w*|next|no|nor|north\w*|not|once|other|others|outside|past|road|same|seen?|sees|sight|similar|south\w*|east\w*|than|though|toward\w*|unlike|used to|view\w*|visible|visit\w*|walk|west\w*|whereas|while)\b|n['’]t\b/i;

const kindOfPlace =
  "(?:(?:\\p{Ll}+ )?(?:districts?|jewel|landmarks?|neighborhoods?|parks?|pride|quarters?|tracts?|villages?))";

/** True where a sentence counts a place among those of the town, or tells what it does there. */
function isPutInto(sentence: string, place: string, city: string): boolean {
  if (related.test(sentence.replace(place, "").replace(city, ""))) return false;
  const [name, own] = [place, city].map(escapeForPattern);
  const ways = [
    `${own}(?:['’]s)? ${kindOfPlace}`,
    `${kindOfPlace} of ${own}`,
    `^(?:The )?${name} \\p{Ll}+s [^.,;!?]{0,50}\\b${own}`,
  ];
  return new RegExp(`(?<!\\p{L})(?:${ways.join("|")})(?!\\p{L})`, "u").test(sentence);
}

/** Before what is so near that one walks there. */
const near =
  /(?<!\b(?:hour|far|drive|miles?|\d+ minutes?) )(?:\b(?:[Aa]round|[Bb]eside|[Bb]y|[Cc]lose to|[Nn]ear|[Nn]ext to)|(?:[Bb]locks|[Cc]orner|[Dd]oor|(?<!\w )[Mm]inutes|(?<=[Jj]ust |only )minutes|[Ss]teps|[Ss]tone['’]s throw|[Ww]alk) from|[Ii]n the shadow of) (?:the )?$/;
const isNearBy =
  /^,? (?:is |lies |stands )?(?:just |only )?(?:around the corner|a few (?:blocks|steps)|blocks|minutes|next door|steps|a stone['’]s throw|a short walk) (?:from|to) /;
/** No part of a city is as far from what is near it, in miles. */
const mostToLandmark = 8;

/** Landmarks and neighborhoods of far cities near which a sentence puts that of its page. */
export function farLandmarks(sentence: string, city: City, site: Site): SaidPlace[] {
  if (!sentence.includes(city.city) || isOfWay.test(sentence)) return [];
  const named = citiesNamed(site, sentence);
  if (compares.test(withoutNames(sentence, named))) return [];
  const { places } = citiesOf(site);
  const all = [...shownNeighborhoods(sentence, city, site), ...placesIn(sentence, landmarkOwners(site))];
  return all.flatMap(({ place, owner }) => {
    const there = places.get(owner);
    const at = sentence.indexOf(place);
    const isNear = near.test(sentence.slice(0, at)) || isNearBy.test(sentence.slice(at + place.length));
    const miles = there && isNear && !named.includes(owner) ? milesBetween(city.coordinates, there) : 0;
    return miles > mostToLandmark
      ? [{ words: place, right: `that is in ${owner}, ${Math.round(miles)} miles from ${city.city}` }]
      : [];
  });
}

/** Who comes from there, or goes there, is not near it. */
const isOfWay =
  /\b(?:also|both|came|comes?|drive|from there|grew|moved?|originally|traffic|used to|visit\w*)\b/i;

const hereIn = /\b[Hh]ere in /;

/** Neighborhoods and landmarks of other cities that a sentence puts into that of its page. */
export function misplaced(sentence: string, city: City, site: Site): SaidPlace[] {
  if (!sentence.includes(city.city) && !hereIn.test(sentence)) return [];
  const places = [...shownNeighborhoods(sentence, city, site), ...placesIn(sentence, landmarkOwners(site))];
  if (places.length === 0) return [];
  const own = escapeForPattern(city.city);
  const named = citiesNamed(site, sentence);
  return places.flatMap(({ place, owner }) => {
    if (owner === city.city || named.includes(owner)) return [];
    const name = escapeForPattern(place);
    const ways = [
      `${name},? (?:right )?(?:here )?(?:in|of) ${part}${own}`,
      // The pride of the town, one of its best known places
      `${name}(?:['’]s)?(?: \\p{Ll}+){0,3} (?:are|is) (?:our|the) [^.,;!?]{1,30} (?:in|of) ${own}`,
      `${name}(?:['’]s)?(?: \\p{Ll}+){0,3} (?:are|is) ${own} at its\\b`,
      `${name}(?:['’]s)? (?:\\p{Ll}+ )?(?:looms|rises|stands|towers) (?:above|in|over) (?:downtown )?${own}`,
      `${name},? (?:is|lies|stands) in ${own}`,
      `[Hh]ere in ${name}`,
      `${name}(?:,| is| are) ${own}['’]s`,
      `[Ff]rom ${name} to [^.;!?]{1,60} (?:in|of) ${own}`,
      `${own} (?:landmark|neighborhood|park|sight) (?:is|of all is) (?:the )?${name}`,
      `${name}(?: and [\\p{L} ]{3,25})? (?:gives?|made|makes?|puts?) ${own}`,
      `${own} (?:is not|isn['’]t|would(?: not|n['’]t) be) [^.;!?]{0,30}without (?:the )?${name}`,
      `(?:^|, )(?:[Ww]ithin (?:sight|walking distance) of|[Ii]n the shadow of|[Aa]round the corner from) (?:the )?${name}, ${own}`,
      `${own}['’]s (?:\\p{L}+ ){0,2}${name}`,
      `${own} (?:has|holds|is home to|is known for|keeps) (?:its |the )?(?:\\p{L}+ ){0,2}${name}`,
      `\\b[Hh]ome (?:of|to) (?:the )?(?:[^.;!?]{0,40} )?${name}\\b[^.;!?]{0,40}, ${own}`,
      `${name} and other ${own}`,
      `${name}[^.;!?]{0,40} (?:neighborhoods?|parts) (?:of ours )?(?:in|of) ${own}`,
      `${own}[^.;!?]{0,20} from ${name} to`,
      `${name} [^.;!?]{0,40}we (?:do|paint|see|work)\\b[^,.;!?]{0,20} in ${own}`,
    ];
    const isSaid =
      isPutInto(sentence, place, city.city) ||
      new RegExp(`(?<!\\p{L})(?:${ways.join("|")})(?!\\p{L})`, "u").test(sentence);
    return isSaid ? [{ words: place, right: `that is in ${owner}, not in ${city.city}` }] : [];
  });
}

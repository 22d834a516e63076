import type { City } from "../../../src/kinds/city/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import { milesBetween } from "../../../src/site/geography/distance.ts";
import type { Site } from "../../../src/site/site.ts";
import { remember } from "../../remember.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { numeral, plainQuantity } from "./quantities.ts";
import type { SaidPlace } from "./said-places.ts";

/** The middle of a city on the water is no farther from its shore, and that of an inland city no nearer, in miles. */
const [mostOnShore, leastInland] = [6, 2.5];

/** Words that put the city of a page on the shore, or far from it, where the waters of the map say otherwise. */
export function wrongCoasts(sentence: string, city: City, site: Site): SaidPlace[] {
  const waters = site.dataset.map?.value.waters ?? [];
  if (waters.length === 0 || compares.test(sentence)) return [];
  if (citiesNamed(site, sentence).some((name) => name !== city.city)) return [];
  const { onShore, inland } = waysOf(city.city);
  const saidIn = (pattern: RegExp) => {
    const said = pattern.exec(sentence);
    return said && !not.test(sentence.slice(0, said.index)) ? said[0] : undefined;
  };
  const [shore, land] = [saidIn(onShore), saidIn(inland)];
  if (shore === undefined && land === undefined && !toShore.test(sentence)) return [];
  const points = waters.flatMap(({ outline }) => outline);
  const miles = Math.min(
    ...points.map(([latitude = 0, longitude = 0]) => milesBetween(city.coordinates, { latitude, longitude })),
  );
  const right = `the middle of ${city.city} is ${Math.round(miles)} miles from the water`;
  const way = wrongWayToShore(sentence, city, miles);
  if (way !== undefined) return [{ words: way, right }];
  if (shore !== undefined && miles > mostOnShore) return [{ words: shore, right }];
  return land !== undefined && miles < leastInland ? [{ words: land, right }] : [];
}

/** How far a text says that the shore is. */
const toShore = new RegExp(
  `(?<!\\bwithin )\\b(${numeral}) miles? from the (?:beach|coast|ocean|sand|sea|shore|water)\\b`,
);

/** A wrong distance from the city of a page to the shore; there may be blocks or parts of it much nearer. */
function wrongWayToShore(sentence: string, { city }: City, miles: number): string | undefined {
  const [words, count = ""] = sentence.startsWith(city) ? (toShore.exec(sentence) ?? []) : [];
  const said = Number.parseInt(plainQuantity(count), 10);
  return said < miles / 2 - 1 || said > miles * 2 + mostOnShore ? words : undefined;
}

const not = /\b(?:never|no|not)\b|n['’]t\b/i;
const compares = /\b(?:but|compared|than|though|unlike|while)\b/i;

const waysOf = remember((name) => {
  const own = escapeForPattern(name);
  const town = "(?:city|community|town)";
  const here = `(?:${own}|[Tt]his ${town}|[Oo]ur ${town})`;
  const shore = "(?:beach|coast|ocean|Pacific|sand|sea|shore|surf)";
  const property = "(?:beachfront|coastal|oceanfront|seaside|waterfront)";
  return {
    onShore: new RegExp(
      [
        `\\b(?:beach|coastal|harbor|seaside) ${town} (?:like|such as|of) ${own}`,
        `${own}(?:['’]s)? (?:${property}|beach|harbor|pier|shoreline|surf)(?! \\p{Lu})`,
        `\\b(?:[Bb]locks|[Mm]inutes|[Ss]teps|[Yy]ards) from the ${shore}, ${own}`,
        `${here} (?:is|lies|sits|stands) (?:right )?(?:at|by|on) the ${shore}\\b`,
        `${here} is an? (?:beach|coastal|seaside) ${town}\\b`,
        `${own}['’]s (?:bluffs|beaches|piers?|sand|waterfront)(?! \\p{Lu})`,
        `\\b[Tt]he ${own} (?:beachfront|coast(?:line)?|shore(?:line)?|waterfront)\\b`,
        `\\b(?:[Ss]urf|[Ww]aves) (?:breaks?|crash(?:es)?) [^.;!?]{0,40}${own}`,
        `\\b[Oo]n the (?:ocean|sand|water) in ${own}`,
        `\\bon the (?:beach|coast|ocean|shore|water) in ${own}`,
        `\\b(?:[Hh]ere (?:at|by|on) the (?:beach|coast|ocean|shore)|[Ii]n (?:our|this) (?:beach|coastal|seaside) ${town})\\b`,
      ].join("|"),
      "u",
    ),
    inland: new RegExp(
      [
        `\\b[Ff]ar from the ${shore}, ${own}`,
        `\\b(?:[Ii]nland|[Ll]andlocked) ${own}`,
        `\\b(?:[Aa]s|[Bb]eing) an inland ${town}, ${own}`,
        `${here} (?:is|lies|sits) (?:far |well )?(?:inland|away from the ${shore}|far from the ${shore}|landlocked)\\b`,
        `\\b[Ii]n (?:our|this) inland ${town}\\b`,
      ].join("|"),
      "u",
    ),
  };
}, 1);

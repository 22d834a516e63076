import type { City } from "../../../src/kinds/city/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import { milesBetween } from "../../../src/site/geography/distance.ts";
import type { Site } from "../../../src/site/site.ts";
import { remember } from "../../remember.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import type { SaidPlace } from "./said-places.ts";

/** The middle of a city on the water is no farther from its shore, and that of an inland city no nearer, in miles. */
const [mostOnShore, leastInland] = [6, 2.5];

/** Words that put the city of a page on the shore, or far from it, where the waters of the map say otherwise. */
export function wrongCoasts(sentence: string, city: City, site: Site): SaidPlace[] {
  const waters = site.dataset.map?.value.waters ?? [];
  if (waters.length === 0 || not.test(sentence)) return [];
  if (citiesNamed(site, sentence).some((name) => name !== city.city)) return [];
  const { onShore, inland } = waysOf(city.city);
  const [shore] = onShore.exec(sentence) ?? [];
  const [land] = inland.exec(sentence) ?? [];
  if (shore === undefined && land === undefined) return [];
  const points = waters.flatMap(({ outline }) => outline);
  const miles = Math.min(
    ...points.map(([latitude = 0, longitude = 0]) => milesBetween(city.coordinates, { latitude, longitude })),
  );
  const right = `the middle of ${city.city} is ${Math.round(miles)} miles from the water`;
  if (shore !== undefined && miles > mostOnShore) return [{ words: shore, right }];
  return land !== undefined && miles < leastInland ? [{ words: land, right }] : [];
}

const not = /\b(?:but|compared|never|no|not|than|though|unlike|while)\b|n['’]t\b/i;

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
        `\\bon the (?:beach|coast|ocean|shore|water) in ${own}`,
        `\\b(?:[Hh]ere (?:at|by|on) the (?:beach|coast|ocean|shore)|[Ii]n (?:our|this) (?:beach|coastal|seaside) ${town})\\b`,
      ].join("|"),
      "u",
    ),
    inland: new RegExp(
      [
        `\\b[Ff]ar from the ${shore}, ${own}`,
        `\\b[Ll]andlocked ${own}`,
        `\\b(?:[Aa]s|[Bb]eing) an inland ${town}, ${own}`,
        `${here} (?:is|lies|sits) (?:far |well )?(?:inland|away from the ${shore}|far from the ${shore}|landlocked)\\b`,
        `\\b[Ii]n (?:our|this) inland ${town}\\b`,
      ].join("|"),
      "u",
    ),
  };
}, 1);

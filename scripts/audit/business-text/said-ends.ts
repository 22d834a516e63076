import type { City } from "../../../src/kinds/city/fields.ts";
import type { Site } from "../../../src/site/site.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import type { SaidPlace } from "./said-places.ts";

const way = "(?<way>north|south|east|west)";
const most = new RegExp(
  `\\b${way}ernmost (?:(?:city|community|place|town)\\b|of (?:all )?(?:our|the) (?:cities|communities|places|towns))`,
);
const end = new RegExp(
  `\\b(?:at|in|near|on) the (?:far )?${way}(?:ern)? (?:corner|edge|end|tip) of (?:[Tt]he|our|\\p{Lu}\\p{L}+)(?: \\p{Lu}\\p{L}+)? ?(?:area|[Cc]ounty)\\b`,
  "iu",
);
/** By so many degrees a city may lie farther out: nobody measures from its middle. */
const margin = 0.03;
/** Of so many cities one may lie farther out than what is at the end. */
const farOut = 4;

/** Ends of the county, or of all cities of the data, at which the city of a page does not lie. */
export function wrongEnds(sentence: string, city: City, site: Site): SaidPlace[] {
  const ofAll = most.exec(sentence);
  const said = ofAll ?? end.exec(sentence);
  const [named = city.city, ...others] = citiesNamed(site, sentence);
  if (said === null || named !== city.city || others.length > 0) return [];
  const all = site.dataset.cities.filter(({ facts }) => facts.county === city.county);
  const out = outward(said.groups?.way?.toLowerCase());
  const farther = all.filter(({ facts }) => out(facts.coordinates) > out(city.coordinates) + margin);
  const isWrong = ofAll ? farther.length > 0 : farther.length * farOut > all.length;
  const [first] = farther.sort((a, b) => out(b.facts.coordinates) - out(a.facts.coordinates));
  return isWrong && first
    ? [
        {
          words: said[0],
          right: `${first.facts.city} and ${farther.length - 1} more lie farther out than ${city.city}`,
        },
      ]
    : [];
}

/** How far out a place lies in a direction. */
function outward(way: string | undefined): (place: City["coordinates"]) => number {
  const sign = way === "north" || way === "east" ? 1 : -1;
  return ({ latitude, longitude }) => sign * (way === "north" || way === "south" ? latitude : longitude);
}

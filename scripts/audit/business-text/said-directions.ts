import type { Site } from "../../../src/site/site.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { numeral } from "./quantities.ts";
import { bearings, citiesOf, isWrongWay, rightWay, type SaidDistance } from "./said-distances.ts";

/** In place of the other city and of that of the page, so that patterns need no names. */
const [there, here] = ["◆", "◇"];

const way = `(${bearings.join("|")})`;
/** The same, which may begin a sentence. */
const wayAtStart = `(${bearings.map((one) => `[${one[0]?.toUpperCase()}${one[0]}]${one.slice(1)}`).join("|")})`;
const onWay = `(?:on|to) (?:its|our|the) ${way}`;
const fromHere = `of (?:${here}|(?:here|town|us)\\b)`;
const lies = "(?:begins|comes|is|lies|sits|stands|starts)";
/** Behind a direction that is no part of a longer one: "to the north, ", not "to the north end of". */
const ends = "(?=[.,;:!?)]|$| (?:and|are|begins?|but|has|have|is|lies?|while)\\b)";

/** Where the other city lies, seen from that of the page. */
const waysThere = [
  // Head a few miles south and you are in
  `\\b(?:(?:[Aa] (?:couple of|few)|[Ss]everal|[Ss]ome|${numeral}) (?:blocks|miles|minutes) (?:farther |to the )?|(?:[Dd]rive|[Gg]o|[Hh]ead|[Tt]urn)(?: (?:directly|due|straight))? )${way} (?!of\\b)[^.,;!?]{0,30}?\\b(?:find|hit|in|into|is|lies|meet|reach|to) ${there}`,
  // Norwood is south of here
  `${there} ${lies}(?: \\w+){0,2} ${way} ${fromHere}`,
  // To the south lies Norwood
  `\\b[Tt]o (?:its|our|the) ${way},?(?: ${fromHere},?)?(?: (?:${lies}|(?:there is|you (?:come to|find|reach))))? ${there}`,
  // Just south of here, Norwood
  `\\b(?:[Dd]irectly|[Dd]ue|[Jj]ust) ${way} ${fromHere},?(?: ${lies})? ${there}`,
  // We border Norwood on the south side
  `\\b(?:adjoins?|borders?(?: on)?|bordered by|meets?|touch(?:es)?) ${there} (?:along|in|on|to) (?:its|our|the) ${way}`,
  // Our southern neighbor, Norwood; the southern border with Norwood
  `${way}(?:ern)? (?:border|boundary|edge|line|neighbor)(?: is| with|,)? ${there}`,
  `${there},? (?:is )?(?:its|our|the) ${way}(?:ern)? neighbor`,
  `${there},? (?:is )?(?:its|our|the) neighbor (?:on|to) (?:its|our|the) ${way}`,
  `\\b[Tt]o the ${way},? ${here} (?:adjoins|borders|ends at|meets|touches) ${there}`,
  // North of here lies Norwood
  `(?:^|, )${wayAtStart} ${fromHere},? ${lies} ${there}`,
  `\\bneighbor (?:on|to) (?:its|our|the) ${way}(?: is|,) ${there}`,
  // Norwood is the next city south of here
  `${there},? (?:is )?(?:the (?:first|next) (?:city|community|place|town)(?: over)? |(?:directly|due|just|right) )(?:to the )?${way} ${fromHere}`,
  `(?:^|, )${wayAtStart} ${fromHere},? you (?:come to|enter|find|hit|reach) ${there}`,
  // Norwood, which lies just to the south,
  `${there},?(?: (?:that|which))?(?: ${lies})?(?: (?:directly|just|next door|right),?)? ${onWay}${ends}`,
];
/** Where the city of the page lies, seen from the other. */
const waysHere = [
  `(?:^|, )${wayAtStart} of ${there},? ${lies} ${here}`,
  `${here}, (?:(?:directly|due|just|right) )?${way} of ${there}`,
  `(?:^(?:It|This|The (?:city|community|suburb|town|village))|${here}) (?:is|lies|sits|stands)(?: (?!miles?\\b|minutes?\\b)\\w+){0,2} ${way} of ${there}`,
];
const patterns = [
  ...waysThere.map((source) => ({ pattern: new RegExp(source, "u"), isBack: false })),
  ...waysHere.map((source) => ({ pattern: new RegExp(source, "u"), isBack: true })),
];

/** Cities that do not lie where a text of the page of the city `own` says. */
export function saidDirectionsIn(sentence: string, own: string | undefined, site: Site): SaidDistance[] {
  if (own === undefined || !/\b(?:north|south|east|west)/i.test(sentence)) return [];
  const { places } = citiesOf(site);
  const [other = "", ...more] = citiesNamed(site, sentence).filter((name) => name !== own);
  const [from, to] = [places.get(own), places.get(other)];
  if (!from || !to || more.length > 0) return [];
  const marked = sentence.replaceAll(other, there).replaceAll(own, here);
  // Patterns hold the ends of others: the first that fits has the most words.
  for (const { pattern, isBack } of patterns) {
    const [said, direction = ""] = pattern.exec(marked) ?? [];
    if (said === undefined) continue;
    const words = said.replaceAll(there, other).replaceAll(here, own);
    if (isBack)
      return isWrongWay(direction, to, from) ? [{ words, right: rightWay(own, other, from, to) }] : [];
    return isWrongWay(direction, from, to) ? [{ words, right: rightWay(other, own, to, from) }] : [];
  }
  return [];
}

const noteOfWay = new RegExp(`\\bto the ${way}${ends}`);

/** The same for the note of a link to the page of the city `to`: "The next town to the south". */
export function linkedDirection(
  note: string,
  own: string,
  to: string | undefined,
  site: Site,
): SaidDistance[] {
  const { places } = citiesOf(site);
  const [from, target] = [places.get(own), places.get(to ?? "")];
  const [, direction = ""] = noteOfWay.exec(note) ?? [];
  return to !== undefined && from && target && isWrongWay(direction, from, target)
    ? [{ words: note, right: rightWay(to, own, target, from) }]
    : [];
}

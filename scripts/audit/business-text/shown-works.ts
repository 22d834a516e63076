import { matchesOf } from "./matches.ts";
import { numbersIn, numeral } from "./quantities.ts";

const rooms =
  /\b(attic|basement|bathroom|bedroom|dining room|garage|hallway|kitchen|laundry room|living room|lobby|nursery|office|porch|stairwell)s?\b/gi;

/** The room of a caption, where the picture is described as that of another. */
export function otherRoom(caption: string, alt: string): { said: string; shown: string } | undefined {
  const [said = [], shown = []] = [caption, alt].map((text) =>
    matchesOf(rooms, text).map(([, room = ""]) => room.toLowerCase()),
  );
  const [first, other] = [said[0], shown[0]];
  if (first === undefined || other === undefined || said.some((room) => shown.includes(room)))
    return undefined;
  return { said: first, shown: other };
}

const work =
  "(?:apartments?|barns?|buildings?|churches|church|condos?|cottages?|gardens?|homes?|houses?|jobs?|kitchens?|offices?|projects?|propert(?:y|ies)|roofs?|schools?|shops?|stores?|warehouses?)";
const item = `(an?|${numeral}) (?:[\\p{L}-]+ ){0,2}?${work}`;
/** What a page has, as the beginning of a sentence: "One shop and three houses, with notes". */
const listed = new RegExp(`(?:^|: )(${item}(?:(?:,|,? and) ${item})*)(?=[,.;:]|$)`, "giu");
const counts = new RegExp(`\\b${item}`, "giu");
const single = new RegExp(`^${numeral} (?:[\\p{L}-]+ ){0,2}?(?:jobs|projects)$`, "iu");

/** The words with which a text counts the jobs of the page that shows all of them, where there are not so many. */
export function wrongCountOfWorks(text: string, total: number): string | undefined {
  for (const [, words = ""] of matchesOf(listed, text)) {
    const numbers = matchesOf(counts, words).map(([, number = ""]) => Number(numbersIn(number)[0] ?? 1));
    // One thing alone need not be all of them, but where it is called what the list is of.
    if (numbers.length < 2 && !single.test(words)) continue;
    if (numbers.reduce((sum, number) => sum + number, 0) !== total) return words;
  }
  return undefined;
}

import type { Site } from "../../../src/site/site.ts";
import { matchesOf } from "./matches.ts";
import type { Contradiction } from "./own-fields.ts";
import { numbersIn, numeral, plainQuantity } from "./quantities.ts";
import { sentencesOf } from "./sentences.ts";

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

/** When in a year: "in 2019", "during the spring of 2019", "by late May 2019", "on May 3, 2019". */
const inYear =
  "(?:(?:by|during|in|on) (?:(?:the )?[a-z]+[ -]){0,2}?(?:of )?(?:[a-z]+ (?:\\d\\d?, )?)?)((?:19|20)\\d\\d)\\b";
const doneIn = [
  `\\b(?:called|chose|hired|picked) us\\b[^.,;!?\\d]{0,20} ${inYear}`,
  `\\b${inYear},? (?:our (?:crew|painters)|the owners? (?:called|hired)|we(?! (?:added|became|hired|joined|moved|opened|won)\\b))\\b`,
  `\\b(?:cleaned|completed|done|finished|fitted|installed|painted|renewed|repaired|repainted|replaced|roofed|wrapped up)\\b[^.,;!?\\d]{0,40}? ${inYear}`,
  `\\b(?:job|project|work) (?:began|started|took place|was)\\b[^.,;!?\\d]{0,20}? ${inYear}`,
  "\\b(?:a|our|this) ((?:19|20)\\d\\d) (?:[a-z]+ )?(?:job|project|renovation|repaint)\\b",
].map((source) => new RegExp(source, "gi"));
/** Work on the same place that was another job. */
const otherJob =
  /\b(?:again|another|before (?:that|us|we)|earlier|first|had|inspired|last|neighbor\w*|other|owners?(?! (?:called|hired)\b)|previous\w*|since|warranty)\b/i;

/** The year of a job in a text about it; a year before the business began is that of somebody else's work. */
export function contradictionsOfProject(text: string, year: number, { business }: Site): Contradiction[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (sentence.includes(String(year)) || otherJob.test(sentence)) return [];
    const years = doneIn.flatMap((pattern) => matchesOf(pattern, sentence).map(([, said = ""]) => said));
    const wrong = years.find((said) => Number(said) >= business.founded);
    return wrong === undefined ? [] : [{ words: wrong, expected: String(year) }];
  });
}

const counted = new RegExp(
  `(?<![$\\d.,])\\b(${numeral})[ -](bath(?:room)?|bedroom|building|chimney|day|door|gallon|layer|panel|shingle|slate|stor(?:ie|y)|unit|week|window)s?\\b`,
  "gi",
);

/** How many of what a house or a job has, where all other texts about the same one count otherwise. */
export function contradictoryCounts(text: string, told: readonly string[]): Contradiction[] {
  const others = told.filter((other) => other !== text).flatMap(countsIn);
  return countsIn(text).flatMap(({ words, count, noun }) => {
    const same = others.filter((one) => one.noun === noun);
    if (same.length === 0 || same.some((one) => one.count === count)) return [];
    return [{ words, expected: [...new Set(same.map((one) => one.words))].join('" or "') }];
  });
}

function countsIn(text: string): { words: string; count: string; noun: string }[] {
  return matchesOf(counted, text).map(([words, count = "", noun = ""]) => ({
    words,
    count: plainQuantity(count),
    // "Story" and "stories", "bath" and "bathroom".
    noun: noun.toLowerCase().slice(0, 4),
  }));
}

/** Words that only a picture of a state has, and words with which one of the other state speaks of it. */
const states = {
  before: {
    has: /\b(?:broken|chipped|cracked|curled|dented|faded|leaking|peeling|rotten|rusted|rusty)\b/i,
    isRecalledBy: /\b(?:had|has gone|instead|in place|no longer|old|once|used to|was|were)\b/i,
  },
  after: {
    has: /\b(?:brand-new|freshly|newly|re(?:built|done|finished|laid|newed|painted|paired|placed|stored))\b/i,
    isRecalledBy: /\b(?:due|needed|needs?|ready|to be|until|waiting|will)\b/i,
  },
};

/** Words of a caption that are of the other state than its picture. */
export function otherState(caption: string, state: "before" | "after"): string | undefined {
  if (states[state].has.test(caption)) return undefined;
  const other = states[state === "before" ? "after" : "before"];
  return other.isRecalledBy.test(caption) ? undefined : other.has.exec(caption)?.[0];
}

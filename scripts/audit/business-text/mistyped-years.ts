import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { matchesOf } from "./matches.ts";
import { type Entry, hasLike, type Words, wordsIn } from "./record-topics.ts";

/** A year in a text that is one of the record with a wrong digit, or two that are swapped. */
export interface MistypedYear {
  words: string;
  topic: Entry;
}

const limit = /\b(?:banned in|before|older than|predates?|prior to) (?:about )?((?:19|20)\d\d)\b/gi;
const ofRule =
  /\b(?:before|built (?:about|around|until|up to)|older than|prior to) (?:about )?((?:19|20)\d\d)\b/gi;
/** What a rule says of them, and no history does. */
const rule = /\b(?:appl(?:y|ies)|covered|exempt|laws?|must|needs?|required?|rules?)\b/i;

/** Years up to which a text says something, where the record has one that is typed nearly so. */
export function mistypedYears(sentence: string, around: () => Words, site: Site): MistypedYear[] {
  const years = yearsOf(site);
  if (years.length === 0 || !/\b(?:19|20)\d\d\b/.test(sentence)) return [];
  const find = (pattern: RegExp, isMeant: (said: string, year: string, name: string) => boolean) =>
    matchesOf(pattern, sentence).flatMap(([, said = ""]): MistypedYear[] => {
      // A round year is one that somebody meant.
      if (said.endsWith("0") || years.some(({ year }) => year === said)) return [];
      const meant = years.find(({ year, name }) => isMeant(said, year, name));
      return meant ? [{ words: said, topic: meant.entry }] : [];
    });
  const slips = find(limit, (said, year, name) => hasLike(around(), name) && isSlip(said, year));
  if (slips.length > 0 || !rule.test(sentence)) return slips;
  const words = wordsIn(sentence);
  return find(ofRule, (_, __, name) => hasLike(words, name));
}

/** Facts that are a year: `leadYear: "1978"`. */
const yearsOf = oncePer(({ business, dataset }: Site): { name: string; year: string; entry: Entry }[] =>
  Object.entries(business.facts).flatMap(([fact, year]) => {
    const name = /^(\p{Ll}+)Year$/u.exec(fact)?.[1];
    if (name === undefined || !/^\d{4}$/.test(year)) return [];
    const place = { file: dataset.business.file, pointer: `/facts/${fact}` };
    return [{ name, year, entry: { expected: year, place, fact } }];
  }),
);

/** True for a number with one wrong digit, or two that are swapped. */
export function isSlip(said: string, right: string): boolean {
  if (said.length !== right.length) return false;
  const differing = [...said].flatMap((digit, index) => (digit === right[index] ? [] : index));
  const [first = 0, second] = differing;
  if (second === undefined) return true;
  return differing.length === 2 && said[first] === right[second] && said[second] === right[first];
}

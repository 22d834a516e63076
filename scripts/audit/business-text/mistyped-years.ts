import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { matchesOf } from "./matches.ts";
import { type Entry, hasLike, type Words } from "./record-topics.ts";

/** A year in a text that is one of the record with a wrong digit, or two that are swapped. */
export interface MistypedYear {
  words: string;
  topic: Entry;
}

const limit = /\b(?:banned in|before|older than|predates?|prior to) (?:about )?((?:19|20)\d\d)\b/gi;

/** Years up to which a text says something, where the record has one that is typed nearly so. */
export function mistypedYears(sentence: string, around: () => Words, site: Site): MistypedYear[] {
  const years = yearsOf(site);
  if (years.length === 0 || !/\b(?:19|20)\d\d\b/.test(sentence)) return [];
  return matchesOf(limit, sentence).flatMap(([, said = ""]): MistypedYear[] => {
    if (years.some(({ year }) => year === said)) return [];
    const meant = years.find(
      ({ year, name, entry }) => hasLike(around(), name) && isTypedNearly(said, year) && entry,
    );
    return meant ? [{ words: said, topic: meant.entry }] : [];
  });
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

/** A round year is one that somebody meant. */
function isTypedNearly(said: string, right: string): boolean {
  if (said.endsWith("0")) return false;
  const differing = [...said].flatMap((digit, index) => (digit === right[index] ? [] : index));
  const [first = 0, second] = differing;
  if (second === undefined) return true;
  return differing.length === 2 && said[first] === right[second] && said[second] === right[first];
}

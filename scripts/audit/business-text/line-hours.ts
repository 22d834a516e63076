import type { Site } from "../../../src/site/site.ts";
import { nationalDigits } from "../../../src/site/values.ts";
import { phonesIn } from "../structured-data/shown.ts";
import { numeral } from "./quantities.ts";

const allDay = /\b24\b|\bany hour\b|\bclock\b/i;
const line = "(?<!['’]s )\\b(?:emergency|night|storm|24-hour) (?:line|number|phone)";
/** When a line is said to be silent. */
const rests = new RegExp(
  `${line} (?:(?:is )?(?:answered|available|open|picks up|staffed) [^.,;!?]{0,20}?(?:(?:until|till) (?:midnight|noon|${numeral})|except (?:at|in the) night|only (?:by day|on (?:week|work)days))|is (?:closed|off|silent)|rests|sleeps|goes (?:dark|quiet|silent))\\b|\\b(?:nobody|no one) (?:answers|picks up) (?:our|the) ${line} (?:(?:at|in the) night|after (?:midnight|${numeral}))\\b`,
  "i",
);

/** Words by which a sentence lets a line rest that the record answers day and night; undefined where it does not. */
export function restingLine(
  sentence: string,
  { business }: Site,
): { words: string; expected: string } | undefined {
  const always = business.phones?.find(({ purpose, hours = "" }) => allDay.test(`${purpose} ${hours}`));
  if (always === undefined) return undefined;
  const digits = nationalDigits(always.number, business);
  const shown = phonesIn(sentence).find((one) => nationalDigits(one, business) === digits) ?? "";
  const called = "the emergency line";
  const [words] = rests.exec(shown ? sentence.replace(shown, called) : sentence) ?? [];
  return words === undefined
    ? undefined
    : { words: shown ? words.replace(called.slice(4), shown) : words, expected: always.purpose };
}

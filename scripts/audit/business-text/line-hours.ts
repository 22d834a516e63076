import type { Business } from "../../../src/kinds/business/fields.ts";
import type { Times } from "../../../src/kinds/business/hours.ts";
import type { Site } from "../../../src/site/site.ts";
import { nationalDigits } from "../../../src/site/values.ts";
import { phonesIn } from "../structured-data/shown.ts";
import { weekdays } from "./days.ts";
import { numeral } from "./quantities.ts";
import { whoIsMeant } from "./who-is-meant.ts";

const allDay = /\b24\b|\bany hour\b|\bclock\b|\bday (?:and|or) night\b/i;
const line = "(?<!['’]s )\\b(?:emergency|night|storm|24-hour) (?:line|number|phone)";
/** When a line is said to be silent. */
const rests = new RegExp(
  `${line} (?:(?:is )?(?:answered|available|open|picks up|staffed) [^.,;!?]{0,20}?(?:(?:until|till) (?:midnight|noon|${numeral})|except (?:at|in the) night|only (?:by day|on (?:week|work)days))|is (?:closed|off|silent)|rests|sleeps|goes (?:dark|quiet|silent))\\b|\\b(?:nobody|no one) (?:answers|picks up) (?:our|the) ${line} (?:(?:at|in the) night|after (?:midnight|${numeral}))\\b`,
  "i",
);

/** The number that the record answers day and night. */
function lineAlwaysAnswered({ phones }: Business) {
  return phones?.find(({ purpose, hours = "" }) => allDay.test(`${purpose} ${hours}`));
}

/** True where a sentence says when a number is answered that has hours of its own, in the words of the record or about the clock. */
export function isOfLine(sentence: string, { business }: Site): boolean {
  if (business.phones?.some(({ hours }) => hours && (hours.includes(sentence) || sentence.includes(hours))))
    return true;
  return (
    lineAlwaysAnswered(business) !== undefined &&
    allDay.test(sentence) &&
    /\b(?:answer|call|line|phone)/i.test(sentence)
  );
}

/** Words by which a sentence lets a line rest that the record answers day and night; undefined where it does not. */
export function restingLine(
  sentence: string,
  { business }: Site,
): { words: string; expected: string } | undefined {
  const always = lineAlwaysAnswered(business);
  if (always === undefined) return undefined;
  const digits = nationalDigits(always.number, business);
  const shown = phonesIn(sentence).find((one) => nationalDigits(one, business) === digits) ?? "";
  const called = "the emergency line";
  const [words] = rests.exec(shown ? sentence.replace(shown, called) : sentence) ?? [];
  return words === undefined
    ? undefined
    : { words: shown ? words.replace(called.slice(4), shown) : words, expected: always.purpose };
}

const silent =
  "(?:(?:go(?:es)?|rolls?|switch(?:es)?) (?:straight |over )?to (?:the |an? )?(?:answering machine|machine|voicemail)|(?:close|closes|shut|shuts)(?: down| up| shop)?(?= (?:at|for|on|over|after|from|every)\\b|[.,;!]|$)|(?:are|is) closed|go(?:es)? (?:dark|quiet|silent)|stops? (?:answering|picking up|taking calls)|(?:shut|switch|turn)s? (?:off (?:our|the) (?:lines?|phones?)|(?:our|the) (?:lines?|phones?) off)|(?:nobody|no one) (?:answers(?! (?:an?|the|your) door)|picks up))";
const isSilent = new RegExp(`\\b${silent}`, "i");
const sometime = new RegExp(
  `\\b(?:(?:after|at|before|between|from|past|till?|until) (?:dark|midnight|night|noon|${numeral})|at night|nights|overnight|holidays|(?:${weekdays.join("|")})s?|weekends)\\b`,
  "i",
);
const isDenied = /\b(?:do not|never|not|won['’]t|n['’]t)(?: \w+)? $/i;

/** Words by which a business that is always open is said to be closed at some time. */
export function closedSometimes(
  sentence: string,
  earlier: string,
  site: Site,
): { words: string; expected: string } | undefined {
  const { days, seasons = [], special = [], allDayText = "always open" } = site.business.hours;
  const isOpen = ({ opens, closes }: Partial<Times>) => opens === "00:00" && closes === "24:00";
  if (![days, ...seasons.map((season) => season.days), special].flat().every(isOpen)) return undefined;
  const match = isSilent.exec(sentence);
  if (!match || !sometime.test(sentence) || /\b(?:if|unless|whether)\b|\?$/i.test(sentence)) return undefined;
  const [words] = match;
  const lead = sentence.slice(0, match.index);
  const rest = sentence.slice(match.index + words.length);
  const isOurs = !isDenied.test(lead) && whoIsMeant({ words, lead, earlier, rest }, site) === "us";
  return isOurs ? { words, expected: allDayText } : undefined;
}

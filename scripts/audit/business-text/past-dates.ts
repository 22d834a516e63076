import { isoDay, longMonths, monthNumber, monthPattern } from "./days.ts";
import { sentencesOf } from "./sentences.ts";

/** Words of a text that were true until a day or year that is past. */
export interface PastDate {
  words: string;
  /** The day or year. */
  end: string;
}

const month = `(${monthPattern})`;
/** `until March 3, 2026`, `expires March 2026`; the month, the day, the year. */
const term = new RegExp(
  `\\b(?:before|by|ends?(?: on)?|expires?(?: on)?|through|till|until)\\s+${month}\\.?\\s+(?:(\\d{1,2}),?\\s+)?(\\d{4})\\b`,
  "gi",
);
/** What has a term in an advertisement; a bridge may have stood until a day, too. */
const offered =
  /\b(?:book|coupon|deal|discount|expires?|free|offer|off|price|sale|save|special|valid)s?\b|%/i;

const seasons = "spring|summer|fall|autumn|winter|holiday|christmas|new year'?s?|black friday";
/** A year that a text advertises with. */
const years = [
  new RegExp(
    `\\b(?:${seasons}|${longMonths}) (20\\d\\d) (?:deal|discount|offer|prices?|sale|savings|special)s?\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:deal|discount|offer|prices?|rates|sale|special)s? (?:for|in|of) (?:(?:${seasons}) )?(20\\d\\d)\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:book|booking|schedule|scheduling)(?: \\w+){0,3} for (?:(?:${seasons}) (?:of )?)?(20\\d\\d)\\b`,
    "gi",
  ),
  /\b(20\d\d) (?:deals?|discounts?|offers?|prices|pricing|rates|specials?)\b/gi,
  /\bas of (?:\w+ )?(20\d\d)\b/gi,
];
/** Rules begin in a year and go on. */
const inForce = /\b(?:city|code|county|law|must|ordinance|permit|require[sd]?|rules?|state)\b/i;

/** What a text says as if it were to come, or true now, and is over; `today` as year-month-day. */
export function pastDatesIn(text: string, today: string): PastDate[] {
  if (!/20\d\d/.test(text)) return [];
  const thisYear = today.slice(0, 4);
  return sentencesOf(text).flatMap((sentence) => [
    ...[...sentence.matchAll(term)].flatMap(([words, name = "", day = "31", year = ""]): PastDate[] => {
      const end = isoDay(year, monthNumber(name), day);
      return offered.test(sentence) && end < today
        ? [{ words, end: words.replace(/^\S+(?: on)?\s+/, "") }]
        : [];
    }),
    ...years
      .flatMap((pattern) => [...sentence.matchAll(pattern)])
      .filter(([words, year = ""]) => year < thisYear && !(/^as of/i.test(words) && inForce.test(sentence)))
      .slice(0, 1)
      .map(([words, end = ""]) => ({ words, end })),
  ]);
}

import { monthNumber } from "../../../src/loader/written-days.ts";
import { isoDay, longMonths, monthPattern, weekdays } from "./days.ts";
import { matchesOf } from "./matches.ts";
import { sentencesOf } from "./sentences.ts";

/** Words of a text that were true until a day or year that is past. */
export interface PastDate {
  words: string;
  /** The day or year. */
  end: string;
}

const month = `(${monthPattern})`;
const weekday = `(?:(?:${weekdays.join("|")}),?\\s+)?`;
const bound = `\\b(?:before|by|end(?:s|ing)?(?: on)?|exp(?:\\.|ires?|iration(?: date)?|iring)?(?: on)?|thru|through|till|until):?\\s+(?:the )?${weekday}`;
/** A day behind words: `March 3, 2026`, `March 2026`, `3/1/26`. */
const behind = (words: string) => ({
  named: new RegExp(`${words}${month}\\.?\\s+(?:(\\d{1,2})(?:st|nd|rd|th)?,?\\s+)?(\\d{4})\\b`, "gi"),
  short: new RegExp(`${words}(1[0-2]|0?[1-9])/(\\d{1,2})/(?:20)?(\\d\\d)(?![/\\d])`, "gi"),
});
type Behind = ReturnType<typeof behind>;
/** `until March 3, 2026`, `exp. 3/1/26` */
const term = behind(bound);
/** `last updated March 3, 2026`, not "will be updated" */
const changed = behind(
  "(?<!\\b(?:be|next) )\\b(?:last )?(?:amended|changed|modified|reviewed|revised|updated)(?: on)?(?::|\\s[-–—])?\\s+",
);
/** What begins a policy. */
const effective = behind("^effective(?: date| as of| from| on)?:?\\s+");

/** Each with its day as year-month-day; a month without a day stands for `day`. */
function daysBehind({ named, short }: Behind, text: string, day: string): { words: string; day: string }[] {
  return [
    ...matchesOf(named, text).map(([words, name = "", at = day, year = ""]) => ({
      words,
      day: isoDay(year, monthNumber(name), at),
    })),
    ...matchesOf(short, text).map(([words, number, at = "", year = ""]) => ({
      words,
      day: isoDay(`20${year}`, Number(number), at),
    })),
  ];
}

/** What a text says was changed, or a policy holds since, on a day to come. */
export function comingChangesIn(text: string, today: string, isPolicy: boolean): string[] {
  const all = [...daysBehind(changed, text, "01"), ...(isPolicy ? daysBehind(effective, text, "01") : [])];
  return all.flatMap(({ words, day }) => (day > today ? words : []));
}

const boundAlone = new RegExp(`^${bound}`, "i");
/** The last days on which holidays and parts of a year may end, as month and day. */
const ends: Readonly<Record<string, string>> = {
  christmas: "12-25",
  "columbus day": "10-14",
  easter: "04-25",
  "father's day": "06-21",
  "fourth of july": "07-04",
  halloween: "10-31",
  "independence day": "07-04",
  "labor day": "09-07",
  "memorial day": "05-31",
  "mother's day": "05-14",
  "new year's eve": "12-31",
  "st. patrick's day": "03-17",
  thanksgiving: "11-28",
  "valentine's day": "02-14",
  "veterans day": "11-11",
  spring: "06-21",
  summer: "09-23",
  fall: "12-21",
  "the year": "12-31",
};
const holidayTerm = new RegExp(
  `\\b(?:before|by|ends?(?: on)?|expires?(?: on)?|through|till|until) (?:(?:the )?end of )?(?:of )?(${Object.keys(ends).join("|")}),? (?:in |of )?(20\\d\\d)\\b`,
  "gi",
);
/** What has a term in an advertisement; a bridge may have stood until a day, too. */
const offered =
  /\bclosed\b[^.;!?]{0,40}? (?:till|until)\b|\b(?:apply|book|coupon|deal|discount|enroll|exp|expiration|expires?|free|lock in|offer|off|order|price|promo|promotion|rebate|register|reserve|rsvp|sale|save|sign up|special|valid)s?\b|\b(?:accredited|bonded|certified|insured|licensed|registered)\b[^.;!?]{0,40}? (?:thru|through|till|until)\b|\bgood (?:only )?(?:thru|through|till|until)\b|%/i;
/** What somebody tells of is no offer. */
const isTold = /\b(?:did|ended|expired|finished|gave|got|had|ran|took|was|were)\b/i;

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
    `\\b(?:book|bookings?|schedule|scheduling)(?: \\w+){0,3} for (?:(?:${seasons}) (?:of )?)?(20\\d\\d)\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:${seasons}|${longMonths})(?: of)? (20\\d\\d) (?:appointments?|availability|book(?:ing)?s?|calendar|dates|list|openings?|rush|schedule|season|slots?|spots?)\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:availability|calendar|dates|openings?|slots?|spots?) (?:\\w+ ){0,2}?(?:for|in|into) (?:(?:${seasons}|${longMonths}) (?:of )?)?(20\\d\\d)\\b`,
    "gi",
  ),
  // An announcement of what was to come.
  new RegExp(
    `\\b(?:will|coming|plans? to|(?:is|are) (?:going to|opening|set to|starting))\\b(?:(?!\\b(?:built|did|from|had|has|have|made|since|that|was|were|which|who|(?<!be )[a-z]{3,}ed)\\b)[^.!?;]){0,60}?\\b(?:by|in|this) (?:(?:early|late|mid|the (?:beginning|end) of)[ -])?(?:(?:${seasons}|${longMonths})(?: of)? )?(20\\d\\d)\\b`,
    "gi",
  ),
  /\b(20\d\d) (?:deals?|discounts?|offers?|prices|pricing|rates|specials?)\b/gi,
  /\bas of (?:\w+ )?(20\d\d)\b/gi,
  new RegExp(`\\b(?:this|next) (?:${seasons}),? (?:of )?(20\\d\\d)\\b`, "gi"),
];
/** What is over before its year is. */
const partOfYear = new RegExp(`\\b(?:spring|summer|fall|christmas|${longMonths})\\b`, "i");

function lastDayOf(part: string, year: string): string {
  const day = ends[part.toLowerCase()];
  return day === undefined ? isoDay(year, monthNumber(part), 31) : `${year}-${day}`;
}

/** What was in a month or season that is past and is offered still: "our class last spring still has seats". */
const lastTime = new RegExp(
  `\\b((?:last|this past) (?:${longMonths}|spring|summer|fall|autumn|winter|month|week|year))(?:['’]s)?\\b[^.!?;]{0,50}?\\b(?:still (?:available|has|have|holds?|open)|(?:places|seats|spots) (?:are )?left|(?:is|are) still)\\b`,
  "gi",
);

const openToAll =
  /\b(?:class|course|coupon|deal|event|offer|price|sale|seat|session|slot|special|spot|ticket|workshop)(?:e?s)?\b/i;

/** Rules begin in a year and go on. */
const inForce = /\b(?:city|code|county|law|must|ordinance|permit|require[sd]?|rules?|state)\b/i;

/** What a sentence offers until a day that is past; `today` as year-month-day. */
export function pastTermsIn(sentence: string, today: string): PastDate[] {
  if (!offered.test(sentence) || isTold.test(sentence)) return [];
  const onHolidays = matchesOf(holidayTerm, sentence.replaceAll("’", "'")).flatMap(
    ([words, name = "", year = ""]) =>
      `${year}-${ends[name.toLowerCase()]}` < today ? [{ words, end: `${name} ${year}` }] : [],
  );
  const onDays = daysBehind(term, sentence, "31")
    .filter(({ day }) => day < today)
    .map(({ words }) => ({ words, end: words.replace(boundAlone, "") }));
  return [...onDays, ...onHolidays];
}

const pandemic =
  /\b(?:because of|due to|during) (?:the )?(?:coronavirus|covid(?:-19)?|pandemic)\b(?=[^.!?]{0,20}\bwe\b)/i;

/** What a text says as if it were to come, or true now, and is over; `today` as year-month-day. */
export function pastDatesIn(text: string, today: string): PastDate[] {
  const isSaid = /\b(?:last|this past) /i.test(text) && openToAll.test(text);
  const still = isSaid ? matchesOf(lastTime, text).map(([words, end = ""]) => ({ words, end })) : [];
  if (pandemic.test(text) && !isTold.test(text))
    still.push({ words: pandemic.exec(text)?.[0] ?? "", end: "the pandemic" });
  if (!/20\d\d|\/\d\d\b/.test(text)) return still;
  const thisYear = today.slice(0, 4);
  const dated = sentencesOf(text).flatMap((sentence) => [
    ...pastTermsIn(sentence, today),
    ...years
      .flatMap((pattern) => matchesOf(pattern, sentence))
      .filter(([words]) => !(/^as of/i.test(words) && inForce.test(sentence)))
      .flatMap(([words, year = ""]): PastDate[] => {
        if (year < thisYear) return [{ words, end: year }];
        const [part] = partOfYear.exec(words) ?? [];
        return part !== undefined && lastDayOf(part, year) < today ? [{ words, end: `${part} ${year}` }] : [];
      })
      .slice(0, 1),
  ]);
  return [...still, ...dated];
}

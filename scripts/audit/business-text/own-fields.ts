import type { Event } from "../../../src/kinds/event/fields.ts";
import type { Job } from "../../../src/kinds/job/fields.ts";
import type { Offer } from "../../../src/kinds/offer/fields.ts";
import { capital } from "../../../src/loader/counted.ts";
import { monthNumber } from "../../../src/loader/written-days.ts";
import { formatDate, formatMoney, formatTime } from "../../../src/site/formats.ts";
import { payText } from "../../../src/site/pay.ts";
import type { Site } from "../../../src/site/site.ts";
import { moneyIn } from "./amounts.ts";
import { daysIn, isoDay, longMonths, type NamedDay, weekdays } from "./days.ts";
import { matchesOf } from "./matches.ts";
import { numeral, plainQuantity } from "./quantities.ts";
import { sentencesOf } from "./sentences.ts";
import { eitherHalf, timesIn } from "./times.ts";

/** Words of a record's text, and what its own fields say instead. */
export interface Contradiction {
  words: string;
  expected: string;
}

/** Days by which something else is due, or that were long ago. */
const ofSomethingElse =
  /\b(?:again|also|another|arrive|before|by|deadline|doors|enroll|follow\w*|instead|last|next|postpone\w*|rain\w*|regist\w*|rsvp|since|sign(?:ed)? up|snow\w*|until|through|usually)\b/i;

/** A weekday on which something takes place. */
const held = new RegExp(
  `\\b(?:begins|class is|come|gather|held|it is|join us|meet|morning is|starts|takes place|workshop is)\\b(?: (?!on\\b)[\\p{L}'’]+){0,4}? (?:on|this) (${weekdays.join("|")})\\b`,
  "giu",
);

export function contradictionsOfEvent(text: string, event: Event, { business }: Site): Contradiction[] {
  const { startsOn, endsOn, startsAt, endsAt } = event;
  const expected = formatDate(business, startsOn, endsOn);
  return sentencesOf(text).flatMap((sentence) => {
    if (ofSomethingElse.test(sentence)) return [];
    const named = daysIn(sentence);
    const wrongDay = matchesOf(held, sentence).flatMap(([, words = ""]) =>
      named.length > 0 ||
      /\b(?:if|unless|when)\b/i.test(sentence) ||
      startsOn !== endsOn ||
      words.toLowerCase() === weekdayOf(startsOn)
        ? []
        : { words },
    );
    const days = named.filter((day) => !isWithin(day, startsOn, endsOn));
    const isDuring = (time: string) => startsAt <= time && time <= (endsAt ?? startsAt);
    const times =
      startsOn === endsOn && endsAt !== undefined
        ? [
            ...timesIn(sentence).filter(({ time }) => !isDuring(time)),
            ...bareStartsIn(sentence).filter(({ either }) => !either.some(isDuring)),
          ]
        : [];
    return [
      ...[...days, ...wrongDay].map(({ words }) => ({
        words,
        expected: withWeekday(expected, startsOn, startsOn === endsOn),
      })),
      ...times.map(({ words }) => ({
        words,
        expected: `${formatTime(business, startsAt)} to ${formatTime(business, endsAt ?? startsAt)}`,
      })),
    ];
  });
}

/** "We meet at 9 sharp", in either half of the day. */
const startsBare =
  /\b(?:begins?|gather|meets?|starts?)\b[^.;!?\d]{0,25}? (at (\d{1,2})(?::(\d\d))?)(?= sharp\b| o['’]clock\b(?! in)|[.,;!?]|$| (?:and|in|on|with)\b)/gi;

function bareStartsIn(sentence: string): { words: string; either: string[] }[] {
  return matchesOf(startsBare, sentence).map(([, words = "", hour, minutes = "0"]) => ({
    words,
    either: eitherHalf(Number(hour), Number(minutes)),
  }));
}

function isWithin({ monthAndDay, year, weekday }: NamedDay, first: string, last: string): boolean {
  const day = `${year ?? (first.slice(5) <= monthAndDay ? first : last).slice(0, 4)}-${monthAndDay}`;
  return first <= day && day <= last && (weekday === undefined || weekday === weekdayOf(day));
}

function weekdayOf(day: string): string | undefined {
  return weekdays[new Date(day).getUTCDay()];
}

function withWeekday(text: string, day: string, isOneDay: boolean): string {
  const name = weekdayOf(day) ?? "";
  return isOneDay ? `${capital(name)}, ${text}` : text;
}

/** What stands before the last day of something, and before its first. */
const toEnd =
  /\b(?:by|(?:clos\w+|stop(?:s|ped)? (?:reading|taking)\b[^.;!?]{0,20}) on|ends?(?: on)?|expires?(?: on)?|only to|through|till?|until|up to)\s+$/i;
const toStart = /\b(?:beginning|from|starting|starts?)(?: on)?\s+$/i;

/** Work may be done, and paid, after the last day to book it. */
const ofWork =
  /\b(?:carried out|complet\w+|done|finish\w*|fitted|install\w*|paid|painted|performed|work)(?: \w+)? (?:by|through|until)\s+$/i;

/** Amounts that are not what the offer costs. */
const otherAmount =
  /\b(?:above|deductible|deposit|each|every|extra|instead|more|off|over|per|plus|regular\w*|sav\w+|under|usual\w*|value|was|worth)\b/i;

/** What is taken off: `15% off`, `save $200`. */
const share = `(?:\\$ ?\\d[\\d,]*(?:\\.\\d+)?|\\d+(?:\\.\\d+)? ?%|${numeral} percent)`;
const takenOff = new RegExp(
  `(?<![\\w$])(${share}) (?:discount|off|reduction|savings)\\b|\\b(?:discount of|knock|sav(?:e|es|ing|ings of)|takes?|taking) (?:up to )?(${share})(?! (?:of|more)\\b)`,
  "gi",
);
/** What others get, or got, or what comes to it. */
const takenOtherwise =
  /\b(?:additional\w*|also|another|average|before|besides|extra|further|instead|last|more|normally|on top|seniors?|students?|usual\w*|veterans?|was|were)\b/i;

/** Savings of a sentence where the record takes off another part or sum of the same kind; with the right one, others may stand. */
function wrongSavings(sentence: string, { saving, title }: Offer): string[] {
  const recorded = saving ?? title;
  const right = savingsIn(recorded);
  if (right.length === 0 || /\bup to\b/i.test(recorded) || takenOtherwise.test(sentence)) return [];
  const said = savingsIn(sentence).filter((one) => right.some(({ unit }) => unit === one.unit));
  if (said.some((one) => right.some(({ value }) => value === one.value))) return [];
  return said.map(({ words }) => words);
}

function savingsIn(text: string): { words: string; value: string; unit: string }[] {
  return matchesOf(takenOff, text).map(([, before, after]) => {
    const words = before ?? after ?? "";
    const value = plainQuantity(words).replaceAll(/[\s,]/g, "");
    return { words, value, unit: words.startsWith("$") ? "$" : "%" };
  });
}

export function contradictionsOfOffer(text: string, offer: Offer, { business }: Site): Contradiction[] {
  const { from, through, price, saving, title } = offer;
  return sentencesOf(text).flatMap((sentence) => [
    ...wrongSavings(sentence, offer).map((words) => ({ words, expected: saving ?? title })),
    ...wrongEnds(sentence, from, through, (day) => formatDate(business, day)),
    ...wrongPrices(sentence, price).map((words) => ({
      words,
      expected: formatMoney(business, price ?? 0, Number.isInteger(price) ? 0 : 2),
    })),
  ]);
}

/** Sums that are not the price; a sentence with the right one may name others besides. */
export function wrongPrices(sentence: string, price: number | undefined): string[] {
  const amounts = price === undefined || otherAmount.test(sentence) ? [] : moneyIn(sentence);
  return amounts.some(({ from }) => from === price) ? [] : amounts.map(({ words }) => words);
}

/** First and last days that a text gives something, where they are others than in its fields. */
export function wrongEnds(
  sentence: string,
  first: string | undefined,
  last: string,
  say: (day: string) => string,
): Contradiction[] {
  const inMonths = matchesOf(toMonth, sentence).flatMap(([words, name = ""]) =>
    monthsOf(name).includes(Number(last.slice(5, 7))) ? [] : { words, expected: say(last) },
  );
  const onDays = daysIn(sentence).flatMap(({ words, monthAndDay, year, before }) => {
    const right = toEnd.test(before) ? last : toStart.test(before) ? first : undefined;
    if (right === undefined || ofWork.test(before)) return [];
    const isRight =
      isoDay(year ?? right.slice(0, 4), Number(monthAndDay.slice(0, 2)), monthAndDay.slice(3)) === right;
    return isRight ? [] : { words, expected: say(right) };
  });
  return [...onDays, ...inMonths];
}

/** Holidays by which a term is named, and the months in which they may be. */
const holidays: Readonly<Record<string, readonly number[]>> = {
  "Valentine's Day": [2],
  "St. Patrick's Day": [3],
  Easter: [3, 4],
  "Memorial Day": [5],
  "the Fourth of July": [7],
  "Labor Day": [9],
  Halloween: [10],
  Thanksgiving: [11],
  Christmas: [12],
};
const term = new RegExp(
  `\\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|${Object.keys(holidays).join("|")})`,
  "i",
);

/** True for a text with a month or a holiday, by which a term ends. */
export function namesTerm(text: string): boolean {
  return term.test(text);
}

const monthName = longMonths.replace(/(?<=^|\|)./g, (letter) => letter.toUpperCase());
/** `until Easter`, `through the end of March`: a term without its day. */
const toMonth = new RegExp(
  `\\b(?:ends? in|expires? in|through|till?|until|up to) (?:(?:the )?(?:close|end|last day|middle|start) of )?(${[...Object.keys(holidays), monthName].join("|")})\\b(?! \\d)`,
  "g",
);

function monthsOf(name: string): readonly number[] {
  return holidays[name] ?? [monthNumber(name)];
}

const paid = new RegExp(
  `((?:\\$ ?)(\\d[\\d,]*(?:\\.\\d+)?)|\\b(${numeral}) (?:bucks|dollars)) ?(?:(?:an?|each|every|per) |\\/ ?)(hour|day|week|month|year)\\b`,
  "gi",
);
/** Pay that is not the pay of the job at its start. */
const otherPay =
  /\b(?:after|bonus\w*|certified|city|county|extra|federal|foreman|law|leads?|legal|minimum|more|other|overtime|raise\w*|senior|state|tips|union)\b/i;

export function contradictionsOfJob(text: string, job: Job, { business }: Site): Contradiction[] {
  const { pay, postedOn, validThrough } = job;
  return sentencesOf(text).flatMap((sentence) => [
    ...(/\b(?:appl\w+|send|write)\b/i.test(sentence)
      ? wrongEnds(sentence, postedOn, validThrough, (day) => formatDate(business, day))
      : []),
    ...(pay === undefined || otherPay.test(sentence)
      ? []
      : matchesOf(paid, sentence).flatMap(([words, , inDigits, inWords = "", per]) => {
          const said = Number(inDigits?.replaceAll(",", "") ?? plainQuantity(inWords));
          const isRight = said >= pay.from && said <= (pay.to ?? pay.from);
          return per?.toLowerCase() !== pay.per || isRight ? [] : { words, expected: payText(business, pay) };
        })),
  ]);
}

const joined =
  /\b(?:(?:be(?:en|came)|has been|came|hired|joined|started)\b[^.,;!?\d]{0,40} in|(?:aboard|here|with (?:the (?:company|crew|firm|team)|us)) since) (?:\w+ )?((?:19|20)\d\d)\b/gi;

/** What one has done at the firm alone: `for ten years she has answered the phone`. */
const served = new RegExp(
  `\\bfor (${numeral}) years,? (?:now,? )?\\p{L}+ has (?:answered|been (?:here|with us)|kept|managed|run)\\b|\\bhas (?:answered (?:our|the) phones?|been (?:here|with us)|(?:kept|managed|run) (?:our|the) (?:crew|desk|office|shop|yard))(?: [a-z]+){0,3}? for (${numeral}) years\\b`,
  "giu",
);

/** The year in which somebody came to the firm, and more years here than there have been since, in a text about that person. */
export function contradictionsOfMember(text: string, since: number, today: string): Contradiction[] {
  const most = Number(today.slice(0, 4)) - since + 1;
  return sentencesOf(text).flatMap((sentence) => {
    if (elsewhere.test(sentence)) return [];
    const years = matchesOf(joined, sentence).flatMap(([, said = ""]) =>
      Number(said) === since ? [] : { words: said, expected: String(since) },
    );
    const spans = matchesOf(served, sentence).flatMap(([words, first, second = ""]) =>
      Number(plainQuantity(first ?? second)) <= most ? [] : { words, expected: String(since) },
    );
    return [...years, ...spans];
  });
}

/** What somebody did without the firm, or in it later. */
const elsewhere =
  /\b(?:arborist|apprentice\w*|association|became|before|board|born|certif\w+|citizen|college|degree|elsewhere|guild|journeyman|licens\w+|master|partner|promot\w+|school|state|trade|union)\b/i;

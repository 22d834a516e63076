import { type Weekday, weekdays } from "../../../src/kinds/business/hours.ts";
import type { Site } from "../../../src/site/site.ts";
import { daysIn as namedDays } from "./days.ts";
import { hoursMeant, type KnownHours } from "./known-hours.ts";
import { matchesOf } from "./matches.ts";
import { numeral, plainQuantity } from "./quantities.ts";
import { sentencesOf } from "./sentences.ts";
import { bareTimesIn, timesIn } from "./times.ts";
import { whoIsMeant } from "./who-is-meant.ts";

/** What a sentence says of the hours of some days, and the data does not. */
export interface SaidHours {
  words: string;
  /** What they are about, behind them in a message: `for Friday`. */
  about: string;
  /** What the data says of that day, for the business and for each of its offices. */
  expected: string;
}

/** Before words about days or times: who is there, or whom one may call. */
const isThere =
  /\b(?:answer(?:s|ed)?|(?:at|behind) (?:a|his|her|our|the|their) (?:chair|counter|desk|phones?)|available|by (?:the )?phones?|call us|clos(?:e|es|ed)|come (?:by|in)|drop (?:by|in)|hours|in (?:our|the) (?:office|shop)|on (?:duty|the phones?)|open|opens|picks? up|reach (?:us|our (?:crew|desk|office|shop|staff|team))|ring|see (?:patients|you)|stop (?:by|in)|tak(?:e|es|ing) calls|there|visit us)\b/i;
/** Hours of something else, or in some cases alone. */
const notUsual =
  /\b(?:after[- ]hours|appointment|class|clinic|open house|sale|seminar|workshop|christmas|city hall|county|emergenc\w+|eve|holiday\w*|noise|ordinance|quiet|season|spring|summer|winter|unless|until then|voicemail|machine|message)\b/i;
const not = /\b(?:but|cannot|closed|except|if|instead|never|no|nor|not|off|when|without)\b|n['’]t\b/i;

const dayName = weekdays.join("|");
const span = `\\b(?:${dayName})s?(?: (?:to|through|thru) |\\s?[-–]\\s?)(?:${dayName})s?\\b`;
const days = new RegExp(`${span}|\\b(?:${dayName})s?\\b|\\bweekends?\\b|\\b(?:every day|daily)\\b`, "gi");
const daysAWeek = new RegExp(`\\b(${numeral}) days (?:a|per|each|every) week\\b`, "i");

/** Days that a sentence names, with its words for them. */
interface SaidDays {
  words: string;
  at: number;
  days: Weekday[];
}

/** Wrong hours in running text; of each text the first. */
export function saidHoursIn(text: string, site: Site): SaidHours[] {
  if (!/day|daily|evening|morning|weekend|noon|[ap]\.?m\b/i.test(text)) return [];
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) {
    if (!isAboutHours(sentence) || notUsual.test(sentence)) continue;
    // A day with its date is that of an event.
    if (namedDays(sentence).length > 0) continue;
    const places = hoursMeant(sentence, site);
    const said = saidDaysIn(sentence);
    const fault =
      wrongTime(sentence, said, places) ?? wrongDay(sentence, said, places) ?? wrongCount(sentence, places);
    if (fault && isOurs(sentence, sentences.slice(0, index).join(" "), fault, places, site)) return [fault];
  }
  return [];
}

/** "Saturdays 9 AM to 1 PM" is about hours without a verb. */
const bare = new RegExp(`^(?:${span}|(?:${dayName})s?),? (?:from )?\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m`, "i");

function isAboutHours(sentence: string): boolean {
  return isThere.test(sentence) || bare.test(sentence);
}

function isOurs(
  sentence: string,
  earlier: string,
  { words }: SaidHours,
  places: readonly KnownHours[],
  site: Site,
): boolean {
  if (places.some(({ names }) => names.length > 0) && places.length < 2) return true;
  const at = sentence.indexOf(words);
  const lead = sentence.slice(0, at);
  return whoIsMeant({ words, lead, earlier, rest: sentence.slice(at + words.length) }, site) === "us";
}

/** Before the time at which something opens or closes: that of a visit is between them. */
const bound = /\b(?:clos\w+|from|opens?|through|till?|to|until)(?: at)?\s+$|[-–]\s*$/i;

/** Before the time up to which somebody answers. */
const answered = /\b(?:before|by)\s+$/i;

/** A time at which nothing opens or closes on the days of a sentence; on any day where it names none. */
function wrongTime(
  sentence: string,
  said: readonly SaidDays[],
  places: readonly KnownHours[],
): SaidHours | undefined {
  const full = timesIn(sentence).flatMap(({ words, time, at }) => {
    const isAnswered = /\b(?:answers?|picks? up)\b/i.test(sentence);
    const lead = sentence.slice(0, at);
    const [before] = bound.exec(lead) ?? ((isAnswered && answered.exec(lead)) || []);
    return before === undefined ? [] : { words: before + words, times: [time] };
  });
  const bounds = [...full, ...bareTimesIn(sentence)];
  if (bounds.length === 0) return undefined;
  const named = said.flatMap((one) => one.days);
  if (named.length === 0 && places.some(({ isAlwaysOpen }) => isAlwaysOpen)) return undefined;
  for (const day of named) {
    const wrong = bounds.find(
      ({ times }) => !places.some(({ byDay }) => times.some((time) => byDay.get(day)?.times.has(time))),
    );
    if (wrong) return { words: wrong.words, about: ` for ${day}`, expected: textsOf(places, [day]) };
  }
  if (named.length > 0 || !/\b(?:answer(?:s|ed)?|clos(?:e|es|ed)|opens?|picks? up)\b/i.test(sentence))
    return undefined;
  const wrong = bounds.find(
    ({ times }) =>
      !places.some(({ byDay }) =>
        [...byDay.values()].some((day) => times.some((time) => day.times.has(time))),
      ),
  );
  return wrong && { words: wrong.words, about: "", expected: textsOf(places, weekdays) };
}

/** A day on which nobody is there, or a closed one on which somebody is. */
function wrongDay(
  sentence: string,
  said: readonly SaidDays[],
  places: readonly KnownHours[],
): SaidHours | undefined {
  const isClosed = /\bclosed (?:all |on )*$/i;
  for (const { words, at, days: named } of said) {
    const lead = sentence.slice(0, at);
    const everywhere = (day: Weekday, isOpen: boolean) =>
      places.every(({ open }) => open.has(day) === isOpen);
    const claimsClosed = isClosed.test(lead);
    if (!claimsClosed && (not.test(sentence) || !isThere.test(lead + sentence.slice(at + words.length))))
      continue;
    const isRare = /every day|daily/i.test(words) && !/\b(?:call|hours|open|reach)\b/i.test(sentence);
    const isEither = /weekend/i.test(words) && named.some((day) => !everywhere(day, claimsClosed));
    const wrong = isRare || isEither ? undefined : named.find((day) => everywhere(day, claimsClosed));
    if (wrong)
      return {
        words,
        about: claimsClosed
          ? " as a day that is closed"
          : ` as ${named.length > 1 ? "days that are" : "a day that is"} open`,
        expected: `${wrong}: ${textsOf(places, [wrong])}`,
      };
  }
  return undefined;
}

/** More or fewer days in the week than the business is open. */
function wrongCount(sentence: string, places: readonly KnownHours[]): SaidHours | undefined {
  const [words, count = ""] = daysAWeek.exec(sentence) ?? [];
  if (words === undefined || !/\b(?:answer(?:s|ed)?|available|hours|open|reach)\b/i.test(sentence))
    return undefined;
  if (places.some(({ open }) => open.size === Number(plainQuantity(count)))) return undefined;
  const [first] = places;
  return { words, about: "", expected: `open on ${first?.open.size ?? 0} days` };
}

function textsOf(places: readonly KnownHours[], of: readonly Weekday[]): string {
  const texts = places.flatMap(({ byDay }) => of.flatMap((day) => [...(byDay.get(day)?.texts ?? [])]));
  return [...new Set(texts)].join('" or "');
}

function saidDaysIn(sentence: string): SaidDays[] {
  return matchesOf(days, sentence).map(({ 0: words, index }) => ({
    words,
    at: index,
    days: daysOf(words),
  }));
}

function daysOf(words: string): Weekday[] {
  if (/every day|daily/i.test(words)) return [...weekdays];
  if (/weekend/i.test(words)) return ["Saturday", "Sunday"];
  const [first = -1, last = first] = (words.match(new RegExp(dayName, "gi")) ?? []).map(indexOf);
  return weekdays.filter((_, index) => first <= index && index <= last);
}

function indexOf(name: string): number {
  return weekdays.findIndex((day) => day.toLowerCase() === name.toLowerCase());
}

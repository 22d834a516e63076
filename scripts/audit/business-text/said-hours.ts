import { type Weekday, weekdays } from "../../../src/kinds/business/hours.ts";
import { recordsOf } from "../../../src/site/records.ts";
import type { Site } from "../../../src/site/site.ts";
import { printedWords, saidIn } from "./answers.ts";
import { daysIn as namedDays } from "./days.ts";
import { hoursMeant, type KnownHours } from "./known-hours.ts";
import { closedSometimes, isOfLine, restingLine } from "./line-hours.ts";
import { matchesOf } from "./matches.ts";
import { numeral, plainQuantity } from "./quantities.ts";
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

const hint =
  /day|daily|evening|morning|weekend|noon|[ap]\.?m\b|\bcalls?\b|\bcloses?\b|\bdark\b|\bphones?\b|\bpicks? up\b|\bhours\b|night|\bopens?\b|\brests\b|\bsleeps\b|\buntil\b/i;

/** Before words about days or times: who is there, or whom one may call. */
const isThere =
  /\b(?:answer(?:s|ed)?|(?:at|behind) (?:a|his|her|our|the|their) (?:chair|counter|desk|phones?)|available|by (?:the )?phones?|call us|call(?=\s*(?:[.,;!]|$))|call (?:any|every|on)|calls (?:are|until)|clos(?:e|es|ed)|shuts|come (?:by|in)|drop (?:by|in)|hours|staffed|in (?:our|the) (?:office|shop)|(?:(?:we|is|are)(?:['’]re| are)?|only) (?:all |always |only |usually )?(?:around|in)(?=[ ,.](?:all |on |until |till |from |\w+days?\b|every|too))|lock(?:s|ed)? up|on (?:duty|the phones?)|open|opens|picks? up|reach (?:anybody|anyone|us|(?:our|the) (?:crew|desk|estimator|office|shop|staff|team)s?)|phones? (?:are|is) on|ring|see (?:patients|you)|stop (?:by|in)|tak(?:e|es|ing) calls|takes? \w+days? off|phones? go(?:es)? (?:dark|quiet|silent)|(?:(?:we|is)(?:['’]re| are)?|still) here|there|visit us)\b/i;
/** Hours of something else, or in some cases alone. */
const notUsual =
  /\b(?:after[- ]hours|appointment|class|clinic|open house|sale|seminar|workshop|christmas|city hall|county|emergenc\w+|eve|holiday\w*|noise|ordinance|quiet|season|spring|summer|winter|unless|until then|voicemail|machine|message)\b/i;
/** Beside the usual hours, others that one has to ask for. */
const byAppointment = /,? (?:and|but|or) (?:[^,;]* )?by appointment\b[^,;.!?]*/i;
const not = /\b(?:but|cannot|closed|except|if|instead|never|no|nobody|nor|not|off|when|without)\b|n['’]t\b/i;

/** Denies nothing: "We are in on Fridays, so do not be shy". */
const idle = /\b(?:do not|don['’]t) (?:be|hesitate|worry)\b/i;

const dayName = weekdays.join("|");
const short = weekdays.map((day) => `${day.slice(0, 3)}(?:${day.slice(3, -3)})?`).join("|");
const anyDay = new RegExp(`${dayName}|\\b(?:${short})`, "gi");
const between = "(?: (?:to|through|thru) |\\.?\\s?[-–]\\s?)";
const span = `\\b(?:(?:${dayName})s?${between}(?:${dayName})s?|(?:${short})${between}(?:${short}))\\b`;
const days = new RegExp(
  `${span}|\\b(?:${dayName})s?\\b|\\bweek(?:day|end)s?\\b|\\b(?:any day(?: of the week)?|every day|daily)\\b`,
  "gi",
);
const daysAWeek = new RegExp(`\\b(${numeral}) days (?:a|per|each|every) week\\b`, "i");

/** Days that a sentence names, with its words for them. */
interface SaidDays {
  words: string;
  at: number;
  days: Weekday[];
}

/** Wrong hours in running text, each once. */
export function saidHoursIn(text: string, site: Site): SaidHours[] {
  if (!hint.test(text)) return [];
  const sentences = saidIn(text).map((sentence) => sentence.replace(byAppointment, ""));
  return sentences.flatMap((sentence, index) => {
    const earlier = sentences.slice(0, index).join(" ");
    const line = restingLine(sentence, site) ?? closedSometimes(sentence, earlier, site);
    if (line) return [{ ...line, about: "" }];
    // Who asks says nothing yet.
    if (!isAboutHours(sentence) || notUsual.test(sentence) || sentence.endsWith("?")) return [];
    if (isOfLine(sentence, site)) return [];
    // A day with its date is that of an event.
    if (namedDays(sentence).length > 0) return [];
    const places = hoursMeant(sentence, site);
    const said = saidDaysIn(sentence);
    const days = wrongDays(sentence, said, places);
    const times = wrongTimes(sentence, said, places, days.length > 0);
    const faults = [...days, ...times, wrongCount(sentence, places) ?? []].flat();
    return faults
      .filter((fault) => isOurs(sentence, earlier, fault, places, site))
      .map((fault) => ({ ...fault, words: printedWords(fault.words, text) }));
  });
}

/** "Saturdays 9 AM to 1 PM" is about hours without a verb. */
const bare = new RegExp(`^(?:${span}|(?:${dayName})s?),? (?:from )?\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m`, "i");

function isAboutHours(sentence: string): boolean {
  return isThere.test(sentence) || bare.test(sentence);
}

function isOurs(
  sentence: string,
  earlier: string,
  { words, about }: SaidHours,
  places: readonly KnownHours[],
  site: Site,
): boolean {
  if (places.some(({ names }) => names.length > 0) && places.length < 2) return true;
  const at = sentence.indexOf(words);
  const lead = sentence.slice(0, at);
  if (ownHours.test(lead)) return true;
  const who = whoIsMeant({ words, lead, earlier, rest: sentence.slice(at + words.length) }, site);
  // Where one of the team is on a day that is closed, somebody is there.
  const isOfTeam = () =>
    recordsOf(site, "member").some(({ name }) => new RegExp(`^${name.split(" ")[0]}\\b`).test(lead));
  return who === "us" || (who === "person" && about.endsWith(" open") && isOfTeam());
}

/** Nobody but the business says this of its own hours. */
const ownHours =
  /^(?:(?:our|the) )?(?:(?:business|desk|office|phone|regular|telephone|usual) )+hours\b|^(?:[\p{L}]+ )?calls are\b/iu;

/** Before the time at which something opens or closes: that of a visit is between them. */
const bound =
  /\b(?:clos\w+|dark|from|lock(?:s|ed)? up|opens?|quiet|shuts|silent|through|till?|to|until)(?: at)?\s+$|[-–]\s*$/i;

/** Before the time up to which somebody answers. */
const answered = /\b(?:before|by)\s+$/i;

/** Behind the first time of a span, which bounds it, too. */
const spanOn = /^\s?(?:to|until|till?|through|[-–])\s?(?:\d|noon|midnight)/i;

/** Times of a sentence at which it says that something opens or closes, with the words that bound them. */
function boundsIn(sentence: string): Bound[] {
  const isAnswered = /\b(?:answers?|picks? up)\b/i.test(sentence);
  const full = timesIn(sentence).flatMap(({ words, time, at }): Bound[] => {
    const lead = sentence.slice(0, at);
    const end = at + words.length;
    const [before = spanOn.test(sentence.slice(end)) ? "" : undefined] =
      bound.exec(lead) ?? ((isAnswered && answered.exec(lead)) || []);
    return before === undefined ? [] : [{ start: at - before.length, end, times: [time] }];
  });
  const bare = bareTimesIn(sentence).map(({ words, times }) => {
    const start = sentence.indexOf(words);
    return { start, end: start + words.length, times };
  });
  return [...full, ...bare];
}

interface Bound {
  start: number;
  end: number;
  times: string[];
}

/** Times with their words; the two ends of a span together. */
function spansOf(bounds: readonly Bound[], sentence: string): { words: string; parts: Bound[] }[] {
  const spans: Bound[][] = [];
  for (const bound of bounds) {
    const last = spans.at(-1);
    const end = last?.at(-1)?.end;
    if (last && sentence.slice(end, bound.start).trim() === "") last.push(bound);
    else spans.push([bound]);
  }
  return spans.map((parts) => ({ words: sentence.slice(parts[0]?.start, parts.at(-1)?.end), parts }));
}

/** Times at which nothing opens or closes on the days of a sentence; on any day where it names none. */
function wrongTimes(
  sentence: string,
  said: readonly SaidDays[],
  places: readonly KnownHours[],
  isClosedToo: boolean,
): SaidHours[] {
  const bounds = boundsIn(sentence);
  const isRightOn = ({ times }: Bound, day: Weekday) =>
    places.some(({ byDay }) => times.some((time) => byDay.get(day)?.times.has(time)));
  if (said.length > 0) {
    // That a day is closed is told of the day.
    const isTold = (day: Weekday) => isClosedToo && places.every(({ open }) => !open.has(day));
    const groups = said.map(({ days }) => days.filter((day) => !isTold(day)));
    // What is wrong on some days may be that of the others.
    const isWrong = (one: Bound) => groups.every((days) => days.some((day) => !isRightOn(one, day)));
    return spansOf(bounds.filter(isWrong), sentence).flatMap(({ words, parts }) => {
      const day = groups.flat().find((one) => parts.some((part) => !isRightOn(part, one)));
      return day ? { words, about: ` for ${day}`, expected: textsOf(places, [day]) } : [];
    });
  }
  if (places.some(({ isAlwaysOpen }) => isAlwaysOpen)) return [];
  if (
    !/\b(?:answer(?:s|ed)?|calls?|clos(?:e|es|ed)|here|hours|in (?:our|the) office|lock(?:s|ed)? up|opens?|phones? go(?:es)?|picks? up|reach|ring|shuts|staffed)\b/i.test(
      sentence,
    )
  )
    return [];
  const wrong = bounds.filter((one) => !weekdays.some((day) => isRightOn(one, day)));
  const expected = textsOf(places, weekdays);
  return spansOf(wrong, sentence).map(({ words }) => ({ words, about: "", expected }));
}

/** Behind days: "On Fridays nobody answers". */
const nobodyThere =
  /^(?: (?:and|or) [a-z]+days?)?,? (?:nobody|no one) (?:answers|picks up|is (?:here|in|there))\b/i;

/** Days on which nobody is there, or closed ones on which somebody is. */
function wrongDays(sentence: string, said: readonly SaidDays[], places: readonly KnownHours[]): SaidHours[] {
  const isClosed =
    /\bclosed (?:all |on )*$|(?<!\b(?:if|unless|when|whether) )\b(?:nobody|no one) (?:answers|picks up|is (?:here|in|there))\b[^.;!?]{0,20} on $|(?:\bnot|n['’]t) (?:be able to )?(?:answer|(?:catch|find|get|reach) (?:anybody|anyone|us))\b[^.;!?]{0,20} on $/i;
  return said.flatMap(({ words, at, days: named }): SaidHours[] => {
    const lead = sentence.slice(0, at);
    const everywhere = (day: Weekday, isOpen: boolean) =>
      places.every(({ open }) => open.has(day) === isOpen);
    const isOff =
      /\b(?:office|we) (?:has|have|takes?) $/i.test(lead) &&
      /^ off\b/.test(sentence.slice(at + words.length));
    const isEmpty = /(?:^|\bon )$/i.test(lead) && nobodyThere.test(sentence.slice(at + words.length));
    const claimsClosed = isOff || isEmpty || isClosed.test(lead);
    if (
      !claimsClosed &&
      (not.test(sentence.replace(idle, "")) || !isThere.test(lead + sentence.slice(at + words.length)))
    )
      return [];
    const isRare = /every day|daily/i.test(words) && !/\b(?:call|hours|office|open|reach)\b/i.test(sentence);
    const isEither = /week(?:day|end)/i.test(words) && named.some((day) => !everywhere(day, claimsClosed));
    const wrong = isRare || isEither ? [] : named.filter((day) => everywhere(day, claimsClosed));
    if (wrong.length === 0) return [];
    return [
      {
        words,
        about: claimsClosed
          ? " as a day that is closed"
          : ` as ${named.length > 1 ? "days that are" : "a day that is"} open`,
        expected: wrong.map((day) => `${day}: ${textsOf(places, [day])}`).join(", "),
      },
    ];
  });
}

/** More or fewer days in the week than the business is open. */
function wrongCount(sentence: string, places: readonly KnownHours[]): SaidHours | undefined {
  const [words, count = ""] = daysAWeek.exec(sentence) ?? [];
  if (
    words === undefined ||
    !/\b(?:answer(?:s|ed)?|around|available|here|hours|open|picks? up|reach|staffed|there|work)\b/i.test(
      sentence,
    )
  )
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
  return matchesOf(days, sentence).map(({ 0: words, index }) => ({ words, at: index, days: daysOf(words) }));
}

function daysOf(words: string): Weekday[] {
  if (/any day|every day|daily/i.test(words)) return [...weekdays];
  if (/weekend/i.test(words)) return ["Saturday", "Sunday"];
  if (/weekday/i.test(words)) return weekdays.filter((day) => !day.startsWith("S"));
  const [first = -1, last = first] = (words.match(anyDay) ?? []).map(indexOf);
  return weekdays.filter((_, index) => first <= index && index <= last);
}

function indexOf(name: string): number {
  return weekdays.findIndex((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase());
}

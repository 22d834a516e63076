import { clockTimeOf } from "../../../src/loader/clock-time.ts";
import { matchesOf } from "./matches.ts";

/** A time of the day that a text names. */
export interface NamedTime {
  /** As they stand in the text. */
  words: string;
  /** As `17:30`. */
  time: string;
  /** Where they stand. */
  at: number;
}

const named = /\b\d{1,2}(?::\d\d)? ?[ap](?:m\b|\.m\.)|\b(?:noon|midnight)\b/gi;

const hours = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** `six in the evening`, `half past two in the afternoon`. */
const spelled = new RegExp(
  `\\b(?:(half past|quarter past|quarter to) )?(${hours.join("|")}|1[0-2]|\\d)(?: (thirty))?(?: o['’]clock)? (?:in the (morning|afternoon|evening)|at (night))\\b`,
  "gi",
);
const minutesPast: Readonly<Record<string, number>> = {
  "half past": 30,
  "quarter past": 15,
  "quarter to": -15,
};

function spelledIn(text: string): NamedTime[] {
  return matchesOf(spelled, text).map(
    ({ 0: words, 1: past = "", 2: hour = "", 3: thirty, 4: part, index }) => {
      const full =
        ((hours.indexOf(hour.toLowerCase()) + 1 || Number(hour)) % 12) + (part === "morning" ? 0 : 12);
      const minutes = full * 60 + (minutesPast[past.toLowerCase()] ?? 0) + (thirty ? 30 : 0);
      return { words, time: clock(minutes), at: index };
    },
  );
}

const bare = new RegExp(
  `\\b(?:(?:clos\\w+|lock(?:s|ed)? up|opens?) at|from|till|until) (?:(half past|quarter past|quarter to) )?(${hours.join("|")}|\\d{1,2})(?::(\\d\\d))?(?= o['’]clock[.,;!?]|[.,;!?]| (?:and|any|each|every|most|or|on|week)\\b|$)`,
  "gi",
);

/** `from 9 to 5`, `open 8:00-17:00` */
const bareSpan =
  /\b(?:are|(?<=open )any time between|days?|from|hours|is|open|week(?:day|end)s|[a-z]+days?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?)[ ,:]+(\d{1,2})(?::(\d\d))? ?(?:to|till|until|[-–—]|(?<=between [\d:]+ )and) ?(\d{1,2})(?::(\d\d))?(?![\d:%]| ?[ap]\.?m\b| (?:days|degrees|dollars|feet|hours|inches|miles|minutes|months|percent|weeks|years))/gi;

function bareSpansIn(text: string): { words: string; times: string[] }[] {
  return matchesOf(bareSpan, text).flatMap(([all, from = "", minutes = "0", to = "", more = "0"]) => {
    const words = all.replace(/^\D*/, "");
    return [eitherHalf(Number(from), Number(minutes)), eitherHalf(Number(to), Number(more))].map((times) => ({
      words,
      times,
    }));
  });
}

/** A time without its half of the day, as either of two. */
export function eitherHalf(hour: number, minutes: number): string[] {
  const ofHour = (hour > 12 ? hour : hour % 12) * 60 + minutes;
  return (hour > 12 ? [ofHour] : [ofHour, ofHour + 720]).map(clock);
}

/** Times without their half of the day, with the words that bound them: "until three", as either of two. */
export function bareTimesIn(text: string): { words: string; times: string[] }[] {
  const single = matchesOf(bare, text.replace(bareSpan, "")).map(
    ({ 0: words, 1: past = "", 2: said = "", 3: minute = "0" }) => {
      const hour = hours.indexOf(said.toLowerCase()) + 1 || Number(said);
      return { words, times: eitherHalf(hour, minutesPast[past.toLowerCase()] ?? Number(minute)) };
    },
  );
  return [...bareSpansIn(text), ...single];
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((one) => String(one).padStart(2, "0")).join(":");
}

/** `5 PM`, `5:30 p.m.` and `noon`, in order. */
export function timesIn(text: string): NamedTime[] {
  const inDigits = matchesOf(named, text).flatMap(({ 0: words, index }) => {
    const time = clockTimeOf(words, false);
    return time === undefined ? [] : { words, time, at: index };
  });
  return [...inDigits, ...spelledIn(text)].sort((a, b) => a.at - b.at);
}

import { months as monthNames, monthNumber } from "../../../src/loader/written-days.ts";
import { matchesOf } from "./matches.ts";

const months = monthNames.map((name) => name.toLowerCase());

/** Names of months, in full and short, in a regular expression. */
export const monthPattern = `(?:${months.join("|")}|${months.map((name) => name.slice(0, 3)).join("|")})`;
export const longMonths = months.join("|");

export const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");

/** Year, month and day as `2026-03-09`. */
export function isoDay(year: number | string, month: number, day: number | string): string {
  return [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

/** A day that a text names. */
export interface NamedDay {
  /** As they stand in the text, with the day of the week and the year where it has them. */
  words: string;
  /** As `02-27`. */
  monthAndDay: string;
  year: string | undefined;
  weekday: string | undefined;
  /** The words before it. */
  before: string;
}

const named = new RegExp(
  `\\b(?:(${weekdays.join("|")}),? )?(${monthPattern})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?`,
  "gi",
);

/** `Saturday, February 27, 2027` and the like, in order. */
export function daysIn(text: string): NamedDay[] {
  return matchesOf(named, text).map(
    ({ 0: words, 1: weekday, 2: month = "", 3: day = "", 4: year, index }) => ({
      words,
      monthAndDay: isoDay("", monthNumber(month), day).slice(1),
      year,
      weekday: weekday?.toLowerCase(),
      before: text.slice(0, index),
    }),
  );
}

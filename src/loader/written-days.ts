import type { Meant } from "./meant.ts";

/** Names of months in their order. */
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A leap year, in which every day of the calendar is one. */
const anyYear = "2024";

const before = "^(?:[a-z]{3,9}day,? )?";
const month = "([a-z]{3,9})\\.?";
const day = "(\\d{1,2})(?:st|nd|rd|th)?";
const year = "(\\d{4}|\\d{2})";

const yearFirst = /^(\d{4})(?:[-/. ]+(\d{1,2})[-/. ]+(\d{1,2})|(\d\d)(\d\d))(?:[T ,]+\d{1,2}:\d\d.*)?$/;
const inNumbers = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/;
const monthThenDay = new RegExp(`${before}${month} ${day},? ${year}$`, "i");
const dayThenMonth = new RegExp(`${before}${day}\\.? (?:of )?${month},? ${year}$`, "i");
const monthAlone = new RegExp(`^${month},? ${year}$`, "i");

/** The days that a date means as people write it: `March 9, 2026`, `9.3.2026`, `3/9/26`. */
export function daysMeant(written: string): Meant[] {
  const [, ...ordered] = yearFirst.exec(written)?.filter((part) => part !== undefined) ?? [];
  if (ordered.length > 0) {
    const [start = "", ...rest] = ordered;
    return [rest, rest.toReversed()].map((parts) => ({ text: isoDay([start, ...parts]), isCertain: true }));
  }
  const [, first = "", second = "", last] = inNumbers.exec(written) ?? [];
  if (last !== undefined) return inEitherOrder(first, second, last);
  const [, nameBefore = "", number = "", yearBehind] = monthThenDay.exec(written) ?? [];
  if (yearBehind !== undefined) return named(yearBehind, nameBefore, number);
  const [, numberBefore = "", nameBehind = "", end] = dayThenMonth.exec(written) ?? [];
  if (end !== undefined) return named(end, nameBehind, numberBefore);
  const [, name = "", only] = monthAlone.exec(written) ?? [];
  return only === undefined || only.length < 4
    ? []
    : [
        {
          text: isoDay([only, String(monthNumber(name)), "1"]),
          isCertain: false,
          behind: ", with the right day",
        },
      ];
}

/** The days of every year that are meant: `June 1`, `6/1`. */
export function daysOfYearMeant(written: string): Meant[] {
  const bare = written.trim();
  return [bare, `${bare}, ${anyYear}`, `${bare}/${anyYear}`]
    .flatMap(daysMeant)
    .map(({ text, behind, ...meant }) => ({
      ...meant,
      text: text.slice(5),
      ...(behind && { behind: behind.replace(`${anyYear}-`, "") }),
    }));
}

/** The month first, as Americans write; where it cannot be one, it is the day. */
function inEitherOrder(first: string, second: string, last: string): Meant[] {
  const [american, other] = [
    [last, first, second],
    [last, second, first],
  ];
  if (!isMonth(first) || !isMonth(second) || Number(first) === Number(second))
    return [american, other].map((parts = []) => ({ text: isoDay(parts), isCertain: last.length === 4 }));
  return [
    {
      text: isoDay(american),
      isCertain: false,
      behind: ` if ${inWords(first, second)} is meant, "${isoDay(other)}" if ${inWords(second, first)}`,
    },
  ];
}

function named(written: string, name: string, number: string): Meant[] {
  return [{ text: isoDay([written, String(monthNumber(name)), number]), isCertain: written.length === 4 }];
}

function isoDay([written = "", ofYear = "", ofMonth = ""]: string[] = []): string {
  return `${written.padStart(4, "20")}-${ofYear.padStart(2, "0")}-${ofMonth.padStart(2, "0")}`;
}

function isMonth(number: string): boolean {
  return Number(number) >= 1 && Number(number) <= 12;
}

function inWords(ofYear: string, ofMonth: string): string {
  return `${months[Number(ofYear) - 1]} ${Number(ofMonth)}`;
}

/** The number of a month by its name or three letters of it and more, 0 for none. */
export function monthNumber(name: string): number {
  const start = name.toLowerCase().replace(/^sept$/, "sep");
  return months.findIndex((one) => one.toLowerCase().startsWith(start)) + 1;
}

/** The last two digits of years up to this one are of this century. */
const lastOfCentury = 40;

/** The year in a text that may say more: `since 1988`, `3/15/1988`, `'88`. */
export function yearMeant(written: string): Meant | undefined {
  const [year, other] = new Set(written.match(/(?<!\d)(?:1[789]|20)\d\d(?!\d)/g));
  if (year !== undefined)
    return other === undefined
      ? { text: year, isCertain: true }
      : { text: year, isCertain: false, behind: ` or ${other}; one year stands here` };
  const [, short] = /^\D*(?:\d{1,2}[-/.]){0,2}(\d\d)$/.exec(written.trim()) ?? [];
  return short === undefined
    ? undefined
    : { text: `${Number(short) > lastOfCentury ? "19" : "20"}${short}`, isCertain: false };
}

import type { OfficeHours, Season, SpecialDay } from "../../kinds/business/hours.ts";
import { suggest } from "../../loader/suggest.ts";
import { type DataPlace, invalidValue, type Problem } from "../../problem.ts";
import { dayAfter, isInSeason, spanOf } from "../hours/calendar.ts";
import { isTimeZone } from "../hours/zoned-time.ts";
import { clash, lateNight, runsInto, timesProblem } from "./hours.ts";

/** Seasons that overlap, special days that cannot be or are over, and a time zone that does not exist. `today` as year-month-day. */
export function specialHoursProblems(
  file: string,
  { hours, timeZone }: { hours?: OfficeHours; timeZone?: string },
  today: string,
): Problem[] {
  const { seasons = [], special = [] } = hours ?? {};
  return [
    ...seasons.flatMap((season, index) =>
      overlappingSeason({ file, pointer: `/hours/seasons/${index}` }, season, seasons.slice(0, index)),
    ),
    ...special.flatMap(
      (day, index) =>
        specialDayProblem({ file, pointer: `/hours/special/${index}` }, day, {
          earlier: special.slice(0, index),
          today,
        }) ?? [],
    ),
    ...(timeZone === undefined ? [] : timeZoneProblem(file, timeZone)),
  ];
}

function overlappingSeason(place: DataPlace, season: Season, earlier: readonly Season[]): Problem[] {
  const index = earlier.findIndex((other) => daysOfYear.some((day) => isInBoth(day, season, other)));
  const other = earlier[index];
  if (!other) return [];
  const shared = daysOfYear.filter((day) => isInBoth(day, season, other));
  const free = daysOfYear.filter((day) => isInSeason(season, day) && !isInSeason(other, day));
  const isStartTaken = isInSeason(other, season.from);
  const field = isStartTaken ? "from" : "to";
  const next = isStartTaken ? monthDayAfter(other.to, 1) : monthDayAfter(other.from, -1);
  return [
    {
      ...invalidValue(
        `The season "${season.label}" has ${shared.length === 1 ? "a day" : `${shared.length} days`} that "${other.label}" has too, ${shared[0]} for one.`,
        free.length === 0
          ? "Remove one of the two seasons, or change its days."
          : `Write ${field}: "${next}", or end the other season earlier.`,
        { ...place, pointer: `${place.pointer}/${field}` },
      ),
      related: [{ ...place, pointer: place.pointer.replace(/\d+$/, String(index)) }],
    },
  ];
}

function specialDayProblem(
  place: DataPlace,
  day: SpecialDay,
  { earlier, today }: { earlier: readonly SpecialDay[]; today: string },
): Problem | undefined {
  const { label, from, to = from } = day;
  const at = (field: string) => ({ ...place, pointer: `${place.pointer}/${field}` });
  if (to < from)
    return {
      ...invalidValue(
        `"${label}" ends on ${to}, before it begins on ${from}.`,
        `Write from: "${to}" and to: "${from}".`,
        at("to"),
      ),
      corrections: [
        { kind: "reword", place: at("from"), text: to },
        { kind: "reword", place: at("to"), text: from },
      ],
    };
  const index = earlier.findIndex(
    (other) => other.from <= to && from <= (other.to ?? other.from) && clash(spanOf(other), spanOf(day)),
  );
  if (index >= 0)
    return {
      ...invalidValue(
        `"${label}" is on a day of "${earlier[index]?.label}", with hours that do not go with these.`,
        "Remove one of the two, or change its days.",
        at("from"),
      ),
      related: [{ ...place, pointer: place.pointer.replace(/\d+$/, String(index)) }],
    };
  for (const [at, other] of earlier.entries()) {
    const otherPlace = place.pointer.replace(/\d+$/, String(at));
    if (isDayLater(other, day) && runsInto(other, day))
      return lateNight(other, day, `${otherPlace}/closes`, { ...place, pointer: `${place.pointer}/opens` });
    if (isDayLater(day, other) && runsInto(day, other))
      return lateNight(day, other, `${place.pointer}/closes`, { ...place, pointer: `${otherPlace}/opens` });
  }
  // Somewhere on earth it is still the day before.
  if (to < dayAfter(today, -1)) return pastDay(place, day, today);
  return timesProblem(place, day);
}

/** True where the second of two has a day that follows one of the first. */
function isDayLater(one: SpecialDay, other: SpecialDay): boolean {
  return other.from <= dayAfter(one.to ?? one.from) && one.from < (other.to ?? other.from);
}

/** A holiday of last year, with the day of the next one where that is the same date. */
function pastDay(place: DataPlace, { label, from, to = from }: SpecialDay, today: string): Problem {
  const coming = (date: string) => {
    const years = Number(today.slice(0, 4)) - Number(to.slice(0, 4));
    const year = Number(date.slice(0, 4)) + years + (to.slice(5) < today.slice(5) ? 1 : 0);
    return `${year}${date.slice(4)}`;
  };
  const isEveryYear = [from, to].every((date) => !date.endsWith("-02-29"));
  const dates = to === from ? `from: ${coming(from)}` : `from: ${coming(from)} and to: ${coming(to)}`;
  const over = invalidValue(
    `"${label}" was over on ${to}; no page shows it any more.`,
    `Remove it${isEveryYear ? `, or write ${dates} for the next one` : ""}.`,
    { ...place, pointer: `${place.pointer}/from` },
  );
  return { ...over, severity: "warning" };
}

function timeZoneProblem(file: string, timeZone: string): Problem[] {
  if (isTimeZone(timeZone)) return [];
  const meant = suggest(timeZone, Intl.supportedValuesOf("timeZone"))?.name;
  return [
    invalidValue(
      `"timeZone" is ${timeZone}, which is the name of no time zone.`,
      meant ? `Write ${meant}.` : "Write continent and city, for example America/Chicago.",
      { file, pointer: "/timeZone" },
    ),
  ];
}

/** Each day of a leap year, as month-day. */
const daysOfYear = Array.from({ length: 366 }, (_, index) => dayAfter("2000-01-01", index).slice(5));

function monthDayAfter(day: string, days: number): string {
  return dayAfter(`2000-${day}`, days).slice(5);
}

function isInBoth(day: string, one: Season, other: Season): boolean {
  return isInSeason(one, day) && isInSeason(other, day);
}

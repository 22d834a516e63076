import type { DayGroup, OfficeHours, Season, Times, Weekday } from "../../kinds/business/hours.ts";

const weekdays: Weekday[] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const dayMs = 24 * 60 * 60 * 1000;

/** From opening to closing, in minutes after the midnight that a day begins with; more than 1440 on the next day. */
export interface Span {
  opens: number;
  closes: number;
}

/** The day, as year-month-day, that lies so many days after another. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The weekday of a day given as year-month-day. */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay()] as Weekday;
}

/** True for a day, as month-day, of the season, which may go over New Year. */
export function isInSeason({ from, to }: Pick<Season, "from" | "to">, day: string): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** Opening and closing as minutes; undefined for what is closed. */
export function spanOf({ opens, closes }: Times): Span | undefined {
  if (opens === undefined || closes === undefined) return undefined;
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return { opens: from, closes: to > from ? to : to + 24 * 60 };
}

/** The groups of days that count on a day of the year, as month-day: those of its season, or the usual ones. */
export function groupsOn({ days, seasons = [] }: OfficeHours, day: string): DayGroup[] {
  return seasons.find((season) => isInSeason(season, day))?.days ?? days;
}

/** When it opens on a day given as year-month-day; empty where it is closed. Hours past midnight count to the day before it. */
export function spansOn(hours: OfficeHours, date: string): Span[] {
  const special = (hours.special ?? []).filter(({ from, to = from }) => from <= date && date <= to);
  const weekday = weekdayOf(date);
  const rows: Times[] =
    special.length > 0
      ? special
      : groupsOn(hours, date.slice(5)).filter(({ days }) => days.includes(weekday));
  return rows.flatMap((row) => spanOf(row) ?? []);
}

/** `08:30` → 510. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

import type { DayGroup, OfficeHours, Times } from "../../kinds/business/hours.ts";
import { isOver } from "../../kinds/term.ts";
import { dayAfter, groupsOn } from "./calendar.ts";

/** Hours as search engines read them, and the field that says them. */
export interface OpeningSpecification {
  /** Absent for special days, whatever weekday they are. */
  days?: DayGroup["days"];
  opens: string;
  closes: string;
  /** First and last day that they hold for, as year-month-day. */
  from?: string;
  to?: string;
  /** JSON pointer into business.yaml. */
  pointer: string;
}

/**
 * The hours of the weekdays. Where there are seasons, each part of the coming year has its own: search engines read no days
 * that come back every year, only dates (Google, LocalBusiness structured data).
 */
export function weeklySpecifications(hours: OfficeHours, today: () => string): OpeningSpecification[] {
  if (!hours.seasons) return groupSpecifications(hours, hours.days);
  const parts = partsFrom(hours, today());
  return parts.flatMap(({ groups, from, to }) =>
    groupSpecifications(hours, groups).map((specification) => ({
      ...specification,
      // A season of the whole year has no end.
      ...(parts.length > 1 && { from, to }),
    })),
  );
}

/** The hours of special days to come. A closed one opens and closes at midnight (Google, LocalBusiness structured data). */
export function specialSpecifications(
  { special = [] }: OfficeHours,
  today: () => string,
): OpeningSpecification[] {
  return special.flatMap(({ from, to = from, ...times }, index) => {
    if (isOver({ through: to }, today())) return [];
    const pointer = `/hours/special/${index}`;
    return { ...(readTimes(times) ?? { opens: "00:00", closes: "00:00" }), from, to, pointer };
  });
}

function groupSpecifications(hours: OfficeHours, groups: readonly DayGroup[]): OpeningSpecification[] {
  const season = (hours.seasons ?? []).findIndex(({ days }) => days === groups);
  const list = season < 0 ? "/hours/days" : `/hours/seasons/${season}/days`;
  return groups.flatMap(({ days, ...group }, index) => {
    const times = readTimes(group);
    return times ? { days, ...times, pointer: `${list}/${index}` } : [];
  });
}

function readTimes({ opens, closes }: Times): { opens: string; closes: string } | undefined {
  if (opens === undefined || closes === undefined) return undefined;
  return { opens, closes: forSearch(closes) };
}

/** Search engines want the last minute for the end of a day (Google, LocalBusiness structured data). */
export function forSearch(time: string): string {
  return time === "24:00" ? "23:59" : time;
}

interface PartOfYear {
  groups: DayGroup[];
  from: string;
  to: string;
}

/** Days of a year, or one more. */
const yearDays = 366;

/**
 * The parts of the year that the twelve months from a day on touch, cut where a season begins or ends. Each is whole, the
 * one of the day itself too, so that they stay what they are until a season changes.
 */
function partsFrom(hours: OfficeHours, today: string): PartOfYear[] {
  const parts: PartOfYear[] = [];
  const end = dayAfter(today, 2 * yearDays);
  for (let date = dayAfter(today, -yearDays); date < end; date = dayAfter(date)) {
    const groups = groupsOn(hours, date.slice(5));
    const last = parts.at(-1);
    if (last?.groups === groups) last.to = date;
    else parts.push({ groups, from: date, to: date });
  }
  const inOneYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return parts.filter(({ from, to }) => today <= to && from <= inOneYear);
}

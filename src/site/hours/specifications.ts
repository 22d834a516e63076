import type { DayGroup, OfficeHours, Times } from "../../kinds/business/hours.ts";
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
 * The hours of the weekdays. Where there are seasons, each part of the year has its own: search engines read no days that
 * come back every year, only dates (Google, LocalBusiness structured data).
 */
export function weeklySpecifications(hours: OfficeHours, year: () => number): OpeningSpecification[] {
  if (!hours.seasons) return groupSpecifications(hours, hours.days);
  return partsOfYear(hours, year()).flatMap(({ groups, from, to }) =>
    groupSpecifications(hours, groups).map((specification) => ({ ...specification, from, to })),
  );
}

/** The hours of special days. A closed one opens and closes at midnight (Google, LocalBusiness structured data). */
export function specialSpecifications({ special = [] }: OfficeHours): OpeningSpecification[] {
  return special.map(({ from, to = from, ...times }, index) => ({
    ...(readTimes(times) ?? { opens: "00:00", closes: "00:00" }),
    from,
    to,
    pointer: `/hours/special/${index}`,
  }));
}

function groupSpecifications(hours: OfficeHours, groups: readonly DayGroup[]): OpeningSpecification[] {
  const season = (hours.seasons ?? []).findIndex(({ days }) => days === groups);
  const list = season < 0 ? "/hours/days" : `/hours/seasons/${season}/days`;
  return groups.flatMap(({ days, ...group }, index) => {
    const times = readTimes(group);
    return times ? { days, ...times, pointer: `${list}/${index}` } : [];
  });
}

/** Search engines want the last minute for the end of a day (Google, LocalBusiness structured data). */
function readTimes({ opens, closes }: Times): { opens: string; closes: string } | undefined {
  if (opens === undefined || closes === undefined) return undefined;
  return { opens, closes: closes === "24:00" ? "23:59" : closes };
}

interface PartOfYear {
  groups: DayGroup[];
  from: string;
  to: string;
}

/** The year cut where a season begins or ends. */
function partsOfYear(hours: OfficeHours, year: number): PartOfYear[] {
  const parts: PartOfYear[] = [];
  for (let date = `${year}-01-01`; date.startsWith(`${year}-`); date = dayAfter(date)) {
    const groups = groupsOn(hours, date.slice(5));
    const last = parts.at(-1);
    if (last?.groups === groups) last.to = date;
    else parts.push({ groups, from: date, to: date });
  }
  return parts;
}

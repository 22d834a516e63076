import { weekdays } from "../../../src/kinds/business/hours.ts";
import type { DataNode } from "../../read-build/structured-nodes.ts";
import { bareName, valuesOf } from "./placed-nodes.ts";

/** `hh:mm` or `hh:mm:ss` of a day (Google: local-business). */
const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const dayNames = new Set<string>([...weekdays, "PublicHolidays"]);
const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong with the form of an OpeningHoursSpecification; empty where nothing is. */
export function openingFaults(node: DataNode): string[] {
  const names = valuesOf(node.dayOfWeek).map((day) => bareName(String(day)));
  const faults = names.flatMap((name) => (dayNames.has(name) ? [] : `the day "${name}"`));
  // Special days are named by their dates.
  if (names.length === 0 && node.validFrom === undefined) faults.push("no day");
  for (const key of ["opens", "closes"])
    if (!timePattern.test(String(node[key])))
      faults.push(node[key] === undefined ? `no "${key}"` : `"${key}" as "${String(node[key])}"`);
  const season = [node.validFrom, node.validThrough].filter((date) => date !== undefined);
  if (season.length === 1 || !season.every((date) => datePattern.test(String(date))))
    faults.push("a season without two valid dates");
  return faults;
}

/** One line per day, such as `Monday 07:30-17:30`, in no order; undefined where a specification has a wrong form. */
export function specifiedOpenings(specifications: readonly DataNode[]): string[] | undefined {
  if (specifications.some((node) => openingFaults(node).length > 0)) return undefined;
  return specifications.flatMap(({ dayOfWeek = "", opens, closes, validFrom, validThrough }) =>
    valuesOf(dayOfWeek).map((day) =>
      openingLine(bareName(String(day)), {
        opens: shortTime(opens),
        closes: shortTime(closes),
        from: validFrom,
        to: validThrough,
      }),
    ),
  );
}

/** `Monday 07:30-17:30`, with the dates that it holds for behind it. */
export function openingLine(
  day: string,
  { opens, closes, from, to }: Record<"opens" | "closes", string> & { from: unknown; to: unknown },
): string {
  const dates = from === undefined ? "" : ` ${from}/${to}`;
  return `${day} ${opens}-${closes}${dates}`.trim();
}

function shortTime(time: unknown): string {
  return String(time).slice(0, 5);
}

/** `Mo-Fr 07:30-17:30` as one line per day; undefined where the text has another form. */
export function writtenOpenings(text: string): string[] | undefined {
  const [, dayList = "", opens = "", closes = ""] = /^(\S+) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
  const named = dayList.split(",").map(daysOf);
  if (dayList === "" || named.some((run) => run.length === 0)) return undefined;
  return named.flat().map((day) => `${day} ${opens}-${closes}`);
}

/** `Mo-We` → Monday, Tuesday, Wednesday; empty for what is no day. */
function daysOf(run: string): string[] {
  const [first = -1, last = first] = run
    .split("-")
    .map((short) => weekdays.findIndex((day) => day.slice(0, 2) === short));
  return first < 0 || last < first ? [] : weekdays.slice(first, last + 1);
}

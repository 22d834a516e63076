import {
  type DayGroup,
  type OfficeHours,
  type Times,
  type Weekday,
  weekdays,
} from "../../kinds/business/hours.ts";
import { asError, type DataPlace, invalidValue, type Problem } from "../../problem.ts";
import { minutesOf, type Span, spanOf } from "../hours/calendar.ts";

/** Minutes after midnight until which a night shift may go on; later, opening and closing are rather swapped. */
const endOfNight = 6 * 60;
/** Minutes that no shift over midnight lasts. */
const longestNight = 16 * 60;
/** Minutes for which a business is open at least. */
const shortestDay = 2 * 60;
const noon = 12 * 60;

/** Opening hours that cannot be: times the wrong way round, and rows that contradict each other on a day. */
export function hoursProblems(file: string, hours: OfficeHours | undefined): Problem[] {
  if (!hours) return [];
  return [
    ...groupProblems({ file, pointer: "/hours/days" }, hours.days),
    ...(hours.seasons ?? []).flatMap(({ days }, index) =>
      groupProblems({ file, pointer: `/hours/seasons/${index}/days` }, days),
    ),
  ];
}

function groupProblems(list: DataPlace, rows: readonly DayGroup[]): Problem[] {
  const wrong = rows.flatMap((row, index) => {
    const place = { ...list, pointer: `${list.pointer}/${index}` };
    return labelProblem(place, row) ?? timesProblem(place, row) ?? [];
  });
  return wrong.length > 0 ? wrong : [...contradictions(list, rows), ...lateNights(list, rows)];
}

function labelProblem(row: DataPlace, { label, days }: DayGroup): Problem | undefined {
  const named = daysOfLabel(label);
  if (!named || sameDays(named, days)) return undefined;
  return invalidValue(
    `The label says ${label}, but the days are ${days.join(", ")}.`,
    `Write days: [${named.join(", ")}], or another label.`,
    { ...row, pointer: `${row.pointer}/days` },
  );
}

/** Times of a row, or of a special day, that cannot be meant so; undefined where they can. */
export function timesProblem(
  row: DataPlace,
  { label, opens, closes }: Times & { label: string },
): Problem | undefined {
  const at = (field: string) => ({ ...row, pointer: `${row.pointer}/${field}` });
  if ((opens === undefined) !== (closes === undefined)) {
    const [there, missing] = opens === undefined ? ["closes", "opens"] : ["opens", "closes"];
    return asError({
      code: "missing-field",
      message: `"${label}" has ${there}, but not ${missing}.`,
      hint: `Add ${missing}: with the time, or remove ${there} if the firm is closed then.`,
      place: at(there),
    });
  }
  if (opens === undefined || closes === undefined) return undefined;
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  if (from === to)
    return invalidValue(
      `"${label}" opens and closes at ${opens}.`,
      'For a firm that never closes, write opens: "00:00" and closes: "24:00".',
      at("closes"),
    );
  if (to > from) return undefined;
  const isNight = to <= endOfNight && to + 24 * 60 - from <= longestNight;
  if (isNight) return undefined;
  if (to <= endOfNight && to + 12 * 60 > from)
    return morningForEvening({ label, opens, closes }, at("closes"));
  // Nobody is open from 7:00 to 7:30: one of the two is wrong, and not their order.
  if (from - to < shortestDay) {
    const isClosingOdd = to < noon;
    return invalidValue(
      `"${label}" opens at ${opens} and closes at ${closes}, which is before that.`,
      isClosingOdd
        ? `Correct the closing time. Hours count to 24: for ${closes} in the evening, write closes: "${eveningOf(closes)}".`
        : "Correct the opening time, or the closing time, whichever is wrong.",
      at(isClosingOdd ? "closes" : "opens"),
    );
  }
  return {
    ...invalidValue(
      `"${label}" opens at ${opens}, after it closes at ${closes}.`,
      `Write opens: "${closes}" and closes: "${opens}". A night shift that ends after 6 is two rows: one until 24:00, one from 00:00.`,
      at("opens"),
    ),
    corrections: [
      { kind: "reword", place: at("opens"), text: closes },
      { kind: "reword", place: at("closes"), text: opens },
    ],
  };
}

/** `17:30` for `05:30`. */
function eveningOf(time: string): string {
  return `${Math.floor(minutesOf(time) / 60) + 12}:${time.slice(-2)}`;
}

/** `05:30` for half past five in the afternoon. */
function morningForEvening(
  { label, opens, closes }: { label: string; opens: string; closes: string },
  place: DataPlace,
): Problem {
  const evening = eveningOf(closes);
  return {
    ...invalidValue(
      `"${label}" opens at ${opens} and closes at ${closes} the next morning.`,
      `Write "${evening}" instead of "${closes}": hours count to 24.`,
      place,
    ),
    proposal: [{ kind: "reword", place, text: evening }],
  };
}

/** Days that two rows list with hours that overlap, or as open and closed. A break at noon is two rows that do not. */
function contradictions(list: DataPlace, rows: readonly DayGroup[]): Problem[] {
  return rows.flatMap((row, index) => {
    const clashes = row.days.flatMap((day) => {
      const other = rows.findIndex(
        (earlier, at) => at < index && earlier.days.includes(day) && clash(spanOf(earlier), spanOf(row)),
      );
      return other < 0 ? [] : { day, other };
    });
    const [first] = clashes;
    if (!first) return [];
    const days = clashes.map(({ day }) => day);
    return {
      ...invalidValue(
        `${listed(days)} ${days.length === 1 ? "is" : "are"} in "${rows[first.other]?.label}" already, with hours that do not go with these.`,
        days.length === row.days.length
          ? `Remove this row, or take ${listed(days)} out of the other.`
          : `Write days: [${row.days.filter((day) => !days.includes(day)).join(", ")}] here, or take ${listed(days)} out of the other row.`,
        { ...list, pointer: `${list.pointer}/${index}/days` },
      ),
      related: [{ ...list, pointer: `${list.pointer}/${first.other}/days` }],
    };
  });
}

/** Rows that open while another one is still open from the evening before. */
function lateNights(list: DataPlace, rows: readonly DayGroup[]): Problem[] {
  return rows.flatMap((row, index) => {
    const at = rows.findIndex(
      ({ days, ...night }) => row.days.some((day) => days.includes(dayBefore(day))) && runsInto(night, row),
    );
    const night = rows[at];
    return night
      ? lateNight(night, row, `${list.pointer}/${at}/closes`, {
          ...list,
          pointer: `${list.pointer}/${index}/opens`,
        })
      : [];
  });
}

/** What is said of hours that begin, in the morning, before those of the night are over. */
export function lateNight(
  night: Times & { label: string },
  morning: Times & { label: string },
  nightPointer: string,
  place: DataPlace,
): Problem {
  const until = morning.opens === "00:00" ? "24:00" : morning.opens;
  return {
    ...invalidValue(
      `"${morning.label}" opens at ${morning.opens}, when "${night.label}" is still open from the evening before, until ${night.closes}.`,
      `Write opens: "${night.closes}" here, or closes: "${until}" there.`,
      place,
    ),
    related: [{ ...place, pointer: nightPointer }],
  };
}

/** True for hours that go on after midnight for longer than others of the next day are closed. A whole day may follow a night. */
export function runsInto(night: Times, morning: Times): boolean {
  const [before, after] = [spanOf(night), spanOf(morning)];
  const isWholeDay = after?.opens === 0 && after.closes === 24 * 60;
  return before !== undefined && after !== undefined && !isWholeDay && before.closes - 24 * 60 > after.opens;
}

function dayBefore(day: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(day) + weekdays.length - 1) % weekdays.length] ?? day;
}

/** `Monday`, `Monday and Tuesday`, `Monday, Tuesday and Friday`. */
function listed(days: readonly string[]): string {
  return [days.slice(0, -1).join(", "), days.at(-1)].filter(Boolean).join(" and ");
}

/** True for times of one day that overlap, or that are open and closed. */
export function clash(one: Span | undefined, other: Span | undefined): boolean {
  return !one || !other || (one.opens < other.closes && other.opens < one.closes);
}

/** The days of a label such as `Tuesday to Saturday`, `Tue–Sat` or `Monday and Friday`; undefined for other words. */
export function daysOfLabel(label: string): Weekday[] | undefined {
  const single = label.split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/).map((word) => indexOfDay(word.trim()));
  if (single.every((day) => day >= 0)) return single.flatMap((day) => weekdays[day] ?? []);
  const [, first = "", last = ""] =
    /^(\w+)\s*(?:to|through|thru|until|-|–|—)\s*(\w+)$/i.exec(label.trim()) ?? [];
  const [from, to] = [indexOfDay(first), indexOfDay(last)];
  if (from < 0 || to < 0) return undefined;
  const count = ((to - from + weekdays.length) % weekdays.length) + 1;
  return Array.from({ length: count }, (_, step) => weekdays[(from + step) % weekdays.length] ?? "Monday");
}

function indexOfDay(word: string): number {
  const start = word.toLowerCase().replace(/s$/, "");
  return start.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(start));
}

function sameDays(days: readonly string[], listed: readonly string[]): boolean {
  return days.length === listed.length && days.every((day) => listed.includes(day));
}

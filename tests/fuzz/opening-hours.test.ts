import fc from "fast-check";
import { expect, it } from "vitest";
import type { DayGroup, Hours, Times } from "../../src/kinds/business/hours.ts";
import { openStateAt } from "../../src/site/hours/open-at.ts";
import { isNight } from "../support/nightly.ts";
import { fuzzTimeoutMs, holds } from "./fuzzing.ts";

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** Years that instants are drawn from. */
const [firstYear, lastYear] = [2024, 2027];
const start = Date.UTC(firstYear, 0, 1) / minuteMs;
const end = Date.UTC(lastYear + 1, 0, 1) / minuteMs;
/** Clocks that change by an hour, half an hour or never, at midnight, on either half of the earth, and around Ramadan. */
const zones = [
  ...["America/Chicago", "America/Los_Angeles", "America/St_Johns", "America/Santiago", "America/Havana"],
  ...["Europe/Berlin", "Africa/Cairo", "Africa/Casablanca", "Asia/Beirut", "Asia/Kathmandu"],
  ...["Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Kiritimati", "UTC"],
];
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Minutes that the clock of a zone is ahead of UTC, for each quarter of an hour of the years; asked of the parts of a date. */
const offsets = new Map<string, Int16Array>();
const unknown = -32_768;

/** Reads the clock of a zone: the minute that it shows, as if it were UTC, at a minute since 1970. */
function clockIn(zone: string): (minute: number) => number {
  const known = offsets.get(zone) ?? new Int16Array((end - start) / 15 + 4 * dayMinutes).fill(unknown);
  offsets.set(zone, known);
  return (minute) => {
    const slot = Math.floor((minute - start) / 15) + dayMinutes;
    if (known[slot] === unknown) known[slot] = offsetOf(zone, Math.floor(minute / 15) * 15);
    return minute + (known[slot] ?? 0);
  };
}

const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }),
  ]),
);

function offsetOf(zone: string, minute: number): number {
  const name = formats
    .get(zone)
    ?.formatToParts(minute * minuteMs)
    .find(({ type }) => type === "timeZoneName");
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name?.value ?? "") ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

/** Each day of a leap year, as month-day. */
const daysOfYear = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(5, 10),
);

/** Rows that count on a day since 1970: found by walking through each season and each special day. */
function rowsOn(hours: Hours, day: number): Times[] {
  const date = new Date(day * dayMinutes * minuteMs);
  const iso = date.toISOString().slice(0, 10);
  const special = (hours.special ?? []).filter(({ from, to }) => {
    for (const at = new Date(from); ; at.setUTCDate(at.getUTCDate() + 1)) {
      const walked = at.toISOString().slice(0, 10);
      if (walked === iso) return true;
      if (walked >= (to ?? from)) return false;
    }
  });
  if (special.length > 0) return special;
  const groups =
    (hours.seasons ?? []).find(({ from, to }) => {
      for (let at = daysOfYear.indexOf(from); ; at = (at + 1) % daysOfYear.length) {
        if (daysOfYear[at] === iso.slice(5)) return true;
        if (daysOfYear[at] === to) return false;
      }
    })?.days ?? hours.days;
  return groups.filter(({ days }) => days.includes(weekdays[date.getUTCDay()] ?? "Sunday"));
}

/** The latest that the clock has shown, minute by minute: what has opened and not closed by then is open. */
function* naively(hours: Hours, zone: string, from: number): Generator<{ minute: number; isOpen: boolean }> {
  const clockAt = clockIn(zone);
  let latest = Number.NEGATIVE_INFINITY;
  let today: number | undefined;
  let spans: [number, number][] = [];
  for (let minute = from; ; minute++) {
    latest = Math.max(latest, clockAt(minute));
    if (today !== Math.floor(latest / dayMinutes)) {
      today = Math.floor(latest / dayMinutes);
      spans = [today - 1, today].flatMap((day) => rowsOn(hours, day).flatMap((row) => wallSpan(row, day)));
    }
    let isOpen = false;
    for (const [opens, closes] of spans) isOpen ||= opens <= latest && latest < closes;
    yield { minute, isOpen };
  }
}

function wallSpan({ opens, closes }: Times, day: number): [number, number][] {
  if (!opens || !closes) return [];
  const at = (time: string) => day * dayMinutes + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return [[at(opens), closes > opens ? at(closes) : at(closes) + dayMinutes]];
}

const clock = fc
  .oneof(
    fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    fc.integer({ min: 0, max: 1439 }),
  )
  .map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
const times: fc.Arbitrary<Times> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ opens: "00:00", closes: "24:00" }) },
  { weight: 1, arbitrary: clock.map((opens) => ({ opens, closes: "24:00" })) },
  {
    weight: 6,
    arbitrary: fc.record({ opens: clock, closes: clock }).filter(({ opens, closes }) => opens !== closes),
  },
);
const groups: fc.Arbitrary<DayGroup[]> = fc.array(
  fc
    .record({ days: fc.subarray([...weekdays], { minLength: 1 }), times })
    .map(({ days, times: row }) => ({ label: "Days", days, ...row })),
  { maxLength: 4 },
);
const monthDay = fc.constantFrom(...daysOfYear);

interface Case {
  hours: Hours;
  zone: string;
  minute: number;
}

/** Any hours, and an instant that is more often than not near a change of the clock, with special days around it. */
const cases: fc.Arbitrary<Case> = fc
  .record({
    zone: fc.constantFrom(...zones),
    minute: fc.integer({ min: start, max: end - 1 }),
    change: fc.option(fc.nat(), { freq: 2 }),
    shift: fc.integer({ min: -dayMinutes, max: dayMinutes }),
    days: groups,
    seasons: fc.array(fc.record({ from: monthDay, to: monthDay, days: groups }), { maxLength: 2 }),
    special: fc.array(
      fc.record({ first: fc.integer({ min: -2, max: 2 }), count: fc.integer({ min: 0, max: 2 }), times }),
      { maxLength: 3 },
    ),
  })
  .map(({ zone, minute: any, change, shift, days, seasons, special }) => {
    const changes = changesOf(zone);
    const near = change === null ? undefined : changes[change % Math.max(changes.length, 1)];
    const minute = near === undefined ? any : near + shift;
    const day = (offset: number) => iso((minute + offset * dayMinutes) * minuteMs);
    const hours: Hours = {
      openText: "{opens} to {closes}",
      closedText: "Closed",
      days,
      seasons: seasons.map((season) => ({ label: "Season", ...season })),
      special: special.map(({ first, count, times: row }) => ({
        label: "Day",
        from: day(first),
        ...(count > 0 && { to: day(first + count) }),
        ...row,
      })),
    };
    return { hours, zone, minute };
  });

const changesByZone = new Map<string, number[]>();

/** Minutes at which the clock of a zone changes. */
function changesOf(zone: string): number[] {
  const known = changesByZone.get(zone);
  if (known) return known;
  const changes: number[] = [];
  const changesIn = (from: number, step: number) => offsetOf(zone, from) !== offsetOf(zone, from + step);
  // No clock changes twice within a day.
  for (let day = start; day < end; day += dayMinutes)
    if (changesIn(day, dayMinutes))
      for (let minute = day; minute < day + dayMinutes; minute += 60)
        if (changesIn(minute, 60)) changes.push(minute + 60);
  changesByZone.set(zone, changes);
  return changes;
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

/** Minutes before, in which the clock has shown all that it shows twice. */
const runUp = dayMinutes;
/** Minutes ahead in which the next opening or closing is looked for. */
const ahead = dayMinutes;

// FUZZ_RUNS=1000000 npx vitest run --project unit tests/fuzz/opening-hours.test.ts
it("says whether it is open, and until when, as a clock that is read every minute does", {
  timeout: fuzzTimeoutMs,
}, () => {
  holds(
    cases,
    ({ hours, zone, minute }) => {
      let expected: boolean | undefined;
      let until: number | undefined;
      for (const { minute: at, isOpen } of naively(hours, zone, minute - runUp)) {
        if (at === minute) expected = isOpen;
        if (at > minute && isOpen !== expected) until = at * minuteMs;
        if (until !== undefined || at > minute + ahead) break;
      }
      const instant = minute * minuteMs + 59_999;
      const state = openStateAt(hours, zone, instant, 3);
      expect(openStateAt(hours, zone, instant, 1).isOpen).toBe(expected);
      expect(state.isOpen).toBe(expected);
      expect(
        state.until !== undefined && state.until <= (minute + ahead) * minuteMs ? state.until : undefined,
      ).toBe(until !== undefined && until <= (minute + ahead) * minuteMs ? until : undefined);
    },
    { runs: isNight ? 20_000 : 300 },
  );
});

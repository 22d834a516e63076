const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  clocks.set(timeZone, made);
  return made;
}

/** What the clock of a zone shows at an instant, to the minute, as if it were UTC. */
export function wallTime(timeZone: string, instant: number): number {
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0] = (
    clockOf(timeZone).format(instant).match(/\d+/g) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute);
}

function offsetAt(timeZone: string, instant: number): number {
  return wallTime(timeZone, instant) - Math.floor(instant / minuteMs) * minuteMs;
}

/** True for the name of a time zone that exists. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
}

/** The day in a zone, as year-month-day. */
export function localDate(timeZone: string, instant: number): string {
  return new Date(wallTime(timeZone, instant)).toISOString().slice(0, 10);
}

/**
 * The first instant at which the clock of a zone shows so many minutes after midnight of a day, or later. A time that the
 * clock leaves out in spring is thus the end of the gap, one that it shows twice in fall the first of the two.
 */
export function instantOf(timeZone: string, date: string, minutes: number): number {
  const wall = Date.parse(date) + minutes * minuteMs;
  // No clock is more than 14 hours ahead of UTC, or 12 behind.
  let before = wall - 15 * hourMs;
  let after = wall + 13 * hourMs;
  const offsets = [offsetAt(timeZone, before), offsetAt(timeZone, after)];
  const instants = offsets.map((offset) => wall - offset).sort((one, other) => one - other);
  const found = instants.find((instant) => wallTime(timeZone, instant) === wall);
  if (found !== undefined) return found;
  while (after - before > minuteMs) {
    const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs;
    if (wallTime(timeZone, middle) < wall) before = middle;
    else after = middle;
  }
  return after;
}

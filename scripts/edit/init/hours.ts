import { type DayGroup, type Weekday, weekdays } from "../../../src/kinds/business/hours.ts";
import { clockTimeOf } from "../../../src/loader/clock-time.ts";
import { daysOfLabel } from "../../../src/site/plausibility/hours.ts";

/** Days that are open, with equal hours each; none where it opens by appointment. */
type OpenDays = Required<DayGroup>[];

/** Most hours that it is open past midnight. */
const longestNight = 16;
/** Before this time hardly anybody opens who does not say that it is in the morning. */
const firstOpening = "05:00";

const byAppointment = /^(?:only )?by (?:appointment|appt\.?)(?: only)?$|^appointments? only$/i;
const always = /^(?:open )?(?:24 ?\/ ?7|24 hours|always(?: open)?)$/i;
const timePattern = String.raw`(?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m?\.?(?![a-z]))?|noon|midnight)`;
const span = new RegExp(`(${timePattern}) ?(?:[-–—]|to|till|until) ?(${timePattern})`, "gi");

const day = "(?:sun|mon|tue|wed|thu|fri|sat|weekend|holiday)[a-z]*\\b";
/** `Sat and Sun closed`, before `closed Mondays`: in "Sun closed, Mon 9-5" it is said of what stands in front. */
const closedDays = [
  new RegExp(`${day}(?:(?:,| and| &| ?[-–—]| to) ?${day})*[.:]? (?:is |are )?closed\\b`, "gi"),
  new RegExp(`\\(?\\bclosed(?: on)?(?:[ ,&]+(?:and )?${day}(?! ?(?:[-–—]|to\\b|thr)))+\\)?`, "gi"),
];

/** Names of several days that say no day. */
const groupNames: [name: RegExp, days: readonly Weekday[]][] = [
  [/\b(?:week ?days?|m ?[-–—] ?f)\b/gi, weekdays.slice(0, 5)],
  [/\bweek ?ends?\b/gi, weekdays.slice(5)],
  [/\b(?:daily|every ?day|7 days(?: a week)?|all week)\b/gi, weekdays],
];

/** `Mon-Fri 8-5, Sat 9 to noon`, `weekends 10-4`, `by appointment`; undefined for anything that may mean something else. */
export function readHours(text: string): OpenDays | undefined {
  const plain = text.replace(/\s+/g, " ").trim();
  if (byAppointment.test(plain)) return [];
  if (always.test(plain)) return [group(weekdays, "00:00", "24:00")];
  const spans = [...plain.matchAll(span)];
  const ends = [0, ...spans.map(({ index, 0: all }) => index + all.length)];
  const [first, ...later] = spans.map(({ index }, at) => plain.slice(ends[at], index));
  const behind = plain.slice(ends.at(-1));
  const isBehind = first?.trim() === "" && Boolean(daysIn(behind)?.length);
  const named = (isBehind ? [...later, behind] : [first ?? "", ...later]).map(daysIn);
  const open = spans.flatMap(([, start = "", end = ""], at) => {
    const [opens, closes] = timesOf(start, end);
    // Who names no day means those on which most are open.
    const days = spans.length === 1 && named[0]?.length === 0 ? weekdays.slice(0, 5) : named[at];
    return opens && closes && days?.length ? group(days, opens, closes) : [];
  });
  const days = [...open.flatMap((row) => row.days), ...closedIn(plain)];
  const isWhole = open.length === spans.length && open.length > 0 && new Set(days).size === days.length;
  return isWhole && (isBehind || daysIn(behind)?.length === 0) ? open : undefined;
}

/** The same hours in one form, which is read again as what they are. */
export function formatHours(open: OpenDays): string {
  if (open.length === 0) return "by appointment";
  const rows = open.map(({ label, opens, closes }) => `${label} ${opens}-${closes}`);
  const isUsual = rows.length === 1 && open[0]?.label === unsaid.label;
  return isUsual ? `${open[0]?.opens}-${open[0]?.closes}` : rows.join(", ");
}

/** True for hours in that form. */
export function isHours(text: string): boolean {
  const hours = readHours(text);
  return hours !== undefined && formatHours(hours) === text;
}

/** The rows of the hours, with those of the days that are not open; those of a usual week where nobody said them yet. */
export function rowsOfHours(open: OpenDays = [unsaid]): DayGroup[] {
  const left = weekdays.filter((day) => !open.some(({ days }) => days.includes(day)));
  const label = labelOf(left);
  return left.length === 0
    ? open
    : [...open, { label: label.split(",").length > 2 ? "Other days" : label, days: left }];
}

/** Placeholders that no answer fills, so that the schema says what to write there. */
const unsaid = group(weekdays.slice(0, 5), "%opens%", "%closes%");

function group(days: readonly Weekday[], opens: string, closes: string): Required<DayGroup> {
  return { label: labelOf(days), days: [...days], opens, closes };
}

/** Three days or more in a row by the first and the last, others one by one. */
function labelOf(days: readonly Weekday[]): string {
  const [first = "Monday"] = days;
  const last = days.at(-1) ?? first;
  const start = weekdays.indexOf(first);
  const isRow = days.length > 2 && days.every((day, at) => day === weekdays[start + at]);
  if (isRow) return `${first} to ${last}`;
  return [days.slice(0, -1).join(", "), last].filter(Boolean).join(" and ");
}

/** A text without its words of closed days, and those. */
function withoutClosed(text: string): { rest: string; closed: string[] } {
  let rest = text;
  const closed = closedDays.flatMap((pattern) => {
    const found = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, "");
    return found;
  });
  return { rest, closed };
}

/** The days that words name; none for words of closed days, undefined for others. */
function daysIn(words: string): Weekday[] | undefined {
  const open = withoutClosed(words).rest.replace(/\b(?:open|hours|from)\b|[:;()]/gi, " ");
  const spelled = groupNames.reduce((text, [name, days]) => text.replace(name, days.join(", ")), open);
  const parts = spelled.split(/,| and | & |\//).flatMap((part) => part.replace(/\./g, "").trim() || []);
  const named = parts.map(daysOfLabel);
  const days = named.flatMap((one) => one ?? []);
  return named.includes(undefined) ? undefined : weekdays.filter((day) => days.includes(day));
}

/** The days that are said to be closed. */
function closedIn(text: string): Weekday[] {
  const words = withoutClosed(text).closed.map((one) =>
    one.replace(/\bclosed(?: on)?|\b(?:is|are)\b|holidays?/gi, ""),
  );
  return weekdays.filter((day) => words.some((one) => daysIn(one.replace(/s\b/g, ""))?.includes(day)));
}

/** `9` and `5` → `09:00` and `17:00`; nothing where two openings are meant as well as each other, as in `6-10`. */
function timesOf(start: string, end: string): [opens?: string, closes?: string] {
  const [opens, closes] = [clockTimeOf(start, false), clockTimeOf(end, true) ?? clockTimeOf(end, false)];
  const isOf24 =
    [start, end].some((time) => /^(?:0\d|1[3-9]|2\d)/.test(time)) ||
    [start, end].every((time) => /^\d\d:\d\d$/.test(time));
  if (isOf24 && opens && closes && isOpenFor(opens, closes)) return [opens, closes];
  const pairs = meantBy(start, false)
    .filter((one) => one >= firstOpening || !isBare(start))
    .flatMap((one) => meantBy(end, true).map((other): [string, string] => [one, other]));
  const sameDay = pairs.filter(([one, other]) => one < other);
  const [only = [], another] = sameDay.length > 0 ? sameDay : pairs.filter((pair) => isOpenFor(...pair));
  return another ? [] : only;
}

/** True for a time on the same day, or so soon on the next that it is the end of a night. */
function isOpenFor(opens: string, closes: string): boolean {
  return opens < closes || Number.parseInt(closes, 10) + 24 - Number.parseInt(opens, 10) <= longestNight;
}

/** True for a time that may be in either half of the day. */
function isBare(time: string): boolean {
  const hour = /^\d+(?:[:.]\d\d)?$/.test(time.trim()) ? Number.parseInt(time, 10) : 0;
  return hour > 0 && hour < 12;
}

/** The times of day that a time may mean. */
function meantBy(time: string, isEnd: boolean): string[] {
  const halves = isBare(time) ? [" am", " pm"] : [""];
  return halves.flatMap((half) => clockTimeOf(`${time.trim()}${half}`, isEnd) ?? []);
}

import { type Weekday, weekdays } from "../../../src/kinds/business/hours.ts";
import { clockTimeOf } from "../../../src/loader/clock-time.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { isNode } from "../../read-build/structured-nodes.ts";
import { matchesOf } from "../business-text/matches.ts";
import type { Contradiction } from "./contradictions.ts";
import { specifiedOpenings, writtenOpenings } from "./opening-hours.ts";
import { placedNodes, textsOf, valuesOf } from "./placed-nodes.ts";

const weekday = "(?:mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|days?|sdays?|nesdays?|rsdays?|urdays?)?\\b\\.?";
const days = `\\b(?:weekdays|weekends|daily|every day|(?:7|seven) days (?:a|per) week|M\\s?[-–]\\s?F\\b|${weekday}(?:\\s*(?:to|through|thru|[-–—])\\s*${weekday}|(?:\\s*(?:,|&|and)+\\s*${weekday})*))`;
const time = "(?:\\d{1,2}(?::\\d\\d)?(?:\\s?[ap]\\.?m\\b\\.?)?|noon|midnight)";
const span = `(${time})\\s*(?:to|until|till?|through|[-–—])\\s*(${time})(?![-–/:\\d])`;
const spanAlone = new RegExp(`^(?:${span}|closed)$`, "i");
const anySpan = new RegExp(span, "i");
const daysAlone = new RegExp(`^${days}:?$`, "i");
/** No day that follows is closed, nor an hour at noon. */
const closed = `closed\\b(?! (?:at|between|early|for|from|on)\\b|,? ${weekday})`;
/** `Mon–Fri: 8 AM – 6 PM`, `Sunday closed` */
const row = `${days}(?:[:,]?\\s*(?:from\\s+|[-–—]\\s*)?${span}|:?\\s*(?:[-–—]\\s*)?${closed})`;
const rows = new RegExp(row, "gi");
const rowsAlone = new RegExp(`^(?:${row}[\\s,;.|]*)+$`, "i");
/** `8 AM to 6 PM on weekdays` */
const turned = new RegExp(`${span},? (?:on )?${days}`, "gi");
const closedOn = new RegExp(`\\bclosed (?:all day )?(?:on )?${days}`, "gi");

const isOfHours = /\b(?:hours|open|opening times)\b|^closed\b/i;
/** What opens at hours of its own, and when others hold. */
const ofOthers =
  /\b(?:kitchen|happy hour|phones?|calls?|chat|support|emergenc\w+|deliver\w+|pick-?up|office|lobby|drive|after[- ]hours|appointments?|bar|brunch|lunch|dinner|class(?:es)?|events?|open house|workshops?|sales?|parts|showroom|spring|summer|fall|autumn|winter|season\w*|holidays?|christmas|eve|temporar\w+)\b/i;

/** A number with its hours and nothing else: "Call 651-555-0177, 7 to 7". */
const besideNumber = new RegExp(
  `^(?:(?:call|phone|tel)\\b[.:]?\\s*(?:us\\s+)?(?:at\\s+)?)?\\(?\\d{3}\\)?[-. ]\\d{3}[-. ]\\d{4}\\W+(?:open\\s+)?(?:from\\s+)?(?:${row}|${span})\\.?$`,
  "i",
);

/** When a page says that the business is open on some days, or on any where it names none: each way to read the times, as `08:00-18:00` or `closed`. */
interface ShownHours {
  words: string;
  days: Weekday[];
  readings: string[];
}

/** The hours of the one business of a page against all that the page says of a day. */
export function* contradictedHours(facts: PageFacts): Generator<Contradiction> {
  const [lines, ...others] = new Set(
    placedNodes(facts)
      .filter(({ node }) => node.openingHoursSpecification !== undefined || node.openingHours !== undefined)
      .map(({ node }) =>
        [
          ...(specifiedOpenings(valuesOf(node.openingHoursSpecification).filter(isNode)) ?? []),
          ...textsOf(node, "openingHours").flatMap((text) => writtenOpenings(text) ?? []),
        ].join("\n"),
      ),
  );
  if (!lines || others.length > 0) return;
  const all = shownHours(facts.blocks);
  const any = all.find(({ days, readings }) => days.length === 0 && !isOfSomeDay(readings, lines));
  if (any) {
    yield { what: "the hours", said: lines.split("\n")[0] ?? "", shown: any.words };
    return;
  }
  for (const shown of all)
    for (const name of shown.days) {
      const [line, ...rest] = lines.split("\n").filter((one) => one.startsWith(`${name} `));
      const [, said, ...dates] = line?.split(" ") ?? [];
      const ofDay = all.filter((one) => one.days.includes(name));
      const isOne = ofDay.every(({ readings }) => readings.some((one) => shown.readings.includes(one)));
      if (!line || !said || rest.length + dates.length > 0 || !isOne) continue;
      if (shown.readings.includes(normalized(said))) continue;
      yield { what: "the hours", said: line, shown: shown.words };
      return;
    }
}

function isOfSomeDay(readings: readonly string[], lines: string): boolean {
  return lines.split("\n").some((line) => readings.includes(normalized(line.split(" ")[1] ?? "")));
}

/** Closed days open and close at once, and the day may end a minute early (Google: local-business). */
function normalized(hours: string): string {
  const [opens, closes] = hours.split("-");
  return opens === closes ? "closed" : hours.replace("23:59", "00:00");
}

/** Blocks before a list of hours among which its label is. */
const labelsBefore = 3;
const longestLabel = 40;

/** All that blocks say of the usual hours. */
export function shownHours(blocks: PageFacts["blocks"]): ShownHours[] {
  const labels: string[] = [];
  const isUsual = (text: string) => isOfHours.test(text) && !ofOthers.test(text);
  return linesOf(blocks).flatMap((line) => {
    const label = labels.slice(-labelsBefore).filter((one) => one.length <= longestLabel);
    if (besideNumber.test(line)) return hoursBesideNumber(line);
    if (rowsAlone.test(line)) return isUsual(label.join(" ")) ? hoursIn(line) : [];
    labels.push(line);
    return line
      .split(/(?<=[^.]{3}\.)\s+(?=[A-Z])/)
      .filter(isUsual)
      .flatMap(hoursIn);
  });
}

function hoursBesideNumber(line: string): ShownHours[] {
  const ofDays = hoursIn(line);
  if (ofDays.length > 0) return ofDays;
  const [words = ""] = anySpan.exec(line) ?? [];
  return [{ words, days: [], readings: readingsOf(words) }];
}

/** The texts of blocks, those of two cells with a day and its times as one. */
function linesOf(blocks: PageFacts["blocks"]): string[] {
  const isDay = (at: number) =>
    daysAlone.test(blocks[at]?.text ?? "") && spanAlone.test(blocks[at + 1]?.text ?? "");
  return blocks.flatMap(({ text }, at) => {
    if (isDay(at)) return `${text} ${blocks[at + 1]?.text}`;
    return isDay(at - 1) ? [] : text;
  });
}

function hoursIn(text: string): ShownHours[] {
  const inOrder = matchesOf(rows, text);
  const all = [...(inOrder.length > 0 ? inOrder : matchesOf(turned, text)), ...matchesOf(closedOn, text)];
  return all.map(([words]) => ({
    words: words.replace(/\.$/, ""),
    days: daysIn(words),
    readings: readingsOf(words),
  }));
}

function readingsOf(words: string): string[] {
  const [, opens, closes] = anySpan.exec(words) ?? [];
  if (opens === undefined || closes === undefined) return ["closed"];
  return clocks(opens).flatMap((from) => clocks(closes).map((to) => `${from}-${to}`));
}

/** A time without its half of the day is either of two. */
function clocks(time: string): string[] {
  const isEither = /^(?:0?[1-9]|1[0-2])(?::|$)/.test(time) && !/m/i.test(time);
  const times = isEither ? [`${time} am`, `${time} pm`] : [time];
  return times.flatMap((one) => clockTimeOf(one, false) ?? []);
}

function daysIn(words: string): Weekday[] {
  if (/daily|every day|days (?:a|per) week/i.test(words)) return [...weekdays];
  if (/weekday|weekend|\bM\s?[-–]\s?F\b/i.test(words))
    return /weekday|\bM\s?[-–]\s?F\b/i.test(words) ? weekdays.slice(0, 5) : weekdays.slice(5);
  const named = (words.match(new RegExp(`\\b${weekday}`, "gi")) ?? []).map((name) =>
    weekdays.findIndex((one) => one.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()),
  );
  const [first = 0, last = first, ...others] = named;
  const isRun =
    others.length === 0 &&
    new RegExp(`${weekday}\\s*(?:to|through|thru|[-–—])\\s*${weekday}`, "i").test(words);
  return weekdays.filter((_, index) => (isRun ? first <= index && index <= last : named.includes(index)));
}

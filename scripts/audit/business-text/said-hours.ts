import { type Weekday, weekdays } from "../../../src/kinds/business/hours.ts";
import { hoursAt, timesText } from "../../../src/site/hours/rows.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { daysIn as namedDays } from "./days.ts";
import { sentencesOf } from "./sentences.ts";
import { timesIn } from "./times.ts";

/** What a sentence says of the hours of some days, and the data does not. */
export interface SaidHours {
  words: string;
  day: Weekday;
  /** What the data says of that day, for the business and for each of its offices. */
  expected: string;
}

/** A sentence about the hours of the firm: who, and that somebody is there. */
const who = /\b(?:crew|desk|firm|office|our|shop|store|team|us|we|yard)\b|^(?:daily|hours|open)\b/i;
const isThere =
  /\b(?:answer|available|clos(?:e|es|ed)|hours|open|opens|reach us|see (?:patients|you)|there)\b/i;
/** Hours of something else, or in some cases alone. */
const notUsual =
  /\b(?:after[- ]hours|appointment|class|clinic|open house|sale|seminar|workshop|christmas|city hall|county|emergenc\w+|eve|holiday\w*|noise|ordinance|quiet|season|summer|winter)\b/i;

const dayName = weekdays.join("|");
const spans = new RegExp(`\\b(${dayName})s?(?: (?:to|through|thru) |\\s?[-–]\\s?)(${dayName})\\b`, "gi");
const single = new RegExp(`\\b(${dayName})s?\\b`, "gi");

/** Wrong hours in running text, each once. */
export function saidHoursIn(text: string, site: Site): SaidHours[] {
  if (!/\b(?:noon|[ap]\.?m)\b/i.test(text)) return [];
  return sentencesOf(text)
    .flatMap((sentence) => {
      if (!who.test(sentence) || !isThere.test(sentence) || notUsual.test(sentence)) return [];
      // A day with its date is that of an event.
      if (namedDays(sentence).length > 0) return [];
      const bounds = timesIn(sentence).flatMap(({ words, time, at }) => {
        const [before] = bound.exec(sentence.slice(0, at)) ?? [];
        return before === undefined ? [] : { words: before + words, time };
      });
      return daysIn(sentence).flatMap((day) => {
        const known = knownTimes(site).get(day);
        const time = bounds.find((one) => !known?.times.has(one.time));
        return known && time ? { words: time.words, day, expected: [...known.texts].join('" or "') } : [];
      });
    })
    .slice(0, 1);
}

/** Before the time at which something opens or closes: that of a visit is between them. */
const bound = /\b(?:clos\w+|from|opens?|through|till?|to|until)(?: at)?\s+$|[-–]\s*$/i;

function daysIn(sentence: string): Weekday[] {
  const days = new Set<Weekday>();
  const rest = sentence.replace(spans, (_, from: string, to: string) => {
    const [first, last] = [indexOf(from), indexOf(to)];
    for (const [index, day] of weekdays.entries()) if (first <= index && index <= last) days.add(day);
    return "";
  });
  for (const [, name = ""] of rest.matchAll(single)) {
    const day = weekdays[indexOf(name)];
    if (day) days.add(day);
  }
  return [...days];
}

function indexOf(name: string): number {
  return weekdays.findIndex((day) => day.toLowerCase() === name.toLowerCase());
}

/** Times at which the business or an office opens or closes on each day, in any season. */
const knownTimes = oncePer((site: Site) => {
  const known = new Map(
    weekdays.map((day): [Weekday, { times: Set<string>; texts: Set<string> }] => [
      day,
      { times: new Set(), texts: new Set() },
    ]),
  );
  for (const id of ["", ...site.dataset.offices.map((office) => office.id)]) {
    const { days, seasons = [] } = hoursAt(site, id);
    for (const group of [...days, ...seasons.flatMap((season) => season.days)])
      for (const day of group.days) {
        known.get(day)?.texts.add(timesText(site.business, group));
        for (const time of [group.opens, group.closes])
          if (time !== undefined) known.get(day)?.times.add(time);
      }
  }
  return known;
});

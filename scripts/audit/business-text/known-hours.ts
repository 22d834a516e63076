import { type Weekday, weekdays } from "../../../src/kinds/business/hours.ts";
import { hoursAt, timesText } from "../../../src/site/hours/rows.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";

/** The hours of one place, in any season. */
export interface KnownHours {
  /** Names by which a text calls the office; none for the business. */
  names: readonly string[];
  /** Times at which it opens or closes on each day, and what is said of them. */
  byDay: ReadonlyMap<Weekday, { times: ReadonlySet<string>; texts: ReadonlySet<string> }>;
  open: ReadonlySet<Weekday>;
  isAlwaysOpen: boolean;
}

/** The hours of the business and of each office. */
const allHours = oncePer((site: Site): KnownHours[] => [
  { names: [], ...hoursOf(site, "") },
  ...site.dataset.offices.map(({ id, value }) => ({
    names: [value.name, value.locality],
    ...hoursOf(site, id),
  })),
]);

/** The hours that a sentence is about: those of the office it names, or of any place of the business. */
export function hoursMeant(sentence: string, site: Site): readonly KnownHours[] {
  const all = allHours(site);
  const named = all
    .flatMap((hours) => hours.names.flatMap((name) => (sentence.includes(name) ? { name, hours } : [])))
    .sort((a, b) => b.name.length - a.name.length);
  const [first] = named;
  if (!first) return all;
  // "South Portland" is no word about Portland.
  const others = named.filter(
    ({ name, hours }) => hours !== first.hours && sentence.replaceAll(first.name, "").includes(name),
  );
  return [first, ...others].map(({ hours }) => hours);
}

function hoursOf(site: Site, id: string): Omit<KnownHours, "names"> {
  const { days, seasons = [] } = hoursAt(site, id);
  const byDay = new Map(
    weekdays.map((day) => [day, { times: new Set<string>(), texts: new Set<string>() }] as const),
  );
  const open = new Set<Weekday>();
  for (const group of [...days, ...seasons.flatMap((season) => season.days)])
    for (const day of group.days) {
      byDay.get(day)?.texts.add(timesText(site.business, group));
      if (group.opens !== undefined) open.add(day);
      for (const time of [group.opens, group.closes]) if (time !== undefined) byDay.get(day)?.times.add(time);
    }
  return {
    byDay,
    open,
    isAlwaysOpen: days.every(({ opens, closes }) => opens === "00:00" && closes === "24:00"),
  };
}

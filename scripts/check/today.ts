import type { Dataset } from "../../src/loader/load.ts";
import { isTimeZone, localDate } from "../../src/site/hours/zoned-time.ts";
import { UserError } from "../user-error.ts";

/** The last second of the year 9999: days beyond it are written otherwise. */
const lastSecond = Date.UTC(10_000, 0, 1) / 1000 - 1;

/**
 * The day of a business, as year-month-day: by the clock of its time zone, else of UTC. SOURCE_DATE_EPOCH stands in for
 * the clock (reproducible-builds.org), so that a site can be built as on another day.
 */
export function todayOf({ business }: Pick<Dataset, "business">): string {
  const { timeZone = "UTC" } = business.value;
  // One that does not exist is reported by itself.
  return localDate(isTimeZone(timeZone) ? timeZone : "UTC", givenInstant() ?? Date.now());
}

/** The instant that SOURCE_DATE_EPOCH names, in milliseconds since 1970; undefined where it is not set. */
function givenInstant(): number | undefined {
  const given = process.env.SOURCE_DATE_EPOCH;
  if (given === undefined || given === "") return undefined;
  const seconds = Number(given);
  if (!/^\d+$/.test(given) || seconds > lastSecond)
    throw new UserError(
      `SOURCE_DATE_EPOCH is "${given}", which is no number of seconds since 1970.`,
      "Write whole seconds, as `date +%s` prints them and `git log -1 --pretty=%ct` those of the last commit, or unset it.",
    );
  return seconds * 1000;
}

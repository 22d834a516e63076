import type { OfficeHours } from "../../kinds/business/hours.ts";
import { dayAfter, spansOn } from "./calendar.ts";
import { instantOf, localDate } from "./zoned-time.ts";

/** Days after which nobody asks any more when it opens. */
const longestWaitDays = 366;

/** Whether it is open, and the instant in milliseconds when that changes; without one where it does not within a year. */
export interface OpenState {
  isOpen: boolean;
  until?: number;
}

/**
 * Whether it is open at an instant, in milliseconds since 1970, by the clock of a time zone (IANA name), and the next opening or
 * closing up to `days` ahead.
 */
export function openStateAt(
  hours: OfficeHours,
  timeZone: string,
  instant: number,
  days = longestWaitDays,
): OpenState {
  const today = localDate(timeZone, instant);
  let openUntil: number | undefined;
  for (let day = -1; day <= days; day++) {
    const date = dayAfter(today, day);
    const spans = spansOn(hours, date)
      .map(
        ({ opens, closes }) => [instantOf(timeZone, date, opens), instantOf(timeZone, date, closes)] as const,
      )
      .sort(([one], [other]) => one - other);
    for (const [opens, closes] of spans) {
      if (closes <= instant || closes <= opens) continue;
      if (opens > (openUntil ?? instant))
        return openUntil === undefined ? { isOpen: false, until: opens } : { isOpen: true, until: openUntil };
      openUntil = Math.max(openUntil ?? closes, closes);
    }
    // Nothing that begins on a later day can join what ends before it.
    if (openUntil !== undefined && openUntil < instantOf(timeZone, dayAfter(date), 0))
      return { isOpen: true, until: openUntil };
  }
  return { isOpen: openUntil !== undefined };
}

import type { Hours, OfficeHours } from "../../kinds/business/hours.ts";
import { fillText } from "../text.ts";
import { dayAfter } from "./calendar.ts";
import { openStateAt } from "./open-at.ts";
import { localDate } from "./zoned-time.ts";

/** What a browser needs to say whether it is open. */
export interface OpenNow {
  words: NonNullable<Hours["now"]>;
  /** BCP 47. */
  locale: string;
  /** IANA name. */
  timeZone: string;
  calendar: OfficeHours;
}

/** Days ahead whose weekday alone says which day is meant. */
const daysOfOneName = 6;

/**
 * Whether it is open at an instant, in milliseconds since 1970, in words, and the instant until which they are true;
 * undefined where it never closes, or does not open within a year.
 */
export function openWords(
  { words, locale, timeZone, calendar }: OpenNow,
  instant: number,
): { text: string; until: number } | undefined {
  const { isOpen, until } = openStateAt(calendar, timeZone, instant);
  if (until === undefined) return undefined;
  const today = localDate(timeZone, instant);
  const date = localDate(timeZone, until);
  const day: Intl.DateTimeFormatOptions =
    date === today
      ? {}
      : date <= dayAfter(today, daysOfOneName)
        ? { weekday: "long" }
        : { month: "long", day: "numeric" };
  const time = new Intl.DateTimeFormat(locale, { ...day, hour: "numeric", minute: "2-digit", timeZone });
  return { text: fillText(isOpen ? words.open : words.closed, { time: time.format(until) }), until };
}

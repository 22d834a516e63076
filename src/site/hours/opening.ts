import type { Business } from "../../kinds/business/fields.ts";
import type { Hours, OfficeHours } from "../../kinds/business/hours.ts";
import type { OpenNow } from "./open-now.ts";
import { type HoursRow, openingRows } from "./rows.ts";

/** Opening hours as a section shows them. */
export interface Opening {
  rows: HoursRow[];
  /** What a browser needs to say whether it is open; absent where the data has no words for it, or no time zone. */
  now?: OpenNow;
}

/** The hours of an office: its own days and seasons; holidays are those of the business where it names none. */
export function hoursAt({ hours }: Business, own: OfficeHours | undefined): Hours {
  if (!own) return hours;
  const { seasons: _, ...others } = hours;
  return { ...others, ...own };
}

/** The hours of the business, or those of an office that has its own. */
export function openingOf(business: Business, own?: OfficeHours): Opening {
  const hours = hoursAt(business, own);
  const { days, seasons, special, now: words } = hours;
  const { timeZone, locale } = business;
  const calendar = { days, ...(seasons && { seasons }), ...(special && { special }) };
  return {
    rows: openingRows({ ...business, hours }),
    ...(words && timeZone && { now: { words, locale, timeZone, calendar } }),
  };
}

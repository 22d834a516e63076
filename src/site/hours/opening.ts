import type { Site } from "../site.ts";
import type { OpenNow } from "./open-now.ts";
import { type HoursRow, hoursAt, openingRows } from "./rows.ts";

/** Opening hours as a section shows them. */
export interface Opening {
  rows: HoursRow[];
  /** What a browser needs to say whether it is open; absent where the data has no words for it, or no time zone. */
  now?: OpenNow;
}

/** The hours of an office, by the name of its file, or those of the business. */
export function openingOf(site: Site, office?: string): Opening {
  const { days, seasons, special, now: words } = hoursAt(site, office ?? "");
  const { timeZone, locale } = site.business;
  const calendar = { days, ...(seasons && { seasons }), ...(special && { special }) };
  return {
    rows: openingRows(site, office),
    ...(words && timeZone && { now: { words, locale, timeZone, calendar } }),
  };
}

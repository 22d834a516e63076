import type { Business } from "../kinds/business/fields.ts";
import { dayIn } from "../kinds/term.ts";

// What is no amount, time or day is the mark of a draft, which prints as it is.

/** An amount of money as people of the business's country write it; cents only where they are not zero for `isRate`. */
export function formatMoney(business: Business, amount: number, digits: 0 | 2): string {
  if (!Number.isFinite(amount)) return String(amount);
  return new Intl.NumberFormat(business.locale, {
    style: "currency",
    currency: business.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** `17:30` → `5:30 PM` in the business's language. */
export function formatTime(business: Business, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  if (!Number.isFinite(hours + minutes)) return time;
  // Some ICU versions put a narrow no-break space before AM and PM; the same input must give the same bytes everywhere.
  return timeFormat(business.locale)
    .format(new Date(Date.UTC(2000, 0, 1, hours, minutes)))
    .replace(/\u202f/g, " ");
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each locale, because making one takes longer than all else that a page's words take. */
function timeFormat(locale: string): Intl.DateTimeFormat {
  const known = timeFormats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  timeFormats.set(locale, made);
  return made;
}

/** `2024-03-12` → `March 12, 2024` in the business's language; with a last day, `March 12 – 14, 2024`. */
export function formatDate({ locale }: Business, from: string, to = from): string {
  const days = [new Date(dayIn(from)), new Date(dayIn(to))] as const;
  if (days.some((day) => !Number.isFinite(day.getTime()))) return from;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  // The spaces around the dash differ between ICU versions.
  return from.replace(dayIn(from), format.formatRange(...days).replace(/\s/g, " "));
}

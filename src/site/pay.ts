import type { Business } from "../kinds/business/fields.ts";
import type { Job } from "../kinds/job/fields.ts";
import { formatMoney } from "./formats.ts";
import { fillText } from "./text.ts";

/** The pay of a job in its own words; cents only where one of the amounts has some. */
export function payText(business: Business, { from, to = from, label }: NonNullable<Job["pay"]>): string {
  const digits = Number.isInteger(from) && Number.isInteger(to) ? 0 : 2;
  return fillText(label, {
    from: formatMoney(business, from, digits),
    to: formatMoney(business, to, digits),
  });
}

import type { Business } from "../kinds/business/fields.ts";
import type { Place } from "../kinds/place.ts";
import { formatDate, formatTime } from "./formats.ts";
import { instantOf, wallTime } from "./hours/zoned-time.ts";
import type { Site } from "./site.ts";
import { fillText } from "./text.ts";

/** When something starts and ends. */
interface Times {
  startsOn: string;
  startsAt: string;
  endsOn: string;
  endsAt?: string;
}

/** `May 8, 2027, 10:00 AM to 2:00 PM` in the business's language. */
export function whenText(business: Business, { startsOn, startsAt, endsOn, endsAt }: Times): string {
  const moment = (date: string, time?: string) =>
    [formatDate(business, date), ...(time ? [formatTime(business, time)] : [])].join(", ");
  if (endsOn !== startsOn) return `${moment(startsOn, startsAt)} – ${moment(endsOn, endsAt)}`;
  const opens = formatTime(business, startsAt);
  const times = endsAt
    ? fillText(business.hours.openText, { opens, closes: formatTime(business, endsAt) })
    : opens;
  return `${formatDate(business, startsOn)}, ${times}`;
}

/** `2027-05-08T10:00:00-06:00`: a time of the business's clock as machines read it. */
export function zonedTime({ timeZone = "UTC" }: Business, date: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const instant = instantOf(timeZone, date, hours * 60 + minutes);
  const ahead = (wallTime(timeZone, instant) - instant) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  const offset = `${ahead < 0 ? "-" : "+"}${two(Math.abs(ahead) / 60)}:${two(Math.abs(ahead) % 60)}`;
  return `${new Date(wallTime(timeZone, instant)).toISOString().slice(0, 19)}${offset}`;
}

/** Where something is: its own place, its city, else the base of the firm. */
export function placeOf(
  site: Site,
  { place, city }: { place?: Place; city?: { id: string; name: string } },
): Place {
  if (place) return place;
  const { locality, region, postalCode } = site.business.address;
  if (!city) return { locality, region, postalCode };
  const county = site.places.county(city.id.split("/")[0] ?? "");
  return { locality: city.name, region: county?.value.state ?? region };
}

/** `Grange Hall, 3 Lake Road, Maple Grove, MN 55311` */
export function placeText({ name, street, locality, region, postalCode }: Place): string {
  const state = [region, postalCode].filter(Boolean).join(" ");
  return [name, street, locality, state].filter(Boolean).join(", ");
}

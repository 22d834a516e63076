import type { DataFolder } from "./data-folder.ts";
import { addParts, partOf, withAllHours } from "./fuller-site.ts";

/** Days of a site with jobs, offers and events; on each of them it shows others. */
export const days = ["2026-12-09", "2027-01-15", "2027-03-01"] as const;

/** What is shown from a day through another. */
const terms: Record<string, readonly [from: string, through: string]> = {
  "jobs/roofer": ["2026-10-01", "2026-12-31"],
  "jobs/foreman": ["2027-01-01", "2027-06-30"],
  "events/open-yard": ["2026-11-01", "2027-01-15"],
};

/** Paths that pages have on some days only, and those that have one on a day. */
export const datedPaths = Object.keys(terms).map((name) => `/${name}`);
export function pathsOn(day: string): string[] {
  return Object.entries(terms).flatMap(([name, [from, through]]) =>
    from <= day && day <= through ? `/${name}` : [],
  );
}

/** Gives a copy of the minimal site jobs, an offer and an event, with pages of their own and sections that list them. */
export function withDates(data: DataFolder = withAllHours()): DataFolder {
  for (const name of Object.keys(terms)) data.write(`${name}.yaml`, fileOf(name));
  return addParts(data, "dated").append("pages/about.yaml", partOf("dated-sections.yaml"));
}

function fileOf(name: string): string {
  const [from, through] = terms[name] ?? [];
  return name.startsWith("jobs/")
    ? `${job}postedOn: ${from}\nvalidThrough: ${through}\n`
    : event(from, through);
}

const job = `title: Slate roofer
summary: Slate and copper around the lake.
text:
  - You lay slate with **two others** & learn copper, see [how we work](/about).
  - Lunch is on us.
employmentType: FULL_TIME
schedule: Full time, Monday to Thursday
pay:
  from: 26
  to: 34.5
  per: hour
  label: "{from} to {to} an hour"
city: lake-county/maple-grove
apply:
  label: Apply
  to: email
`;

const event = (from?: string, day?: string) => `title: Open yard
summary: See slate split by hand.
text:
  - Bring a photo of your roof.
announcedOn: ${from}
startsOn: ${day}
startsAt: "10:00"
endsOn: ${day}
endsAt: "14:00"
place:
  name: Grange Hall
  street: 3 Lake Road
  locality: Maple Grove
  region: MN
  postalCode: "55311"
`;

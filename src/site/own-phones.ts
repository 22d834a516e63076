import type { Subject } from "./paths.ts";
import { derive } from "./questions.ts";
import type { ContactLinks, Site } from "./site.ts";
import { valuesOf } from "./subject-values.ts";
import { callLink } from "./values.ts";

/** True where a county, city or office has a number of its own; a page asks this first, as it seldom has to ask for more. */
export const hasOwnPhones = derive(
  "own-phones",
  ({ dataset }: Site) =>
    dataset.cities.some(({ facts }) => facts.phone) ||
    [...dataset.counties, ...dataset.offices].some(({ value }) => value.phone),
);

/** The number that calls the firm from the page of a thing, where it is not that of the business; else undefined. */
export function ownPhone(site: Site, findSubject: () => Subject | undefined): string | undefined {
  if (!hasOwnPhones(site)) return undefined;
  const { phone } = valuesOf(site, findSubject());
  return phone === site.business.phone ? undefined : phone;
}

/** The ways to reach the business from the page of a thing. */
export function contactLinksFrom(site: Site, findSubject: () => Subject | undefined): ContactLinks {
  const phone = ownPhone(site, findSubject);
  return phone ? { ...site.contactLinks, call: callLink(site.business, phone) } : site.contactLinks;
}

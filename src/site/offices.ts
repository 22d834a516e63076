import type { Office, OfficeProps } from "../kinds/office/fields.ts";
import { type Recorded, recordsOf } from "./records.ts";
import type { Site } from "./site.ts";

/** The offices in their order; none for a firm that visits its customers. */
export function officesOf(site: Site): Recorded<OfficeProps>[] {
  return [...recordsOf(site, "office")].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** A map that shows the way (Google Maps URLs: directions); apps of phones take it over. */
export function directionsLink({
  street,
  locality,
  region,
  postalCode,
}: Pick<Office, "street" | "locality" | "region" | "postalCode">): string {
  const destination = `${street}, ${locality}, ${region} ${postalCode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}

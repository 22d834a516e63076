import type { Office, OfficeProps } from "../kinds/office/fields.ts";
import { inOrder, type Recorded, recordsOf } from "./records.ts";
import type { Site } from "./site.ts";

/** The offices in their order; none for a firm that visits its customers. */
export function officesOf(site: Site): Recorded<OfficeProps>[] {
  return inOrder(recordsOf(site, "office"));
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

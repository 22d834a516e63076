import type { LocalBusinessLeaf } from "schema-dts";
import { type Address, type BusinessFacts, buildAddress, buildOpening, type Opening } from "./business.ts";

/** What structured data says of a place where the business receives its customers. */
export interface OfficeFacts {
  id: string;
  /** Page of the office, or the page that shows it. */
  url: string;
  /** E.164. */
  telephone?: string;
  address: Address;
  latitude: number;
  longitude: number;
  hours: Opening[];
  specialHours: Opening[];
  imageUrl?: string;
}

/**
 * An office, which stands on pages that show it. It names the business, not the other way around: the business says the same
 * on every page. Its name is that of the firm, as Google asks of places of one firm.
 */
export function buildOffice(
  office: OfficeFacts,
  { id, schemaType, name, priceRange, imageUrl }: BusinessFacts,
): LocalBusinessLeaf {
  return {
    "@type": schemaType as "LocalBusiness",
    "@id": office.id,
    name,
    url: office.url,
    ...(office.telephone && { telephone: office.telephone }),
    ...(priceRange && { priceRange }),
    address: buildAddress(office.address),
    geo: { "@type": "GeoCoordinates", latitude: office.latitude, longitude: office.longitude },
    openingHoursSpecification: office.hours.map(buildOpening),
    ...(office.specialHours.length > 0 && {
      specialOpeningHoursSpecification: office.specialHours.map(buildOpening),
    }),
    image: office.imageUrl ?? imageUrl,
    parentOrganization: { "@id": id },
  };
}

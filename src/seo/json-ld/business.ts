import type { LocalBusinessLeaf, OpeningHoursSpecificationLeaf } from "schema-dts";
import { type Weekday, weekdays } from "../../kinds/business/hours.ts";

/** Where something is; the street and the code as far as they are known. */
export interface Address {
  street?: string | undefined;
  locality: string;
  region: string;
  postalCode?: string | undefined;
  country: string;
}

export interface Opening {
  /** Absent where the dates say which days. */
  days?: Weekday[];
  /** Times as hh:mm. */
  opens: string;
  closes: string;
  /** First and last day that the hours hold for, as year-month-day. */
  from?: string;
  to?: string;
}

/** The facts of the business node; the same on every page that carries it (one `@id`, one set of facts). */
export interface BusinessFacts {
  /** Most specific schema.org type, such as RoofingContractor. */
  schemaType: string;
  id: string;
  name: string;
  description: string;
  url: string;
  /** E.164; of a firm that answers texts alone, the number for them. */
  telephone?: string;
  /** Numbers beside it. */
  phones?: { purpose: string; telephone: string }[];
  email?: string;
  address: Address;
  /** Hours by weekday; each has dates where the year has seasons. */
  hours: Opening[];
  /** Hours of special days. */
  specialHours?: Opening[];
  priceRange?: string;
  founded: number;
  logoUrl: string;
  imageUrl: string;
  areas: { name: string; state: string }[];
  credentials: { name: string; number: string; authority: string; url?: string; validThrough?: string }[];
  profiles: string[];
}

/** The one business of the site (Google: local-business; no rating, because a business may not mark up its own). */
export function buildBusiness(facts: BusinessFacts): LocalBusinessLeaf {
  return {
    // The type is data, so that another trade needs no code; schema-dts wants a literal here.
    "@type": facts.schemaType as "LocalBusiness",
    "@id": facts.id,
    name: facts.name,
    description: facts.description,
    url: facts.url,
    ...(facts.telephone && { telephone: facts.telephone }),
    ...(facts.email && { email: facts.email }),
    ...(facts.phones?.length && {
      contactPoint: facts.phones.map(({ purpose, telephone }) => ({
        "@type": "ContactPoint",
        contactType: purpose,
        telephone,
      })),
    }),
    address: buildAddress(facts.address),
    // The short form knows no seasons.
    ...(!facts.hours.some(({ from }) => from) && {
      openingHours: facts.hours.map(
        ({ days = [], opens, closes }) => `${shortDays(days)} ${opens}-${closes}`,
      ),
    }),
    openingHoursSpecification: facts.hours.map(buildOpening),
    ...(facts.specialHours?.length && {
      specialOpeningHoursSpecification: facts.specialHours.map(buildOpening),
    }),
    ...(facts.priceRange && { priceRange: facts.priceRange }),
    foundingDate: String(facts.founded),
    logo: facts.logoUrl,
    image: facts.imageUrl,
    areaServed: facts.areas.map(buildArea),
    ...(facts.credentials.length > 0 && {
      hasCredential: facts.credentials.map(({ name, number, authority, url, validThrough }) => ({
        "@type": "EducationalOccupationalCredential",
        name,
        identifier: number,
        recognizedBy: { "@type": "Organization", name: authority },
        ...(url && { url }),
        ...(validThrough && { expires: validThrough }),
      })),
    }),
    ...(facts.profiles.length > 0 && { sameAs: facts.profiles }),
  };
}

/** A county that is served. */
export function buildArea({ name, state }: { name: string; state: string }) {
  return { "@type": "AdministrativeArea" as const, name: `${name}, ${state}` };
}

export function buildAddress({ street, locality, region, postalCode, country }: Address) {
  return {
    "@type": "PostalAddress" as const,
    ...(street && { streetAddress: street }),
    addressLocality: locality,
    addressRegion: region,
    ...(postalCode && { postalCode }),
    addressCountry: country,
  };
}

export function buildOpening({ days, opens, closes, from, to }: Opening): OpeningHoursSpecificationLeaf {
  return {
    "@type": "OpeningHoursSpecification",
    ...(days && { dayOfWeek: days }),
    opens,
    closes,
    ...(from && { validFrom: from }),
    ...(to && { validThrough: to }),
  };
}

/** A business named by a page that is not about it: enough to stand alone. */
export function buildBusinessReference(facts: BusinessFacts): LocalBusinessLeaf {
  return { "@type": facts.schemaType as "LocalBusiness", "@id": facts.id, name: facts.name, url: facts.url };
}

/** Days that follow each other → `Mo-Fr`; others → `Mo,We` (schema.org openingHours). */
function shortDays(days: Weekday[]): string {
  const indexes = days.map((day) => weekdays.indexOf(day));
  const isRun =
    days.length > 1 &&
    indexes.every((index, position) => position === 0 || index === (indexes[position - 1] ?? 0) + 1);
  const short = days.map((day) => day.slice(0, 2));
  return isRun ? `${short[0]}-${short.at(-1)}` : short.join(",");
}

import type { EventLeaf, JobPostingLeaf, OfferLeaf } from "schema-dts";
import { type Address, buildAddress } from "./business.ts";

export interface Firm {
  name: string;
  url: string;
  logoUrl: string;
}

/** A job that is open (Google: job-posting). */
export function buildJob(input: {
  pageUrl: string;
  /** Name of the job among those of the firm. */
  id: string;
  title: string;
  /** HTML. */
  description: string;
  employmentType: string;
  postedOn: string;
  /** Moment of its end, with a zone. */
  validThrough: string;
  firm: Firm;
  address: Address;
  pay?: { currency: string; from: number; to?: number; per: string };
}): JobPostingLeaf {
  const { name, url, logoUrl } = input.firm;
  return {
    "@type": "JobPosting",
    "@id": `${input.pageUrl}#job`,
    identifier: { "@type": "PropertyValue", name, value: input.id },
    title: input.title,
    description: input.description,
    url: input.pageUrl,
    datePosted: input.postedOn,
    validThrough: input.validThrough,
    employmentType: input.employmentType,
    hiringOrganization: { "@type": "Organization", name, sameAs: url, logo: logoUrl },
    jobLocation: { "@type": "Place", address: buildAddress(input.address) },
    ...(input.pay && { baseSalary: buildPay(input.pay) }),
  };
}

function buildPay({ currency, from, to, per }: { currency: string; from: number; to?: number; per: string }) {
  return {
    "@type": "MonetaryAmount" as const,
    currency,
    value: {
      "@type": "QuantitativeValue" as const,
      ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
      unitText: per.toUpperCase(),
    },
  };
}

/** An event that visitors may come to (Google: event). */
export function buildEvent(input: {
  pageUrl: string;
  name: string;
  description: string;
  imageUrl: string;
  /** Moments, with a zone; a day alone where the time is not known. */
  startsAt: string;
  endsAt: string;
  placeName: string;
  address: Address;
  firm: Firm;
}): EventLeaf {
  const { name, url } = input.firm;
  return {
    "@type": "Event",
    "@id": `${input.pageUrl}#event`,
    name: input.name,
    description: input.description,
    url: input.pageUrl,
    image: input.imageUrl,
    startDate: input.startsAt,
    endDate: input.endsAt,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: input.placeName, address: buildAddress(input.address) },
    organizer: { "@type": "Organization", name, url },
  };
}

/** An offer with a price, until its last day. */
export function buildOffer(input: {
  id: string;
  name: string;
  price: number;
  currency: string;
  from?: string;
  through: string;
  businessId: string;
}): OfferLeaf {
  return {
    "@type": "Offer",
    "@id": input.id,
    name: input.name,
    price: input.price,
    priceCurrency: input.currency,
    ...(input.from && { validFrom: input.from }),
    validThrough: input.through,
    offeredBy: { "@id": input.businessId },
  };
}

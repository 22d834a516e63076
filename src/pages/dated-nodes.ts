import type { EventLeaf, JobPostingLeaf, OfferLeaf } from "schema-dts";
import type { PageContext } from "../sections/page-context.ts";
import { escapeXml } from "../seo/escape-xml.ts";
import { type BusinessFacts, buildAddress } from "../seo/json-ld/business.ts";
import type { GraphNode } from "../seo/json-ld/nodes.ts";
import { recordsOf } from "../site/records.ts";
import { realOnly } from "../site/samples.ts";
import { proseToText } from "../site/text.ts";
import { placeOf, placeText, zonedTime } from "../site/when.ts";
import type { PageProps } from "./page.ts";

interface Input {
  page: PageProps;
  subjects: PageContext;
  url: string;
  business: BusinessFacts;
}

/** The job or event of a page, and the offers that it shows. Lists hold none: Google wants each on a page of its own. */
export function datedNodes(input: Input, isAllowed: (type: string) => boolean): GraphNode[] {
  return [
    ...(isAllowed("JobPosting") ? jobNode(input) : []),
    ...(isAllowed("Event") ? eventNode(input) : []),
    ...(isAllowed("Offer") ? offerNodes(input) : []),
  ];
}

/** The job or event that a page is about; a sample is none. */
export function mainOfDated(nodes: readonly GraphNode[]): string | undefined {
  return nodes.find((node) => node["@type"] === "JobPosting" || node["@type"] === "Event")?.["@id"];
}

/** A job that is open (Google: job-posting). */
function jobNode({ subjects: { site, job }, url, business: firm }: Input): JobPostingLeaf[] {
  const { currency, address, timeZone } = site.business;
  return realOnly(job && [job.props]).map(
    ({ title, text, employmentType, postedOn, validThrough, pay, ...at }) => ({
      "@type": "JobPosting",
      "@id": `${url}#job`,
      identifier: { "@type": "PropertyValue", name: firm.name, value: job?.entity.slug ?? "" },
      title,
      description: text.map((paragraph) => `<p>${escapeXml(proseToText(paragraph))}</p>`).join(""),
      url,
      datePosted: postedOn,
      validThrough: timeZone ? zonedTime(site.business, validThrough, "23:59") : validThrough,
      employmentType,
      hiringOrganization: { "@type": "Organization", name: firm.name, sameAs: firm.url, logo: firm.logoUrl },
      jobLocation: {
        "@type": "Place",
        address: buildAddress({ ...placeOf(site, at), country: address.country }),
      },
      ...(pay && {
        baseSalary: {
          "@type": "MonetaryAmount",
          currency,
          value: {
            "@type": "QuantitativeValue",
            ...(pay.to ? { minValue: pay.from, maxValue: pay.to } : { value: pay.from }),
            unitText: pay.per.toUpperCase(),
          },
        },
      }),
    }),
  );
}

/** An event that visitors may come to (Google: event); a day alone where the time is not known. */
function eventNode({ page, subjects: { site, event }, url, business: firm }: Input): EventLeaf[] {
  const { business } = site;
  return realOnly(event && [event.props]).map(
    ({ title, summary, startsOn, startsAt, endsOn, endsAt, place }) => ({
      "@type": "Event",
      "@id": `${url}#event`,
      name: title,
      description: summary,
      url,
      image: page.head.openGraph.image.url,
      startDate: zonedTime(business, startsOn, startsAt),
      endDate: endsAt ? zonedTime(business, endsOn, endsAt) : endsOn,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: place.name ?? placeText(place),
        address: buildAddress({ ...place, country: business.address.country }),
      },
      organizer: { "@type": "Organization", name: firm.name, url: firm.url },
    }),
  );
}

/** Offers with a price, until their last day. */
function offerNodes({ page, subjects: { site }, url, business: { id: businessId } }: Input): OfferLeaf[] {
  const shown = new Set(
    page.sections.flatMap((section) => (section.kind === "offers" ? section.items.map(({ id }) => id) : [])),
  );
  if (shown.size === 0) return [];
  return realOnly(recordsOf(site, "offer")).flatMap(({ id, title, price, from, through }): OfferLeaf[] =>
    price === undefined || !shown.has(id)
      ? []
      : [
          {
            "@type": "Offer",
            "@id": `${url}#offer-${id}`,
            name: title,
            price,
            priceCurrency: site.business.currency,
            ...(from && { validFrom: from }),
            validThrough: through,
            offeredBy: { "@id": businessId },
          },
        ],
  );
}

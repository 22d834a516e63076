import type { PageContext } from "../sections/page-context.ts";
import { escapeXml } from "../seo/escape-xml.ts";
import { buildEvent, buildJob, buildOffer, type Firm } from "../seo/json-ld/dated.ts";
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
  business: Firm & { id: string };
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
export function mainOfDated(nodes: readonly GraphNode[]): { mainEntityId?: string } {
  const id = nodes.find((node) => node["@type"] === "JobPosting" || node["@type"] === "Event")?.["@id"];
  return id === undefined ? {} : { mainEntityId: id };
}

function jobNode({ subjects: { site, job }, url, business: firm }: Input): GraphNode[] {
  const { currency, address, timeZone } = site.business;
  return realOnly(job && [job.props]).map(
    ({ title, text, employmentType, postedOn, validThrough, pay, ...at }) =>
      buildJob({
        pageUrl: url,
        id: job?.entity.slug ?? "",
        title,
        description: text.map((paragraph) => `<p>${escapeXml(proseToText(paragraph))}</p>`).join(""),
        employmentType,
        postedOn,
        validThrough: timeZone ? zonedTime(site.business, validThrough, "23:59") : validThrough,
        firm,
        address: { ...placeOf(site, at), country: address.country },
        ...(pay && { pay: { currency, from: pay.from, ...(pay.to && { to: pay.to }), per: pay.per } }),
      }),
  );
}

function eventNode({ page, subjects: { site, event }, url, business: firm }: Input): GraphNode[] {
  const { business } = site;
  return realOnly(event && [event.props]).map(
    ({ title, summary, startsOn, startsAt, endsOn, endsAt, place }) =>
      buildEvent({
        pageUrl: url,
        name: title,
        description: summary,
        imageUrl: page.head.openGraph.image.url,
        startsAt: zonedTime(business, startsOn, startsAt),
        endsAt: endsAt ? zonedTime(business, endsOn, endsAt) : endsOn,
        placeName: place.name ?? placeText(place),
        address: { ...place, country: business.address.country },
        firm,
      }),
  );
}

function offerNodes({ page, subjects: { site }, url, business: { id: businessId } }: Input): GraphNode[] {
  const shown = new Set(
    page.sections.flatMap((section) => (section.kind === "offers" ? section.items.map(({ id }) => id) : [])),
  );
  if (shown.size === 0) return [];
  return realOnly(recordsOf(site, "offer")).flatMap(({ id, title, price, from, through }) =>
    price === undefined || !shown.has(id)
      ? []
      : buildOffer({
          id: `${url}#offer-${id}`,
          name: title,
          price,
          currency: site.business.currency,
          ...(from && { from }),
          through,
          businessId,
        }),
  );
}

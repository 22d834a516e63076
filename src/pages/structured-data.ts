import type { BlogPostingLeaf, PersonLeaf, ServiceLeaf } from "schema-dts";
import type { Picture } from "../fields/summaries.ts";
import type { MemberProps } from "../kinds/member/fields.ts";
import type { PageFileProps } from "../kinds/page/fields.ts";
import { pageTypes } from "../kinds/page/types.ts";
import type { CityEntity } from "../loader/entity.ts";
import type { PageContext } from "../sections/page-context.ts";
import {
  type BusinessFacts,
  buildArea,
  buildBusiness,
  buildBusinessReference,
} from "../seo/json-ld/business.ts";
import type { Graph, GraphNode } from "../seo/json-ld/nodes.ts";
import { mainNumber } from "../site/contact-ways.ts";
import { currentCredentials } from "../site/credentials.ts";
import { specialSpecifications, weeklySpecifications } from "../site/hours/specifications.ts";
import { ownPhone } from "../site/own-phones.ts";
import { itemsOf } from "../site/paging.ts";
import { derive } from "../site/questions.ts";
import type { Recorded } from "../site/records.ts";
import { realOnly } from "../site/samples.ts";
import type { Site } from "../site/site.ts";
import { fillText } from "../site/text.ts";
import { internationalPhone } from "../site/values.ts";
import { absoluteUrl, businessId, fileUrl, officeId, websiteId } from "./addresses.ts";
import { datedNodes, mainOfDated } from "./dated-nodes.ts";
import { officeNodes } from "./office-nodes.ts";
import type { PageProps } from "./page.ts";
import { photoNodes } from "./photo-nodes.ts";
import { videoNodes } from "./video-nodes.ts";

/** What the structured data of a page is made from. */
export interface StructuredDataInput {
  site: Site;
  page: PageProps;
  file: Omit<PageFileProps, "sections">;
  subjects: PageContext;
  image: Picture;
  modifiedOn?: string;
}

/** The one graph of a page (seo rules, section 9); undefined for a page that search engines should not keep. */
export function createStructuredData(input: StructuredDataInput): Graph | undefined {
  const { site, page, file, subjects, modifiedOn } = input;
  const shape = pageTypes[page.type];
  if (!shape || file.noindex) return undefined;
  const isAboutService = shape.required?.includes("Service") ?? false;
  const url = absoluteUrl(site, page.path);
  const business = businessFacts(site);
  const nodes: GraphNode[] = [
    shape.business === "full" ? buildBusiness(business) : buildBusinessReference(business),
  ];
  if (page.type === "home")
    // On the home page only (Google: site-names).
    nodes.push({
      "@type": "WebSite",
      "@id": websiteId(site),
      url: absoluteUrl(site, "/"),
      name: site.business.name,
      inLanguage: site.business.locale,
      publisher: { "@id": business.id },
    });
  const lists = listItems(input);
  const people = shape.allowed.includes("Person") ? peopleOf(input) : [];
  const dated = datedNodes({ page, subjects, url, business }, (type) => shape.allowed.includes(type));
  const mainEntity =
    mainOfDated(dated) ??
    (lists.length > 0
      ? `${url}#list`
      : isAboutService
        ? `${url}#service`
        : subjectId(input, people[0]?.["@id"]));
  const trail = page.breadcrumbs.length > 1 && `${url}#breadcrumb`;
  nodes.push({
    // schema-dts has one leaf per subtype; all take the properties used here.
    "@type": shape.page as "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: page.head.title,
    description: page.head.description,
    inLanguage: site.business.locale,
    primaryImageOfPage: { "@type": "ImageObject", contentUrl: page.head.openGraph.image.url },
    ...(trail && { breadcrumb: { "@id": trail } }),
    ...((page.type === "home" || page.type === "contact") && { about: { "@id": business.id } }),
    ...(mainEntity && { mainEntity: { "@id": mainEntity } }),
    ...(modifiedOn && { dateModified: modifiedOn }),
  });
  // The trail from home to the page, as it is shown; at least two items (Google: breadcrumb).
  if (trail)
    nodes.push({
      "@type": "BreadcrumbList",
      "@id": trail,
      itemListElement: page.breadcrumbs.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absoluteUrl(site, path),
      })),
    });
  if (isAboutService) nodes.push(serviceNode(input, url, business.id));
  if (lists.length > 0)
    nodes.push({
      "@type": "ItemList",
      "@id": `${url}#list`,
      numberOfItems: lists.length,
      itemListElement: lists.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
    });
  nodes.push(...photoNodes(site, page.sections, subjects.project?.props));
  nodes.push(...videoNodes(site, page.sections));
  nodes.push(...people);
  nodes.push(...officeNodes(site, page, business));
  nodes.push(...dated);
  if (page.type === "article") nodes.push(...articleNode(input, url, business));
  return { "@context": "https://schema.org", "@graph": nodes };
}

/** `@id` of the node of what a page of some types is about; undefined where it is about nothing that has one. */
function subjectId({ site, page, subjects }: StructuredDataInput, person: string | undefined) {
  if (page.type === "about") return businessId(site);
  if (page.type === "profile") return person;
  return subjects.office && officeId(site, subjects.office.entity.id);
}

const businessFacts = derive("business-facts", (site: Site): BusinessFacts => {
  const { business } = site;
  const home = absoluteUrl(site, "/");
  const number = mainNumber(business);
  const { street, locality, region, postalCode, country } = business.address;
  return {
    schemaType: business.schemaType,
    id: businessId(site),
    name: business.name,
    description: fillText(business.description, site.values),
    url: home,
    ...(number && { telephone: internationalPhone(business, number) }),
    phones: (business.phones ?? []).map(({ purpose, number }) => ({
      purpose,
      telephone: internationalPhone(business, number),
    })),
    ...(business.email && { email: business.email }),
    address: { ...(street && { street }), locality, region, postalCode, country },
    hours: weeklySpecifications(business.hours, () => site.today),
    specialHours: specialSpecifications(business.hours, () => site.today),
    ...(business.priceRange && { priceRange: business.priceRange }),
    founded: business.founded,
    logoUrl: fileUrl(site, site.picture(business.logo)),
    imageUrl: fileUrl(site, site.picture(business.defaultImage)),
    areas: countyAreas(site),
    credentials: realOnly(currentCredentials(site)).map(({ kind, name, number, ...others }) => ({
      ...others,
      name: kind === "license" ? `${name} ${number}` : name,
      number,
    })),
    profiles: realOnly(business.profiles).map(({ url }) => url),
  };
});

function countyAreas(site: Site): { name: string; state: string }[] {
  return site.counties.map(({ county }) => ({
    name: county.name,
    state: site.places.county(county.id)?.value.state ?? "",
  }));
}

/** A city in its county; without the county where that file is not valid, which is reported by itself. */
function cityArea(site: Site, { facts }: CityEntity) {
  const county = site.places.county(facts.county)?.value;
  return {
    "@type": "City" as const,
    name: facts.city,
    ...(county && {
      containedInPlace: {
        "@type": "AdministrativeArea" as const,
        name: `${county.county}, ${county.state}`,
      },
    }),
  };
}

/** A service of the business, in one place only on the page of a city. */
function serviceNode(input: StructuredDataInput, pageUrl: string, providerId: string): ServiceLeaf {
  const { site, page, file, image } = input;
  const service = file.service ?? site.services[0];
  const phone = ownPhone(site, () => input.subjects.city);
  return {
    "@type": "Service",
    "@id": `${pageUrl}#service`,
    name: mainHeading(page) ?? page.head.title,
    serviceType: service?.serviceType ?? site.business.schemaType,
    description: page.head.description,
    image: fileUrl(site, image),
    provider: { "@id": providerId },
    ...(phone && {
      availableChannel: {
        "@type": "ServiceChannel",
        servicePhone: { "@type": "ContactPoint", telephone: internationalPhone(site.business, phone) },
      },
    }),
    areaServed: input.subjects.city
      ? [cityArea(site, input.subjects.city.entity)]
      : countyAreas(site).map(buildArea),
  };
}

/** The heading of the section that opens a page, which names what the page is about. */
function mainHeading({ sections: [first] }: PageProps): string | undefined {
  return first && "heading" in first ? first.heading : undefined;
}

/** The links of a list page, in the order shown. */
function listItems({ site, page, subjects }: StructuredDataInput): { name: string; url: string }[] {
  const items = (entries: { name: string; path?: string }[]) =>
    entries.flatMap(({ name, path }) => (path === undefined ? [] : { name, url: absoluteUrl(site, path) }));
  if (page.type === "areas") return items(site.counties.map(({ county }) => county));
  if (page.type === "projects")
    return items(
      site.projects.map(({ title, path }) => ({ name: title, ...(path !== undefined && { path }) })),
    );
  if (page.type !== "county") return [];
  if (!subjects.county) return [];
  const { entity, part } = subjects.county;
  const cities = itemsOf(site.places.placesOf(entity.id), part, subjects.paging);
  return items(cities.flatMap((city) => site.places.citySummary(city.id) ?? []));
}

/**
 * Whom a page is about or shows as the team; a sample is nobody. A person names the business, not the other way around: the
 * business says the same on every page, and not every page shows its people.
 */
function peopleOf({ site, page, subjects: { member } }: StructuredDataInput) {
  const shown = page.sections.flatMap((section) => (section.kind === "team" ? section.members : []));
  const own = member ? [{ ...member.props, id: member.entity.id, path: page.path }] : [];
  const people: Pick<Recorded<MemberProps>, "id" | "path" | "sample" | "name" | "role" | "picture">[] = [
    ...own,
    ...shown.filter(({ id }) => id !== member?.entity.id),
  ];
  return realOnly(people).map(({ id, name, role, picture, path }): PersonLeaf & { "@id": string } => ({
    "@type": "Person",
    "@id": `${absoluteUrl(site, "/")}#${id}`,
    name,
    jobTitle: role,
    ...(picture && { image: fileUrl(site, picture) }),
    ...(path !== undefined && { url: absoluteUrl(site, path) }),
    worksFor: { "@id": businessId(site) },
  }));
}

/** Articles carry midnight UTC: the data knows the day only, and Google wants a zone (publication-dates). */
function articleNode(
  { site, file, page, image, modifiedOn = file.article?.publishedOn ?? "" }: StructuredDataInput,
  url: string,
  business: BusinessFacts,
): BlogPostingLeaf[] {
  if (!file.article) return [];
  const { headline, author, publishedOn } = file.article;
  return [
    {
      "@type": "BlogPosting",
      "@id": `${url}#article`,
      headline,
      description: page.head.description,
      image: fileUrl(site, image),
      datePublished: `${publishedOn}T00:00:00Z`,
      dateModified: `${modifiedOn}T00:00:00Z`,
      author: { "@type": "Organization", name: author, url: business.url },
      publisher: { "@id": business.id },
      mainEntityOfPage: { "@id": `${url}#webpage` },
    },
  ];
}

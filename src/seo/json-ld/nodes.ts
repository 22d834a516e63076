import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  ImageObjectLeaf,
  ItemListLeaf,
  ServiceLeaf,
  Thing,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts";
import type { PageShape } from "../../kinds/page/types.ts";

/** Every node that a page of ours may carry. */
export type GraphNode = Exclude<Thing, string>;

export interface Graph {
  "@context": "https://schema.org";
  "@graph": readonly GraphNode[];
}

/** One `@graph` of all nodes of a page. */
export function buildGraph(nodes: readonly GraphNode[]): Graph {
  return { "@context": "https://schema.org", "@graph": nodes };
}

/** The site itself; on the home page only (Google: site-names). */
export function buildWebSite(input: {
  id: string;
  url: string;
  name: string;
  language: string;
  publisherId: string;
}): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": input.id,
    url: input.url,
    name: input.name,
    inLanguage: input.language,
    publisher: { "@id": input.publisherId },
  };
}

/** The page. `aboutId` and `mainEntityId` name another node of the graph. */
export function buildWebPage(input: {
  type: PageShape["page"];
  url: string;
  name: string;
  description: string;
  language: string;
  imageUrl: string;
  breadcrumbId?: string;
  aboutId?: string;
  mainEntityId?: string;
  modifiedOn?: string;
}): WebPageLeaf {
  return {
    // schema-dts has one leaf per subtype; all take the properties used here.
    "@type": input.type as "WebPage",
    "@id": `${input.url}#webpage`,
    url: input.url,
    name: input.name,
    description: input.description,
    inLanguage: input.language,
    primaryImageOfPage: { "@type": "ImageObject", contentUrl: input.imageUrl },
    ...(input.breadcrumbId && { breadcrumb: { "@id": input.breadcrumbId } }),
    ...(input.aboutId && { about: { "@id": input.aboutId } }),
    ...(input.mainEntityId && { mainEntity: { "@id": input.mainEntityId } }),
    ...(input.modifiedOn && { dateModified: input.modifiedOn }),
  };
}

/** The trail from home to a page, as it is shown; at least two items (Google: breadcrumb). */
export function buildBreadcrumbs(input: {
  pageUrl: string;
  items: { name: string; url: string }[];
}): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(input.pageUrl),
    itemListElement: input.items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function breadcrumbId(pageUrl: string): string {
  return `${pageUrl}#breadcrumb`;
}

/** A service of the business; with `area` in one place only. */
export function buildService(input: {
  pageUrl: string;
  name: string;
  serviceType: string;
  description: string;
  imageUrl: string;
  providerId: string;
  /** Number that asks for it, where it is not that of the business; E.164. */
  telephone?: string;
  areas: ServiceArea[];
}): ServiceLeaf {
  return {
    "@type": "Service",
    "@id": serviceId(input.pageUrl),
    name: input.name,
    serviceType: input.serviceType,
    description: input.description,
    image: input.imageUrl,
    provider: { "@id": input.providerId },
    ...(input.telephone && {
      availableChannel: {
        "@type": "ServiceChannel",
        servicePhone: { "@type": "ContactPoint", telephone: input.telephone },
      },
    }),
    areaServed: input.areas.map(({ type, name, state, county }) => ({
      "@type": type,
      name: type === "City" ? name : `${name}, ${state}`,
      ...(county && { containedInPlace: { "@type": "AdministrativeArea", name: `${county}, ${state}` } }),
    })),
  };
}

/** A place that is served. */
export interface ServiceArea {
  type: "City" | "AdministrativeArea";
  name: string;
  state: string;
  county?: string;
}

export function serviceId(pageUrl: string): string {
  return `${pageUrl}#service`;
}

/** The links of a hub, in the order of its list. */
export function buildItemList(input: {
  pageUrl: string;
  items: { name: string; url: string }[];
}): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": itemListId(input.pageUrl),
    numberOfItems: input.items.length,
    itemListElement: input.items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url,
    })),
  };
}

export function itemListId(pageUrl: string): string {
  return `${pageUrl}#list`;
}

/** A photo and who took it (Google: image-license-metadata): a person, or the business itself. */
export function buildImage(input: {
  url: string;
  caption?: string;
  width: number;
  height: number;
  creator: string;
  isPerson?: boolean;
  place?: string;
}): ImageObjectLeaf {
  return {
    "@type": "ImageObject",
    contentUrl: input.url,
    ...(input.caption && { caption: input.caption }),
    width: `${input.width}`,
    height: `${input.height}`,
    creditText: input.creator,
    creator: { "@type": input.isPerson ? "Person" : "Organization", name: input.creator },
    ...(input.place && { contentLocation: { "@type": "Place", name: input.place } }),
  };
}

/** An article. Dates carry a zone (Google: publication-dates). */
export function buildArticle(input: {
  url: string;
  headline: string;
  description: string;
  imageUrl: string;
  publishedAt: string;
  modifiedAt: string;
  authorName: string;
  authorUrl: string;
  publisherId: string;
}): BlogPostingLeaf {
  return {
    "@type": "BlogPosting",
    "@id": `${input.url}#article`,
    headline: input.headline,
    description: input.description,
    image: input.imageUrl,
    datePublished: input.publishedAt,
    dateModified: input.modifiedAt,
    author: { "@type": "Organization", name: input.authorName, url: input.authorUrl },
    publisher: { "@id": input.publisherId },
    mainEntityOfPage: { "@id": `${input.url}#webpage` },
  };
}

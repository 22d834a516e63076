import type { PageFile } from "../../kinds/page/fields.ts";
import type { WebPageType } from "./nodes.ts";

/** What the graph of a page of one type holds (SEO rules, section 9). */
export interface PageShape {
  /** Type of the node of the page itself. */
  page: WebPageType;
  /** Types of other nodes that must be there. */
  required?: readonly string[];
  /** Types that may be there too. */
  allowed: readonly string[];
  /** How the business stands in it: with all its facts, or by name and address alone. */
  business: "full" | "reference";
}

const trail = "BreadcrumbList";

/**
 * The shape of every page type: a new type does not compile without one. The page for unknown paths has no graph. A page
 * of questions is a WebPage too: Google ended what it made of FAQPage.
 */
export const pageShapes: Readonly<Record<PageFile["type"], PageShape | undefined>> = {
  home: { page: "WebPage", allowed: ["WebSite"], business: "full" },
  about: { page: "AboutPage", allowed: [trail, "Person"], business: "full" },
  service: { page: "WebPage", required: ["Service"], allowed: [trail, "Offer"], business: "reference" },
  landing: { page: "WebPage", required: ["Service"], allowed: [trail, "Offer"], business: "reference" },
  city: { page: "WebPage", required: ["Service"], allowed: [trail], business: "full" },
  areas: { page: "CollectionPage", required: ["ItemList"], allowed: [trail], business: "reference" },
  county: { page: "CollectionPage", required: ["ItemList"], allowed: [trail], business: "reference" },
  projects: { page: "CollectionPage", required: ["ItemList"], allowed: [trail], business: "reference" },
  project: { page: "WebPage", allowed: [trail, "ImageObject"], business: "reference" },
  contact: { page: "ContactPage", allowed: [trail], business: "full" },
  calculator: { page: "WebPage", allowed: [trail], business: "reference" },
  referral: { page: "WebPage", allowed: [trail], business: "reference" },
  article: { page: "WebPage", required: ["Article"], allowed: [trail, "Person"], business: "reference" },
  text: { page: "WebPage", allowed: [trail], business: "reference" },
  "not-found": undefined,
};

/** True for types of pages on which the business stands with all its facts. */
export function holdsBusinessFacts(type: string): boolean {
  return pageShapes[type as PageFile["type"]]?.business === "full";
}

import type { Page } from "../../../src/schema/types.ts";

/** What the graph of a page of one type holds (SEO rules, section 9). */
export interface GraphShape {
  /** Types of nodes that must be there; the first is that of the page itself. */
  required: readonly [page: string, ...others: string[]];
  /** Types that may be there too. */
  allowed: readonly string[];
  /** How the business stands in it: with all its facts, or by name and address alone. */
  business: "full" | "reference";
}

const trail = "BreadcrumbList";

/** The shape of each page type that search engines see; the page for unknown paths has no graph. */
export const graphShapes: Readonly<Partial<Record<Page["type"], GraphShape>>> = {
  home: { required: ["WebPage"], allowed: ["WebSite"], business: "full" },
  about: { required: ["AboutPage"], allowed: [trail, "Person"], business: "full" },
  service: { required: ["WebPage", "Service"], allowed: [trail, "Offer"], business: "reference" },
  landing: { required: ["WebPage", "Service"], allowed: [trail, "Offer"], business: "reference" },
  city: { required: ["WebPage", "Service"], allowed: [trail], business: "full" },
  areas: { required: ["CollectionPage", "ItemList"], allowed: [trail], business: "reference" },
  county: { required: ["CollectionPage", "ItemList"], allowed: [trail], business: "reference" },
  projects: { required: ["CollectionPage", "ItemList"], allowed: [trail], business: "reference" },
  project: { required: ["WebPage"], allowed: [trail, "ImageObject"], business: "reference" },
  contact: { required: ["ContactPage"], allowed: [trail], business: "full" },
  calculator: { required: ["WebPage"], allowed: [trail], business: "reference" },
  referral: { required: ["WebPage"], allowed: [trail], business: "reference" },
  article: { required: ["WebPage", "Article"], allowed: [trail, "Person"], business: "reference" },
};

/** True for types of pages on which the business stands with all its facts. */
export function holdsBusinessFacts(type: string): boolean {
  return graphShapes[type as Page["type"]]?.business === "full";
}

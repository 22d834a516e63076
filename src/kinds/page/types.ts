/** What the graph of a page of one type holds (SEO rules, section 9). */
export interface PageShape {
  /** Type of the node of the page itself. */
  page: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ProfilePage";
  /** Types of other nodes that must be there. */
  required?: readonly string[];
  /** Types that may be there too. */
  allowed: readonly string[];
  /** How the business stands in it: with all its facts, or by name and address alone. */
  business: "full" | "reference";
}

const trail = "BreadcrumbList";
/** A photo whose data say who took it, and a video. */
const media = ["ImageObject", "VideoObject"];

/**
 * Every type of page. The page for unknown paths has no graph. A page of questions is a WebPage too: Google ended what it
 * made of FAQPage.
 */
const types = {
  home: { page: "WebPage", allowed: ["WebSite", ...media, "Offer"], business: "full" },
  about: { page: "AboutPage", allowed: [trail, ...media, "Person"], business: "full" },
  service: { page: "WebPage", required: ["Service"], allowed: [trail, ...media, "Offer"], business: "reference" },
  landing: { page: "WebPage", required: ["Service"], allowed: [trail, ...media, "Offer"], business: "reference" },
  contact: { page: "ContactPage", allowed: [trail, ...media], business: "full" },
  projects: { page: "CollectionPage", required: ["ItemList"], allowed: [trail, ...media], business: "reference" },
  project: { page: "WebPage", allowed: [trail, ...media], business: "reference" },
  referral: { page: "WebPage", allowed: [trail, ...media], business: "reference" },
  calculator: { page: "WebPage", allowed: [trail, ...media], business: "reference" },
  article: { page: "WebPage", required: ["Article"], allowed: [trail, ...media, "Person"], business: "reference" },
  areas: { page: "CollectionPage", required: ["ItemList"], allowed: [trail, ...media], business: "reference" },
  county: { page: "CollectionPage", required: ["ItemList"], allowed: [trail, ...media], business: "reference" },
  city: { page: "WebPage", required: ["Service"], allowed: [trail, ...media, "Offer"], business: "full" },
  office: { page: "WebPage", allowed: [trail, ...media, "Person"], business: "full" },
  profile: { page: "ProfilePage", allowed: [trail, ...media, "Person"], business: "reference" },
  job: { page: "WebPage", allowed: [trail, ...media, "JobPosting"], business: "reference" },
  event: { page: "WebPage", allowed: [trail, ...media, "Event"], business: "reference" },
  "not-found": undefined,
  text: { page: "WebPage", allowed: [trail, ...media], business: "reference" },
} satisfies Record<string, PageShape | undefined>;

export type PageType = keyof typeof types;

export const pageTypes: Readonly<Record<PageType, PageShape | undefined>> = types;

export const pageTypeNames = Object.keys(types) as PageType[];

/** True for types of pages on which the business stands with all its facts. */
export function holdsBusinessFacts(type: PageType | undefined): boolean {
  return type !== undefined && pageTypes[type]?.business === "full";
}

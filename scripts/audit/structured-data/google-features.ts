/** What Google asks of the types it shows in results, as it stood on 2026-11-01; look again when `reviewBy` of data/audit.yaml passes. */

/** Properties of one feature. */
export interface Feature {
  /** schema.org type; subtypes count. */
  type: string;
  required: readonly string[];
  recommended: readonly string[];
}

/** https://developers.google.com/search/docs/appearance/structured-data/local-business and organization */
export const localBusiness: Feature = {
  type: "LocalBusiness",
  required: ["name", "address"],
  recommended: [
    "telephone",
    "url",
    "openingHoursSpecification",
    "priceRange",
    "image",
    "logo",
    "email",
    "description",
    "foundingDate",
    "sameAs",
  ],
};

/** https://developers.google.com/search/docs/appearance/site-names */
export const webSite: Feature = { type: "WebSite", required: ["name", "url"], recommended: [] };

/** https://developers.google.com/search/docs/appearance/structured-data/article */
export const article: Feature = {
  type: "Article",
  required: [],
  recommended: ["headline", "image", "datePublished", "dateModified", "author"],
};

/** https://developers.google.com/search/docs/appearance/structured-data/article: of each author */
export const articleAuthor: Feature = { type: "Thing", required: [], recommended: ["name", "url"] };

/** https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
export const imageMetadata = {
  type: "ImageObject",
  required: ["contentUrl"],
  /** One of these is required too. */
  oneOf: ["creator", "creditText", "copyrightNotice", "license"],
} as const;

/** What a result of a type cannot do without, one of each line, as the pages of the gallery say: event, job-posting, video, product, course, recipe. */
export const requiredOf: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Event: [["name"], ["startDate"], ["location"]],
  JobPosting: [
    ["title"],
    ["description"],
    ["datePosted"],
    ["hiringOrganization"],
    ["jobLocation", "applicantLocationRequirements"],
  ],
  Product: [["name"], ["offers", "review", "aggregateRating"]],
  Recipe: [["name"], ["image"]],
  VideoObject: [["name"], ["thumbnailUrl"], ["uploadDate"]],
};

/** https://developers.google.com/search/docs/appearance/structured-data/review-snippet: types that may be reviewed */
export const reviewable = [
  "Book",
  "Course",
  "CreativeWorkSeason",
  "CreativeWorkSeries",
  "Episode",
  "Event",
  "Game",
  "HowTo",
  "LocalBusiness",
  "MediaObject",
  "Movie",
  "MusicPlaylist",
  "MusicRecording",
  "Organization",
  "Product",
  "Recipe",
  "SoftwareApplication",
] as const;

/** Longest name of the author of a review, in characters. */
export const maxAuthorChars = 99;

/** Least area of the picture of an article or a business, in square pixels. */
export const minPictureArea = 50_000;

/** Least width and height of a logo, in pixels. */
export const minLogoSide = 112;

/** Fewest decimals of a coordinate. */
export const minCoordinateDecimals = 5;

/** Types that Google has ceased to show, and when. */
export const retired: Readonly<Record<string, string>> = {
  ClaimReview: "between 2025 and January 2026",
  FAQPage: "on 7 May 2026",
  HowTo: "in September 2023",
  OccupationAggregationByEmployer: "between 2025 and January 2026",
  Quiz: "between 2025 and January 2026",
  SearchAction: "in November 2024",
  SpecialAnnouncement: "between 2025 and January 2026",
};

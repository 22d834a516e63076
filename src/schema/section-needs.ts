import type { Page } from "./types.ts";

export type SectionKind = Page["sections"][number]["kind"];

/** What some kinds of sections show that only some pages have. */
export type SectionNeed = "city" | "county" | "project" | "article" | "rates";

/** What each kind of section shows that only some pages have; on all others it would be left out without a word. */
export const sectionNeeds: Partial<Record<SectionKind, SectionNeed>> = {
  "city-hero": "city",
  "city-project": "city",
  "city-local": "city",
  "city-character": "city",
  "nearby-areas": "city",
  "city-faq": "city",
  "county-hero": "county",
  "county-cities": "county",
  "project-hero": "project",
  "project-slider": "project",
  "project-comparison": "project",
  "project-story": "project",
  "project-gallery": "project",
  "article-header": "article",
  calculator: "rates",
};

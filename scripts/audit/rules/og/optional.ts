import { missingTags } from "../../missing-tags.ts";
import type { BarePageRule } from "../../rule.ts";

const optional = ["og:description", "og:site_name", "og:locale", "og:image:alt"];

export const ogOptional: BarePageRule = {
  id: "og/optional",
  needs: "pages",
  severity: "info",
  checks: "A page has the tags that make a link preview complete.",
  why: "Without them a shared link has no words under its title, or a picture that nobody hears of.",
  fix: "Look at the head of the page; every value comes from its data.",
  source: "open-graph",
  page: (page, audit) => missingTags(page, optional, audit),
};

import { missingTags } from "../../missing-tags.ts";
import type { BarePageRule } from "../../rule.ts";

const optional = ["og:description", "og:site_name", "og:locale", "og:image:alt"];

export const ogOptional: BarePageRule = {
  id: "og/optional",
  needs: "pages",
  severity: "info",
  checks: "Every page has the tags that complete a link preview.",
  why: "Without them, a shared link has no text under its title, or an image without alt text.",
  fix: "Check the head of the page; every value comes from its data.",
  source: "open-graph",
  page: (page, audit) => missingTags(page, optional, audit),
};

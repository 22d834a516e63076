import { missingTags } from "../../missing-tags.ts";
import type { BarePageRule } from "../../rule.ts";

const required = ["og:title", "og:type", "og:url", "og:image"];

export const ogRequired: BarePageRule = {
  id: "og/required",
  needs: "pages",
  severity: "error",
  checks: "A page has the tags that a link preview cannot do without.",
  why: "Without them a shared link is a bare address.",
  fix: "Look at the head of the page; every value comes from its data.",
  source: "open-graph",
  page: (page, audit) => missingTags(page, required, audit),
};

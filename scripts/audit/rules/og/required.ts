import { missingTags } from "../../missing-tags.ts";
import type { BarePageRule } from "../../rule.ts";

const required = ["og:title", "og:type", "og:url", "og:image"];

export const ogRequired: BarePageRule = {
  id: "og/required",
  needs: "pages",
  severity: "error",
  checks: "Every page has the tags that a link preview requires.",
  why: "Without them, a shared link is a bare URL.",
  fix: "Check the head of the page; every value comes from its data.",
  source: "open-graph",
  page: (page, audit) => missingTags(page, required, audit),
};

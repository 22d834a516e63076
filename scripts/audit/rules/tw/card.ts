import { missingTags } from "../../missing-tags.ts";
import type { BarePageRule } from "../../rule.ts";

const required = [
  "twitter:card",
  "twitter:title",
  "twitter:description",
  "twitter:image",
  "twitter:image:alt",
];

export const twCard: BarePageRule = {
  id: "tw/card",
  needs: "pages",
  severity: "warning",
  checks: "A page has the tags of a Twitter card.",
  why: "X and some chat programs read them before the Open Graph tags.",
  fix: "Look at the head of the page; every value comes from its data.",
  source: "open-graph",
  page: (page) => missingTags(page, required),
};

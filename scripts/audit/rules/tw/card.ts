import { metaContents } from "../../head-values.ts";
import type { PageRule } from "../../rule.ts";

const required = [
  "twitter:card",
  "twitter:title",
  "twitter:description",
  "twitter:image",
  "twitter:image:alt",
];

export const twCard: PageRule = {
  id: "tw/card",
  severity: "warning",
  checks: "A page has the tags of a Twitter card.",
  why: "X and some chat programs read them before the Open Graph tags.",
  fix: "Look at the head of the page; every value comes from its data.",
  source: "open-graph",
  *page({ path, expected, facts }) {
    if (!expected.isIndexed) return;
    for (const key of required)
      if (!metaContents(facts, key)[0]) yield { message: `${path} lacks ${key}.`, cause: key };
  },
};

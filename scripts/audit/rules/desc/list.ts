import { metaContents } from "../../../read-build/head-values.ts";
import type { BarePageRule } from "../../rule.ts";

/** More commas than this for 100 characters are a list (own policy). */
const mostCommas = 6;

export const descList: BarePageRule = {
  id: "desc/list",
  needs: "pages",
  severity: "warning",
  checks: "The meta description consists of sentences, not a comma-separated list of words.",
  why: "Google does not show keyword lists.",
  fix: "Write one or two sentences.",
  source: "google-snippet",
  *page({ path, facts }) {
    const [text] = metaContents(facts, "description");
    if (!text) return;
    const commas = text.split(",").length - 1;
    if ((commas / text.length) * 100 > mostCommas)
      yield { message: `The description of ${path} is a list with ${commas} commas: "${text}".` };
  },
};

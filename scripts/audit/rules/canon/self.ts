import { canonicalsOf } from "../../../read-build/head-values.ts";
import { canonicalTarget } from "../../canonical.ts";
import type { PageRule } from "../../rule.ts";

export const canonSelf: PageRule = {
  id: "canon/self",
  severity: "error",
  checks: "The canonical URL of an indexable page is its own URL, character for character.",
  why: "A page that names another as the original is left out of search results.",
  fix: "Build the site again; if the problem remains, the head of the page is at fault.",
  source: "google-canonical",
  *page(page, audit) {
    if (page.expected.isIndexed && canonicalTarget(page, audit) === "other")
      yield {
        message: `The canonical URL of ${page.path} is another page: ${canonicalsOf(page.facts)[0]?.href}.`,
        cause: "other",
      };
  },
};

import { canonicalTarget } from "../../canonical.ts";
import type { BarePageRule } from "../../rule.ts";

export const canonNotRoot: BarePageRule = {
  id: "canon/not-root",
  needs: "pages",
  severity: "error",
  checks: "Only the home page declares the home page as its canonical URL.",
  why: "Other pages that name it disappear from search results as if they were duplicates of the home page.",
  fix: "Build the site again; if the problem remains, the head of the page is at fault.",
  source: "lighthouse",
  *page(page, audit) {
    if (canonicalTarget(page, audit) === "root")
      yield { message: `The canonical URL of ${page.path} is the home page.`, cause: "root" };
  },
};

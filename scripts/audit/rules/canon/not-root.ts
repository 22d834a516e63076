import { canonicalTarget } from "../../canonical.ts";
import type { BarePageRule } from "../../rule.ts";

export const canonNotRoot: BarePageRule = {
  id: "canon/not-root",
  needs: "pages",
  severity: "error",
  checks: "No page but the home page names the home page as its canonical address.",
  why: "Such pages vanish from search results, as if they were copies of the home page.",
  fix: "Build the site again; if it stays, the head of the page is at fault.",
  source: "lighthouse",
  *page(page, audit) {
    if (canonicalTarget(page, audit) === "root")
      yield { message: `The canonical address of ${page.path} is the home page.`, cause: "root" };
  },
};

import { canonicalsOf } from "../../../read-build/head-values.ts";
import { canonicalTarget } from "../../canonical.ts";
import type { BarePageRule } from "../../rule.ts";

export const canonTarget: BarePageRule = {
  id: "canon/target",
  needs: "pages",
  severity: "error",
  checks: "The canonical address is a page that exists.",
  why: "Search engines then choose an address themselves, or none.",
  fix: "Build the site again; if it stays, the head of the page is at fault.",
  source: "screaming-frog",
  *page(page, audit) {
    if (canonicalTarget(page, audit) === "missing")
      yield {
        message: `The canonical address of ${page.path} leads to no page: ${canonicalsOf(page.facts)[0]?.href}.`,
        cause: "missing",
      };
  },
};

import { isNoindex, metaContents, robotsDirectives } from "../../../read-build/head-values.ts";
import { isDisallowed } from "../../../read-build/robots-text.ts";
import type { BarePageRule } from "../../rule.ts";

export const indexUnreadableNoindex: BarePageRule = {
  id: "index/unreadable-noindex",
  needs: "pages",
  severity: "error",
  checks: "A page with noindex may be read by crawlers.",
  why: "robots.txt keeps the crawler away, so that it never sees the noindex and may list the address.",
  fix: "Allow the path in robots.txt.",
  source: "google-robots",
  *page({ path, facts }, { robots }) {
    if (isDisallowed(robots.rules, path) && isNoindex(robotsDirectives(metaContents(facts, "robots"))))
      yield { message: `${path} has noindex, but robots.txt forbids reading it.` };
  },
};

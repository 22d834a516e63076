import { kindOfTarget } from "../../link-targets.ts";
import type { PageRule } from "../../rule.ts";

export const linkRedirect: PageRule = {
  id: "link/redirect",
  severity: "warning",
  checks: "Links within the site lead to pages, not to redirects.",
  why: "Each redirect costs the visitor a round trip and the crawler a visit.",
  fix: "Link the page that the redirect leads to.",
  source: "screaming-frog",
  *page({ path, facts }, audit) {
    for (const href of new Set(facts.anchors.map(({ href = "" }) => href))) {
      const target = audit.internal(href, path);
      if (target && kindOfTarget(audit, target.path) === "redirect")
        yield { message: `${path} links ${href}, which is redirected.`, cause: href };
    }
  },
};

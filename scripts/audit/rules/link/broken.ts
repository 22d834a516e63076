import { kindOfTarget } from "../../link-targets.ts";
import type { PageRule } from "../../rule.ts";

export const linkBroken: PageRule = {
  id: "link/broken",
  severity: "error",
  checks: "Every link within the site leads to a page or a file.",
  why: "A visitor ends on an error page, and a crawler loses its way.",
  fix: "Link a page that exists; `site routes` lists them.",
  source: "docusaurus",
  *page({ path, facts }, audit) {
    for (const href of new Set(facts.anchors.flatMap(({ href }) => href || []))) {
      const target = audit.internal(href, path);
      if (target && kindOfTarget(audit, target.path) === "nothing")
        yield { message: `${path} links ${href}, where nothing is.`, cause: href };
    }
  },
};

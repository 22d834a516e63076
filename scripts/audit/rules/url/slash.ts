import { withOtherSlash } from "../../link-targets.ts";
import type { PageRule } from "../../rule.ts";

export const urlSlash: PageRule = {
  id: "url/slash",
  severity: "error",
  checks: "Links have a slash at the end exactly where the address of the page has one.",
  why: "With and without a slash are two addresses, one of which redirects or does not exist.",
  fix: "Write the path as `site routes` lists it.",
  source: "google-canonical",
  *page({ path, facts }, { site, internal }) {
    for (const href of new Set(facts.anchors.map(({ href = "" }) => href))) {
      const target = internal(href, path)?.path;
      const right = target && withOtherSlash(target);
      if (right && !site.paths.has(target) && site.paths.has(right))
        yield { message: `${path} links ${href}; the page is ${right}.`, cause: href };
    }
  },
};

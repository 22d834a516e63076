import { withOtherSlash } from "../../link-targets.ts";
import type { BarePageRule } from "../../rule.ts";

export const urlSlash: BarePageRule = {
  id: "url/slash",
  needs: "pages",
  severity: "error",
  checks: "Links have a slash at the end exactly where the address of the page has one.",
  why: "With and without a slash are two addresses, one of which redirects or does not exist.",
  fix: "Write the path as `site routes` lists it.",
  source: "google-canonical",
  *page({ path, facts }, { internal, kindOf }) {
    for (const href of new Set(facts.anchors.map(({ href = "" }) => href))) {
      const target = internal(href, path)?.path;
      const right = target && withOtherSlash(target);
      if (right && kindOf(target) === "other slash")
        yield { message: `${path} links ${href}; the page is ${right}.`, cause: href, words: href };
    }
  },
};

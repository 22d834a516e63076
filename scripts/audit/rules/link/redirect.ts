import type { BarePageRule } from "../../rule.ts";

export const linkRedirect: BarePageRule = {
  id: "link/redirect",
  needs: "pages",
  severity: "warning",
  checks: "Internal links lead to pages, not to redirects.",
  why: "Each redirect costs visitors an extra round trip and crawlers an extra request.",
  fix: "Link directly to the page that the redirect leads to.",
  source: "screaming-frog",
  *page({ path, facts }, { internal, kindOf }) {
    for (const href of new Set(facts.anchors.map(({ href = "" }) => href))) {
      const target = internal(href, path);
      if (target && kindOf(target.path) === "redirect")
        yield { message: `${path} links to ${href}, which is redirected.`, cause: href, words: href };
    }
  },
};

import type { BarePageRule } from "../../rule.ts";

export const linkNofollowInternal: BarePageRule = {
  id: "link/nofollow-internal",
  needs: "pages",
  severity: "warning",
  checks: "No link within the site has nofollow.",
  why: "It tells search engines that the site does not stand by its own page.",
  fix: "Take nofollow away.",
  source: "screaming-frog",
  *page({ path, facts }, { internal }) {
    for (const { href = "", rel, start } of facts.anchors)
      if (rel.toLowerCase().split(/\s+/).includes("nofollow") && internal(href, path))
        yield { message: `${path} links ${href} with nofollow.`, cause: href, at: start };
  },
};

import { didYouMean } from "../../../../src/loader/suggest.ts";
import type { BarePageRule } from "../../rule.ts";

export const linkBroken: BarePageRule = {
  id: "link/broken",
  needs: "pages",
  severity: "error",
  checks: "Every link within the site leads to a page or a file.",
  why: "A visitor ends on an error page, and a crawler loses its way.",
  fix: "Link a page that exists; `site routes` lists them.",
  source: "docusaurus",
  *page({ path, facts }, { internal, kindOf, site }) {
    // What the page shows as well, such as a picture behind a smaller one, is for file/missing.
    const isShown = (href: string) => facts.needs.some(({ address }) => address === href);
    for (const href of new Set(facts.anchors.flatMap(({ href }) => href || []))) {
      const target = internal(href, path);
      if (!target || kindOf(target.path) !== "nothing" || isShown(href)) continue;
      const meant = site.paths && didYouMean(target.path.toLowerCase(), [...site.paths.keys()]);
      yield {
        message: `${path} links ${href}, where nothing is.`,
        cause: href,
        words: href,
        ...(meant && { fix: `Link ${meant}, or another page that \`site routes\` lists.` }),
      };
    }
  },
};

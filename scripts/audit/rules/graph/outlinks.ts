import { counted } from "../../../../src/loader/counted.ts";
import { isContact } from "../../link-targets.ts";
import type { BarePageRule } from "../../rule.ts";

export const graphOutlinks: BarePageRule = {
  id: "graph/outlinks",
  needs: "pages",
  severity: "warning",
  checks: "Every page has links, but not too many.",
  why: "A page without links is a dead end; with hundreds, none of them counts.",
  fix: "Link to what visitors look for next, or split the list.",
  source: "screaming-frog",
  limits: ["links.maxInternal", "links.maxExternal"],
  *page({ path, facts, expected }, { internal, limits }) {
    const hrefs = facts.anchors.flatMap(({ href }) => (href && !isContact(href) ? href : []));
    const inside = hrefs.filter((href) => internal(href, path)).length;
    const outside = hrefs.length - inside;
    if (inside === 0 && expected.isIndexed)
      yield { message: `${path} links no page of this site.`, cause: "no links" };
    const { maxInternal, maxExternal } = limits.links;
    if (inside > maxInternal)
      yield {
        message: `${path} has ${counted(inside, "link")} to this site, more than ${maxInternal}.`,
        cause: "inside",
      };
    if (outside > maxExternal)
      yield {
        message: `${path} has ${counted(outside, "link")} to other sites, more than ${maxExternal}.`,
        cause: "outside",
      };
  },
};

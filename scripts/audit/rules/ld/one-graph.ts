import { hasData } from "../../has-data.ts";
import type { BarePageRule } from "../../rule.ts";
import { graphNodes, isKind } from "../../structured-data/placed-nodes.ts";

export const ldOneGraph: BarePageRule = {
  id: "ld/one-graph",
  needs: "pages",
  severity: "warning",
  checks: "All nodes on a page are in one graph, which describes the site once.",
  why: "Search engines have to guess how nodes in separate blocks relate, and two descriptions of a site cancel each other out.",
  fix: "Have the page builder add its nodes to the one graph.",
  source: "google-site-names",
  *page({ path, facts }, audit) {
    const blocks = facts.structuredData.filter((block) => "value" in block).length;
    // Other tools write a block for each thing, which search engines read as well.
    if (blocks > 1 && hasData(audit))
      yield {
        message: `${path} has ${blocks} blocks of structured data instead of one graph.`,
        cause: `${blocks} blocks`,
      };
    const sites = graphNodes(facts).filter((placed) => isKind(placed, "WebSite")).length;
    if (sites > 1 && path === "/")
      yield { message: `The structured data of / describes the site ${sites} times.` };
  },
};

import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import type { PageRule } from "../../rule.ts";
import { webSite } from "../../structured-data/google-features.ts";
import { firstOfKind, graphNodes, isComplete, lacks } from "../../structured-data/placed-nodes.ts";

export const ldWebsite: PageRule = {
  id: "ld/website",
  severity: "error",
  checks: "The home page, and no other, describes the site with the name of the business and the site's URL.",
  why: "Google takes the site name that it shows above results from this markup.",
  fix: "Have the home page builder add it, with the name in business.yaml.",
  source: "google-site-names",
  *page({ path, expected, facts }, { site }) {
    const node = firstOfKind(facts, webSite.type)?.node;
    if (expected.props.type !== "home") {
      if (node)
        yield {
          message: `The structured data of ${path} describes the site, which is for the home page.`,
          cause: "not home",
          words: `"@type":"${webSite.type}"`,
        };
      return;
    }
    if (!node) {
      if (graphNodes(facts).length > 0 && isComplete(facts))
        yield { message: `The structured data of ${path} does not describe the site.`, cause: "none" };
      return;
    }
    const right: Record<string, string> = { name: site.business.name, url: absoluteUrl(site, "/") };
    for (const property of webSite.required) {
      const meant = right[property] ?? "";
      if (lacks(node, property))
        yield {
          message: `The site has no "${property}" in the structured data of ${path}.`,
          cause: `no ${property}`,
        };
      else if (node[property] !== undefined && node[property] !== meant)
        yield {
          message: `The structured data of ${path} says "${property}" of the site is "${String(node[property])}"; "${meant}" is right.`,
          cause: property,
          words: String(node[property]),
        };
    }
  },
};

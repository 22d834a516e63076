import type { PageRule } from "../../rule.ts";
import { otherLocation } from "../../structured-data/other-locations.ts";
import { ownBusiness } from "../../structured-data/own-business.ts";
import { nameOfKind, type PlacedNode, placedNodes } from "../../structured-data/placed-nodes.ts";

export const ldLbSingleLocation: PageRule = {
  id: "ld/lb-single-location",
  severity: "error",
  checks: "The site has one business with one @id, and no page invents an office for it.",
  why: "Google wants one business per real location and treats extra ones as spam.",
  fix: 'Have the page builder refer to the business by its "@id" alone.',
  source: "google-local-business",
  *page({ path, facts }, { site }) {
    const own = ownBusiness(facts, site);
    for (const placed of placedNodes(facts)) {
      const location = otherLocation(placed, own, site);
      const name = nameOfKind(placed.types);
      if (location === "business")
        yield {
          message: `The structured data of ${path} holds a second business: ${name} with ${idText(placed)}.`,
          cause: "second business",
          words: String(placed.node["@id"] ?? ""),
        };
      else if (location === "place")
        yield {
          message: `The structured data of ${path} gives ${name} a place of its own, where the business has no office.`,
          cause: `place of ${name}`,
        };
    }
  },
};

function idText({ node }: PlacedNode): string {
  return node["@id"] === undefined ? "no @id" : `the @id ${String(node["@id"])}`;
}

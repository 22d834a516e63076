import { businessId } from "../../../../src/routes/structured-data.ts";
import type { PageRule } from "../../rule.ts";
import { ownBusiness } from "../../structured-data/own-business.ts";
import { isKind, nameOfKind, type PlacedNode, placedNodes } from "../../structured-data/placed-nodes.ts";
import { isNode } from "../../structured-nodes.ts";

export const ldLbSingleLocation: PageRule = {
  id: "ld/lb-single-location",
  severity: "error",
  checks: "The site has one business, with one @id; no page invents an office of it.",
  why: "Google wants one business per real location; more of them are spam.",
  fix: 'Let the builder of the page name the business by its "@id" alone.',
  source: "google-local-business",
  *page({ path, facts }, { site }) {
    const own = ownBusiness(facts, site);
    for (const placed of placedNodes(facts)) {
      if (placed.isReference || placed.node["@id"] === businessId(site) || isWithin(placed, own)) continue;
      const name = nameOfKind(placed.types);
      if (isKind(placed, "LocalBusiness"))
        yield {
          message: `The structured data of ${path} holds a second business: ${name} with ${idText(placed)}.`,
          cause: "second business",
        };
      else if (placed.node.geo !== undefined || hasStreet(placed.node.address))
        yield {
          message: `The structured data of ${path} gives ${name} a place of its own, where the business has no office.`,
          cause: `place of ${name}`,
        };
    }
  },
};

function isWithin(placed: PlacedNode, outer: PlacedNode | undefined): boolean {
  if (!placed.parent) return placed === outer;
  return isWithin(placed.parent, outer);
}

function idText({ node }: PlacedNode): string {
  return node["@id"] === undefined ? "no @id" : `the @id ${String(node["@id"])}`;
}

function hasStreet(address: unknown): boolean {
  return isNode(address) && address.streetAddress !== undefined;
}

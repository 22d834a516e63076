import { businessId } from "../../../src/pages/addresses.ts";
import type { Site } from "../../../src/site/site.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { graphNodes, type PlacedNode } from "./placed-nodes.ts";

/** The node of the business in the graph of a page; undefined where it has none. */
export function ownBusiness(facts: PageFacts, site: Site): PlacedNode | undefined {
  const id = businessId(site);
  return graphNodes(facts).find(({ node }) => node["@id"] === id);
}

import type { PageFacts } from "../../read-build/page-facts.ts";
import { isNode } from "../../read-build/structured-nodes.ts";
import type { BareAudit } from "../audit.ts";
import { isKind, type PlacedNode, placedNodes, textsOf, valuesOf } from "./placed-nodes.ts";

/** Types that a business speaks of itself with. */
const own = ["Organization", "Service", "WebSite", "WebPage"];

/** Every rating and review of a page. */
export function ratingsOf(facts: PageFacts): PlacedNode[] {
  return placedNodes(facts).filter((placed) => isKind(placed, "AggregateRating") || isKind(placed, "Review"));
}

/** What a rating or review is about: the node it is a value of, or the ones it names; empty where that is not said. */
export function reviewedBy(facts: PageFacts, { node, parent }: PlacedNode): PlacedNode[] {
  if (parent) return [parent];
  const named = valuesOf(node.itemReviewed).filter(isNode);
  return placedNodes(facts).filter(
    (placed) =>
      named.includes(placed.node) ||
      (!placed.isReference &&
        named.some((item) => item["@id"] !== undefined && item["@id"] === placed.node["@id"])),
  );
}

/** True for a rating of the business itself, or of something it offers. */
export function isOwnRating(facts: PageFacts, rating: PlacedNode): boolean {
  return reviewedBy(facts, rating).some((placed) => own.some((type) => isKind(placed, type)));
}

/** Properties of a rating that say where it comes from. */
const origins = ["author", "publisher", "sourceOrganization", "provider", "isBasedOn", "url"];

/** Name or address of the other site that a rating comes from: one of the business's profiles, or any other host. */
export function foreignOrigin(
  { node }: PlacedNode,
  { origin, business }: BareAudit["site"],
): string | undefined {
  const profiles = (business?.profiles ?? []).map(({ name }) => name.toLowerCase());
  const said = origins.flatMap((property) => [
    ...textsOf(node, property),
    ...valuesOf(node[property])
      .filter(isNode)
      .flatMap((inner) => [...textsOf(inner, "name"), ...textsOf(inner, "url")]),
  ]);
  return said.find((text) =>
    URL.canParse(text) ? new URL(text).origin !== origin : profiles.includes(text.toLowerCase()),
  );
}

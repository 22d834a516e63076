import { businessId, officeId } from "../../../src/pages/addresses.ts";
import type { Site } from "../../../src/site/site.ts";
import { isNode } from "../../read-build/structured-nodes.ts";
import { isKind, type PlacedNode } from "./placed-nodes.ts";

/** What a node says that only the node of the business may: that it is a business, or where something stands. */
export type OtherLocation = "business" | "place";

/** What makes a node another location than the one of the business; undefined for all other nodes. `own` is the node of the business. */
export function otherLocation(
  placed: PlacedNode,
  own: PlacedNode | undefined,
  site: Site,
): OtherLocation | undefined {
  const { node, isReference } = placed;
  if (isReference || node["@id"] === businessId(site) || isWithin(placed, own)) return undefined;
  if (site.dataset.offices.some(({ id }) => node["@id"] === officeId(site, id))) return undefined;
  if (isKind(placed, "LocalBusiness")) return "business";
  if (isOfOther(placed)) return undefined;
  return node.geo !== undefined || hasStreet(node.address) ? "place" : undefined;
}

/** True for the place of an event or a job, which is no office of the business. */
function isOfOther({ parent }: PlacedNode): boolean {
  return parent !== undefined && (isKind(parent, "Event") || isKind(parent, "JobPosting"));
}

function isWithin(placed: PlacedNode, outer: PlacedNode | undefined): boolean {
  return placed.parent ? isWithin(placed.parent, outer) : placed === outer;
}

function hasStreet(address: unknown): boolean {
  return isNode(address) && address.streetAddress !== undefined;
}

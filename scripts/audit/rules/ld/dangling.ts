import { absoluteUrl, businessId, websiteId } from "../../../../src/pages/addresses.ts";
import type { DataNode } from "../../../read-build/structured-nodes.ts";
import type { AuditedPage, PageRule } from "../../rule.ts";
import { firstOfKind, graphNodes, placedNodes, typesOf } from "../../structured-data/placed-nodes.ts";

export const ldDangling: PageRule = {
  id: "ld/dangling",
  severity: "error",
  checks: "Every @id reference points to a node on the page, or to the business or the site.",
  why: "A dangling reference tells search engines nothing.",
  fix: "Have the page builder add the node, or remove the reference.",
  source: "google-structured-data",
  *page(page, { site }) {
    const { path, facts } = page;
    const address = absoluteUrl(site, path);
    const whole = (id: unknown) =>
      URL.canParse(String(id), address) ? new URL(String(id), address).href : id;
    const there = new Set<unknown>([
      businessId(site),
      websiteId(site),
      ...placedNodes(facts).flatMap(({ node, isReference }) => (isReference ? [] : whole(node["@id"]))),
    ]);
    for (const { node, property, isReference } of placedNodes(facts)) {
      if (!isReference || there.has(whole(node["@id"])) || isReportedMissing(node["@id"], page)) continue;
      yield {
        message: `"${property ?? "@graph"}" on ${path} names ${String(node["@id"])}, which no node of the page is.`,
        cause: `${property ?? "@graph"} names nothing`,
        words: String(node["@id"]),
      };
    }
  },
};

/** True where the page lacks a whole kind of node, which ld/page-type and ld/breadcrumb say. */
function isReportedMissing(id: unknown, { expected, facts }: AuditedPage): boolean {
  const planned = (expected.structuredData?.["@graph"] ?? []) as unknown as readonly DataNode[];
  const missing = planned.find((node) => node["@id"] === id);
  const [type] = missing ? typesOf(missing) : [];
  if (type === undefined) return false;
  return !firstOfKind(facts, type) && graphNodes(facts).every(({ node }) => node["@id"] !== id);
}

import type { BareAudit } from "../../audit.ts";
import { hasData } from "../../has-data.ts";
import type { BarePageRule } from "../../rule.ts";
import { localBusiness, requiredOf } from "../../structured-data/google-features.ts";
import { isKind, lacks, placedNodes } from "../../structured-data/placed-nodes.ts";

export const ldRequired: BarePageRule = {
  id: "ld/required",
  needs: "pages",
  severity: "error",
  checks:
    "Events, jobs, videos, products, and the business have every property that Google requires in structured data.",
  why: "Google shows no rich result for an item that lacks one, and Search Console reports it as invalid.",
  fix: "Add what is missing so that it matches the page, or remove the node.",
  source: "google-gallery",
  *page({ path, facts }, audit) {
    // Of a business whose data are known it is ld/lb-required that says so.
    const ofBusiness = hasData(audit) ? [] : localBusiness.required.map((name) => [name]);
    const features = Object.entries({ ...requiredOf, LocalBusiness: ofBusiness });
    for (const placed of placedNodes(facts)) {
      const { node, types, isReference, property } = placed;
      // What a node only mentions needs no result of its own.
      if (isReference || isOfOtherPage(node["@id"], path, audit)) continue;
      if (property !== undefined && property !== "mainEntity") continue;
      const [type, groups = []] = features.find(([one]) => isKind(placed, one)) ?? [];
      const missing = groups.filter((names) => names.every((name) => lacks(node, name)));
      if (type && missing.length > 0)
        yield {
          message: `The ${types.join(" and ")} in the structured data of ${path} has no ${missing.map((names) => names.join(" or ")).join(", no ")}.`,
          cause: `${type} ${missing.join()}`,
        };
    }
  },
};

/** True for a node that names what another page tells in full, by an `@id` with the address of that page. */
function isOfOtherPage(id: unknown, path: string, audit: BareAudit): boolean {
  const target = typeof id === "string" ? audit.internal(id, path)?.path : undefined;
  return target !== undefined && target !== path && audit.kindOf(target) === "page";
}

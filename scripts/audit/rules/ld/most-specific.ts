import type { PageRule } from "../../rule.ts";
import { ownBusiness } from "../../structured-data/own-business.ts";
import { nameOfKind, placedNodes } from "../../structured-data/placed-nodes.ts";
import { isType } from "../../vocabulary/vocabulary.ts";

export const ldMostSpecific: PageRule = {
  id: "ld/most-specific",
  severity: "warning",
  checks: "The business has the most specific type named in the data, and no node has an additionalType.",
  why: "Google reads the most specific type, or several as a list, but ignores additionalType.",
  fix: "Have the builder take the type from schemaType in business.yaml.",
  source: "google-local-business",
  *page({ path, facts }, { site }) {
    const own = ownBusiness(facts, site);
    const { schemaType } = site.business;
    if (own && own.types.length > 0 && own.types.every(isType) && !own.types.includes(schemaType))
      yield {
        message: `The structured data of ${path} calls the business ${nameOfKind(own.types)} instead of a ${schemaType}.`,
        cause: own.types.join(),
        place: { file: site.dataset.business.file, pointer: "/schemaType" },
      };
    for (const { node, types } of placedNodes(facts))
      if (node.additionalType !== undefined)
        yield {
          message: `The structured data of ${path} gives ${nameOfKind(types)} an additionalType, which Google does not read.`,
          cause: `additionalType ${types.join()}`,
          words: String(node.additionalType),
        };
  },
};

import type { BarePageRule } from "../../rule.ts";
import { retired } from "../../structured-data/google-features.ts";
import { placedNodes } from "../../structured-data/placed-nodes.ts";

export const ldDeprecated: BarePageRule = {
  id: "ld/deprecated",
  needs: "pages",
  severity: "info",
  checks: "Structured data uses no types that Google has stopped showing.",
  why: "Such types add bytes and bring no benefit.",
  fix: "Remove the node, unless another service reads it.",
  source: "google-gallery",
  *page({ path, facts }) {
    const types = new Set(placedNodes(facts).flatMap(({ types }) => types));
    for (const type of types)
      if (Object.hasOwn(retired, type))
        yield {
          message: `The structured data of ${path} has a ${type}, which Google ceased to show ${retired[type]}.`,
          cause: type,
          words: type,
        };
  },
};

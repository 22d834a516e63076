import type { BarePageRule } from "../../rule.ts";
import { isBrokenFile, pictureFaults } from "../../structured-data/picture-faults.ts";
import { nameOfKind, placedNodes } from "../../structured-data/placed-nodes.ts";

export const ldImages: BarePageRule = {
  id: "ld/images",
  needs: "pages",
  severity: "error",
  checks: "Every picture in structured data exists and is as large as Google asks.",
  why: "A result without its picture stands out less, or is not shown in that form at all.",
  fix: "Build the site again; a picture that is too small needs a larger one in data/images.",
  source: "google-article",
  *page({ path, facts }, audit) {
    for (const placed of placedNodes(facts))
      for (const { property, url, fault } of pictureFaults(placed, path, audit))
        if (fault !== isBrokenFile)
          yield {
            message: `"${property}" of ${nameOfKind(placed.types)} on ${path} ${fault}: ${url}`,
            cause: `${property} ${url} ${fault}`,
            words: url,
          };
  },
};

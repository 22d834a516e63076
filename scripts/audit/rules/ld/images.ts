import type { BarePageRule } from "../../rule.ts";
import { isBrokenFile, pictureFaults } from "../../structured-data/picture-faults.ts";
import { nameOfKind, placedNodes } from "../../structured-data/placed-nodes.ts";

export const ldImages: BarePageRule = {
  id: "ld/images",
  needs: "pages",
  severity: "error",
  checks: "Every image in structured data exists and is as large as Google requires.",
  why: "A search result without its image stands out less, or loses its rich result altogether.",
  fix: "Build the site again; if an image is too small, put a larger one in data/images.",
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

import { hasData } from "../../has-data.ts";
import type { BarePageRule } from "../../rule.ts";
import { imageMetadata } from "../../structured-data/google-features.ts";
import { graphNodes, isKind, lacks, textsOf } from "../../structured-data/placed-nodes.ts";

export const ldImageObject: BarePageRule = {
  id: "ld/image-object",
  needs: "pages",
  severity: "warning",
  checks: "Every photo in structured data has a URL and someone to credit.",
  why: "Google shows a photo's creator and license only if the markup has both.",
  fix: "Have the photo builder name the creator.",
  source: "google-image-metadata",
  *page({ path, facts }, audit) {
    for (const placed of graphNodes(facts)) {
      if (!isKind(placed, imageMetadata.type)) continue;
      const { node } = placed;
      const [address = ""] = textsOf(node, "contentUrl");
      const missing: string[] = imageMetadata.required.filter((property) => lacks(node, property));
      // Plugins describe every picture; only who names where to get a license means to credit somebody.
      const isToCredit = hasData(audit) || !lacks(node, "acquireLicensePage");
      if (isToCredit && imageMetadata.oneOf.every((property) => lacks(node, property)))
        missing.push(imageMetadata.oneOf.join(" or "));
      for (const property of missing)
        yield {
          message: `A photo in the structured data of ${path} has no ${property}.`,
          cause: property,
          words: address,
        };
    }
  },
};

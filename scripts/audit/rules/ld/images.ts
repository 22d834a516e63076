import type { Audit } from "../../audit.ts";
import type { PageRule } from "../../rule.ts";
import { minLogoSide, minPictureArea } from "../../structured-data/google-features.ts";
import {
  isKind,
  nameOfKind,
  type PlacedNode,
  placedNodes,
  valuesOf,
} from "../../structured-data/placed-nodes.ts";
import { isNode } from "../../structured-nodes.ts";

/** Properties that hold pictures: an address, or a node with one. */
const pictureProperties = ["image", "logo", "contentUrl", "thumbnailUrl"];

export const ldImages: PageRule = {
  id: "ld/images",
  severity: "error",
  checks: "Every picture in structured data exists and is as large as Google asks.",
  why: "A result without its picture stands out less, or is not shown in that form at all.",
  fix: "Build the site again; a picture that is too small needs a larger one in data/images.",
  source: "google-article",
  *page({ path, facts }, audit) {
    for (const placed of placedNodes(facts))
      for (const property of pictureProperties)
        for (const url of addressesOf(placed.node[property])) {
          const fault = faultOf(url, placed, property, path, audit);
          if (fault)
            yield {
              message: `"${property}" of ${nameOfKind(placed.types)} on ${path} ${fault}: ${url}`,
              cause: `${property} ${url} ${fault}`,
            };
        }
  },
};

/** Addresses that stand in a value itself; nodes within are looked at by themselves. */
function addressesOf(value: unknown): string[] {
  return valuesOf(value).flatMap((one) => (typeof one === "string" && !isNode(one) ? one : []));
}

function faultOf(
  url: string,
  placed: PlacedNode,
  property: string,
  path: string,
  { internal, files }: Audit,
): string | undefined {
  if (!URL.canParse(url)) return "is not a whole address";
  const target = internal(url, path);
  if (!target) return undefined;
  const picture = files.pictureOf(target.path);
  if (!picture) return files.has(target.path) ? "is no picture" : "does not exist";
  const { width, height, format } = picture;
  // A drawing has no pixels of its own.
  if (format === "svg") return undefined;
  if (property === "logo" && Math.min(width, height) < minLogoSide)
    return `has ${width} x ${height} pixels, fewer than ${minLogoSide} x ${minLogoSide}`;
  const isShownLarge = isKind(placed, "Article") || isKind(placed, "Organization");
  if (property === "image" && isShownLarge && width * height < minPictureArea)
    return `has ${width * height} pixels, fewer than ${minPictureArea}`;
  return undefined;
}

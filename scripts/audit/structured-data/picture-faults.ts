import type { BareAudit } from "../audit.ts";
import { minLogoSide, minPictureArea } from "./google-features.ts";
import { isKind, type PlacedNode, valuesOf } from "./placed-nodes.ts";

/** Properties that hold pictures: an address, or a node with one. */
const pictureProperties = ["image", "logo", "contentUrl", "thumbnailUrl"];

/** The fault of a picture whose file is missing or broken, which file/missing and file/broken report. */
export const isBrokenFile = "is broken";

/** A picture of a node that cannot be shown. */
export interface PictureFault {
  property: string;
  url: string;
  /** What is wrong, behind the name of the property: `does not exist`. */
  fault: string;
}

/** Pictures of one node that are none, or smaller than Google asks. Nodes within are looked at by themselves. */
export function pictureFaults(placed: PlacedNode, path: string, audit: BareAudit): PictureFault[] {
  return pictureProperties.flatMap((property) =>
    valuesOf(placed.node[property]).flatMap((url) => {
      if (typeof url !== "string") return [];
      const fault = faultOf(url, placed, property, path, audit);
      return fault === undefined ? [] : { property, url, fault };
    }),
  );
}

function faultOf(
  url: string,
  placed: PlacedNode,
  property: string,
  path: string,
  { internal, files }: BareAudit,
): string | undefined {
  if (!URL.canParse(url)) return "is not an absolute URL";
  const target = internal(url, path);
  if (!target) return undefined;
  if (files.isBroken(target.path)) return isBrokenFile;
  const picture = files.pictureOf(target.path);
  const isVideo = property === "contentUrl" && isKind(placed, "VideoObject");
  if (!picture) return isVideo ? undefined : "is no picture";
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

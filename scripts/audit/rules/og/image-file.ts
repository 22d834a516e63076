import { metaContents } from "../../../read-build/head-values.ts";
import type { BareAudit } from "../../audit.ts";
import { hasData } from "../../has-data.ts";
import type { BarePage, BarePageRule } from "../../rule.ts";

/** Link previews are cut to this shape; a picture may differ by this much (the form that programs for chats and networks ask for). */
const shape = 1.91;
const tolerance = 0.05;

export const ogImageFile: BarePageRule = {
  id: "og/image-file",
  needs: "pages",
  severity: "error",
  checks: "The link preview image has the size it declares, and is large and wide enough.",
  why: "Apps that show link previews drop or crop any other image.",
  fix: "Choose an image in the page's data, and build the site again.",
  source: "open-graph",
  limits: ["files.minCardWidth", "files.minCardHeight", "files.maxCardBytes"],
  *page(page, audit) {
    const [url] = metaContents(page.facts, "og:image");
    const fault = url && faultOf(url, page, audit);
    if (fault) yield { message: `The link preview picture of ${page.path} ${fault}: ${url}`, words: url };
  },
};

function faultOf(url: string, { path, facts }: BarePage, audit: BareAudit): string | undefined {
  if (!URL.canParse(url)) return "is not an absolute URL";
  const target = audit.internal(url, path);
  if (!target) return undefined;
  const { files } = audit.limits;
  const picture = audit.files.pictureOf(target.path);
  // A file that is missing or broken has its own finding.
  if (audit.files.isBroken(target.path)) return undefined;
  if (!picture) return "is no picture";
  const { width, height } = picture;
  const declared = ["og:image:width", "og:image:height"].map((key) => Number(metaContents(facts, key)[0]));
  const isDeclared = declared.some((size) => size > 0);
  if (isDeclared && (declared[0] !== width || declared[1] !== height))
    return `declares ${declared.join(" x ")} pixels, but has ${width} x ${height}`;
  if (width < files.minCardWidth || height < files.minCardHeight)
    return `has ${width} x ${height} pixels; at least ${files.minCardWidth} x ${files.minCardHeight} are right`;
  // Shops show their goods as squares; ours are cut to the shape.
  if (hasData(audit) && Math.abs(width / height - shape) > tolerance)
    return `is ${(width / height).toFixed(2)} times as wide as high, not ${shape} times`;
  const bytes = audit.files.bytesOf(target.path) ?? 0;
  return bytes > files.maxCardBytes ? `has ${bytes} bytes, more than ${files.maxCardBytes}` : undefined;
}

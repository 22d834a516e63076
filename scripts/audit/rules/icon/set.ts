import type { PictureFile } from "../../../read-build/built-files.ts";
import type { BareAudit } from "../../audit.ts";
import { readManifest } from "../../manifest.ts";
import type { BarePage, BarePageRule, Found } from "../../rule.ts";

/** Google shows icons that are squares of more than 48 pixels, or a multiple of it; smaller ones are blurred. */
const leastSize = 48;

export const iconSet: BarePageRule = {
  id: "icon/set",
  needs: "pages",
  severity: "warning",
  checks:
    "The home page links to a square icon and a home screen icon; the icons in the manifest have the size it states.",
  why: "Search results show the icon next to the site name.",
  fix: "Add a square logo to the data, and build again.",
  source: "google-favicon",
  *page({ path, facts }, audit) {
    if (path !== "/") return;
    const { files, internal } = audit;
    for (const rel of ["icon", "apple-touch-icon"]) {
      const links = facts.linkTags.filter((tag) => tag.rel.split(/\s+/).includes(rel));
      if (links.length === 0) yield { message: `The home page links no ${rel}.`, cause: rel };
      const faults = links.map((link) => {
        const target = internal(link.href, path);
        // A file that is missing or broken has its own finding.
        const isJudged = target && !files.isBroken(target.path);
        return { link, fault: isJudged ? faultOf(files.pictureOf(target.path)) : undefined };
      });
      // Small ones are for the tabs of browsers; one that is right is enough.
      const [first] = faults.every(({ fault }) => fault) ? faults : [];
      if (first)
        yield {
          message: `The ${rel} ${first.link.href} ${first.fault}.`,
          cause: rel,
          at: first.link.start,
        };
    }
    yield* manifestFaults(facts, audit);
  },
};

/** Icons of the manifest whose picture has another size than it says. */
function* manifestFaults(facts: BarePage["facts"], audit: BareAudit): Generator<Found> {
  const read = readManifest(facts, audit);
  if (!read) return;
  const { file, manifest } = read;
  const { files, internal } = audit;
  const icons = Array.isArray(manifest.icons) ? (manifest.icons as ManifestIcon[]) : [];
  for (const { src = "", sizes = "any" } of icons) {
    const picture = files.pictureOf(internal(src, file)?.path ?? "");
    if (!picture || picture.format === "svg" || sizes === "any") continue;
    const size = `${picture.width}x${picture.height}`;
    if (!sizes.toLowerCase().split(/\s+/).includes(size))
      yield {
        message: `The manifest says that ${src} has ${sizes} pixels, but its file has ${size}.`,
        fix: `Build the site again, or put a picture of ${sizes} pixels there.`,
        file: file.slice(1),
        words: src,
      };
  }
}

interface ManifestIcon {
  src?: string;
  sizes?: string;
}

function faultOf(picture: PictureFile | undefined): string | undefined {
  if (!picture) return "is no picture";
  const { width, height, format } = picture;
  if (width !== height) return `is not square, but ${width} x ${height} pixels`;
  return format !== "svg" && width < leastSize ? `has ${width} pixels, fewer than ${leastSize}` : undefined;
}

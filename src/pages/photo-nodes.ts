import type { ImageObjectLeaf } from "schema-dts";
import type { Picture } from "../fields/summaries.ts";
import type { ProjectProps } from "../kinds/project/fields.ts";
import type { AnySectionView, SectionKind } from "../sections/index.ts";
import type { Site } from "../site/site.ts";
import { fileUrl } from "./addresses.ts";
import { picturesIn } from "./shown-pictures.ts";

/** Kinds of sections that show the caption and credit of their picture: Google wants nothing said that is not seen. */
const captioned: ReadonlySet<string> = new Set<SectionKind>(["prose", "gallery"]);

/**
 * The photos of a page: those of its project, which are the business's own where they say nothing else, and those that
 * say who took them. A sample or a drawing is no record of anything, so neither is marked up.
 */
export function photoNodes(
  site: Site,
  sections: AnySectionView[],
  project?: ProjectProps,
): ImageObjectLeaf[] {
  const { illustrated, slides = [], location } = project ?? {};
  const own = illustrated
    ? []
    : slides.map(({ image, caption }) => ({
        ...image,
        caption,
        credit: image.credit ?? site.business.name,
        ...(location && { place: image.place ?? location }),
      }));
  const shown = sections.filter(({ kind }) => captioned.has(kind));
  const names = new Set(slides.map(({ image }) => image.name));
  const others = picturesIn(shown).filter(({ name }) => !names.has(name) && names.add(name));
  return [...own, ...others].flatMap((picture) => photoNode(site, picture));
}

/** A photo and who took it (Google: image-license-metadata): a person, or the business itself. */
function photoNode(site: Site, picture: Picture): ImageObjectLeaf[] {
  const { credit, caption, place, width, height, isSample } = picture;
  if (isSample || credit === undefined) return [];
  return [
    {
      "@type": "ImageObject",
      contentUrl: fileUrl(site, picture),
      ...(caption && { caption }),
      width: `${width}`,
      height: `${height}`,
      creditText: credit,
      creator: { "@type": credit === site.business.name ? "Organization" : "Person", name: credit },
      ...(place && { contentLocation: { "@type": "Place", name: place } }),
    },
  ];
}

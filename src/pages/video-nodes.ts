import type { VideoObjectLeaf } from "schema-dts";
import type { AnySectionView } from "../sections/index.ts";
import { realOnly } from "../site/samples.ts";
import type { Site } from "../site/site.ts";
import { fileUrl } from "./addresses.ts";

/** The videos of a page (Google: video). The data know the day only, and Google wants a zone: midnight UTC. */
export function videoNodes(site: Site, sections: readonly AnySectionView[]): VideoObjectLeaf[] {
  const shown = sections.flatMap((section) => (section.kind === "video" ? [section] : []));
  return realOnly(shown).map(({ title, description, poster, uploadedOn, duration, video }) => ({
    "@type": "VideoObject",
    name: title,
    description,
    thumbnailUrl: fileUrl(site, poster),
    uploadDate: `${uploadedOn}T00:00:00Z`,
    duration,
    ...("file" in video ? { contentUrl: fileUrl(site, { src: video.file }) } : { embedUrl: video.embed }),
  }));
}

import type { AnySectionView } from "../sections/index.ts";
import type { GraphNode } from "../seo/json-ld/nodes.ts";
import { buildVideo } from "../seo/json-ld/video.ts";
import { realOnly } from "../site/samples.ts";
import type { Site } from "../site/site.ts";
import { fileUrl } from "./addresses.ts";

/** The videos of a page. The data know the day only, and Google wants a zone: midnight UTC. */
export function videoNodes(site: Site, sections: readonly AnySectionView[]): GraphNode[] {
  const shown = sections.flatMap((section) => (section.kind === "video" ? [section] : []));
  return realOnly(shown).map(({ title, description, poster, uploadedOn, duration, video }) =>
    buildVideo({
      name: title,
      description,
      thumbnailUrl: fileUrl(site, poster),
      uploadedAt: `${uploadedOn}T00:00:00Z`,
      duration,
      ...("file" in video ? { contentUrl: fileUrl(site, { src: video.file }) } : { embedUrl: video.embed }),
    }),
  );
}

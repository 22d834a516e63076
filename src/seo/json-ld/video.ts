import type { VideoObjectLeaf } from "schema-dts";

/** A video (Google: video). It is a file of the site, or shown by the player of another host. */
export function buildVideo(input: {
  name: string;
  description: string;
  thumbnailUrl: string;
  /** With a zone. */
  uploadedAt: string;
  /** ISO 8601. */
  duration: string;
  contentUrl?: string;
  embedUrl?: string;
}): VideoObjectLeaf {
  return {
    "@type": "VideoObject",
    name: input.name,
    description: input.description,
    thumbnailUrl: input.thumbnailUrl,
    uploadDate: input.uploadedAt,
    duration: input.duration,
    ...(input.contentUrl && { contentUrl: input.contentUrl }),
    ...(input.embedUrl && { embedUrl: input.embedUrl }),
  };
}

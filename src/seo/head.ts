/** What the head of every page begins with. */
export const documentMetas = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`;

/** What stands in the `<head>` of a page, apart from structured data. */
export interface Head {
  title: string;
  description: string;
  /** Absent where the page names none. */
  keywords?: string;
  /** Absolute URL of the page; absent where search engines should not keep it. */
  canonical?: string;
  robots?: string;
  /** The feed of the site, on the page that it is of. */
  feed?: { title: string; href: string };
  openGraph: OpenGraph;
}

/** Open Graph and Twitter card of a page (ogp.me; Twitter reads its own card type and these). */
interface OpenGraph {
  type: "website" | "article";
  siteName: string;
  locale: string;
  url?: string;
  image: { url: string; width: number; height: number; alt: string };
}

export interface MetaTag {
  name?: string;
  property?: string;
  content: string;
}

/** The meta tags of a head, in the order they are written. */
export function listMetaTags(head: Head): MetaTag[] {
  const { openGraph } = head;
  const { image } = openGraph;
  return [
    { name: "description", content: head.description },
    ...(head.keywords === undefined ? [] : [{ name: "keywords", content: head.keywords }]),
    ...(head.robots ? [{ name: "robots", content: head.robots }] : []),
    { property: "og:type", content: openGraph.type },
    { property: "og:site_name", content: openGraph.siteName },
    { property: "og:locale", content: openGraph.locale },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    ...(openGraph.url ? [{ property: "og:url", content: openGraph.url }] : []),
    { property: "og:image", content: image.url },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: head.title },
    { name: "twitter:description", content: head.description },
    { name: "twitter:image", content: image.url },
    { name: "twitter:image:alt", content: image.alt },
  ];
}

import { escapeXml } from "./escape-xml.ts";

/** Most URLs in one sitemap file (sitemaps.org and Google: 50,000). */
export const maxSitemapUrls = 50_000;

export interface SitemapEntry {
  /** Absolute canonical URL. */
  url: string;
  /** Day of the last real change, year-month-day; absent where nobody knows it. */
  modifiedOn?: string;
  /** Absolute URLs of the pictures that are its own. */
  pictures?: readonly string[];
}

/** The sitemap files: `sitemap.xml`, and above the limit an index of that name with numbered parts. */
export function* renderSitemaps(
  entries: Iterable<SitemapEntry>,
  origin: string,
  base: string,
): Generator<{ file: string; text: string }> {
  let part: string[] = [];
  let parts = 0;
  for (const entry of entries) {
    if (part.length === maxSitemapUrls) {
      yield { file: `sitemap-${++parts}.xml`, text: urlSet(part) };
      part = [];
    }
    part.push(urlElement(entry));
  }
  if (parts === 0) {
    yield { file: "sitemap.xml", text: urlSet(part) };
    return;
  }
  yield { file: `sitemap-${++parts}.xml`, text: urlSet(part) };
  const locations = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}${base}sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  yield {
    file: "sitemap.xml",
    text: `${declaration}<sitemapindex xmlns="${namespace}">\n${locations.join("\n")}\n</sitemapindex>\n`,
  };
}

function urlElement({ url, modifiedOn, pictures = [] }: SitemapEntry): string {
  const day = modifiedOn ? `<lastmod>${modifiedOn}</lastmod>` : "";
  const images = pictures.map(
    (each) => `<image:image><image:loc>${escapeXml(each)}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeXml(url)}</loc>${day}${images.join("")}</url>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const imageNamespace = "http://www.google.com/schemas/sitemap-image/1.1";

function urlSet(urls: string[]): string {
  const images = urls.some((url) => url.includes("<image:image>")) ? ` xmlns:image="${imageNamespace}"` : "";
  return `${declaration}<urlset xmlns="${namespace}"${images}>\n${urls.join("\n")}\n</urlset>\n`;
}

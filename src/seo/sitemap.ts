/** Most URLs in one sitemap file (sitemaps.org and Google: 50,000). */
export const maxSitemapUrls = 50_000;

export interface SitemapEntry {
  /** Absolute canonical URL. */
  url: string;
  /** Day of the last real change, year-month-day; absent where nobody knows it. */
  modifiedOn?: string;
}

/** Escapes text for XML. */
export function escapeXml(text: string): string {
  return text.replace(
    /[<>&'"]/g,
    (character) =>
      ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", "'": "&apos;", '"': "&quot;" })[character] ?? "",
  );
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
    part.push(
      `<url><loc>${escapeXml(entry.url)}</loc>${entry.modifiedOn ? `<lastmod>${entry.modifiedOn}</lastmod>` : ""}</url>`,
    );
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

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function urlSet(urls: string[]): string {
  return `${declaration}<urlset xmlns="${namespace}">\n${urls.join("\n")}\n</urlset>\n`;
}

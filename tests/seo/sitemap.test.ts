import { describe, expect, it } from "vitest";
import { escapeXml } from "../../src/seo/escape-xml.ts";
import { maxSitemapUrls, renderSitemaps, type SitemapEntry } from "../../src/seo/sitemap.ts";

const origin = "https://www.maple-roofing.example";

function* entries(count: number): Generator<SitemapEntry> {
  for (let index = 0; index < count; index++) yield { url: `${origin}/${index}` };
}

const countOf = (text: string, part: string) => text.split(part).length - 1;

describe("renderSitemaps", () => {
  it("is one file with the day of the last change where somebody knows it", () => {
    const files = [
      ...renderSitemaps(
        [{ url: `${origin}/` }, { url: `${origin}/a?x=1&y='2'`, modifiedOn: "2024-03-12" }],
        origin,
        "/",
      ),
    ];
    expect(files).toEqual([
      {
        file: "sitemap.xml",
        text: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.maple-roofing.example/</loc></url>
<url><loc>https://www.maple-roofing.example/a?x=1&amp;y=&#39;2&#39;</loc><lastmod>2024-03-12</lastmod></url>
</urlset>
`,
      },
    ]);
  });

  it("names the pictures of a page by their addresses alone, which is all that Google reads", () => {
    const pictures = [`${origin}/assets/roof.webp`, `${origin}/a&b.svg`];
    const [file] = renderSitemaps(
      [
        { url: `${origin}/`, pictures },
        { url: `${origin}/b`, pictures: [] },
      ],
      origin,
      "/",
    );
    expect(file?.text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://www.maple-roofing.example/</loc><image:image><image:loc>https://www.maple-roofing.example/assets/roof.webp</image:loc></image:image><image:image><image:loc>https://www.maple-roofing.example/a&amp;b.svg</image:loc></image:image></url>
<url><loc>https://www.maple-roofing.example/b</loc></url>
</urlset>
`);
  });

  it("is one file for exactly 50,000 URLs", () => {
    const files = [...renderSitemaps(entries(50_000), origin, "/")];
    expect(files.map(({ file, text }) => [file, countOf(text, "<loc>")])).toEqual([["sitemap.xml", 50_000]]);
  });

  it("is an index with numbered parts above", () => {
    const files = [...renderSitemaps(entries(50_001), origin, "/sub/")];
    expect(files.map(({ file, text }) => [file, countOf(text, "<url>")])).toEqual([
      ["sitemap-1.xml", 50_000],
      ["sitemap-2.xml", 1],
      ["sitemap.xml", 0],
    ]);
    expect(files.at(-1)?.text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://www.maple-roofing.example/sub/sitemap-1.xml</loc></sitemap>
<sitemap><loc>https://www.maple-roofing.example/sub/sitemap-2.xml</loc></sitemap>
</sitemapindex>
`);
  });

  it("holds every URL once, whatever the number of parts", () => {
    const text = [...renderSitemaps(entries(100_001), origin, "/")].map((part) => part.text).join("");
    const urls = new Set(text.match(/example\/\d+</g));
    expect(urls.size).toBe(100_001);
    expect(maxSitemapUrls).toBe(50_000);
  });
});

it("escapes what XML does not allow in text", () => {
  expect(escapeXml(`<a href="x">Maple & Son's</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Maple &amp; Son&#39;s&lt;/a&gt;",
  );
});

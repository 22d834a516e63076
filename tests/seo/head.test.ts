import { describe, expect, it } from "vitest";
import { createHead, type HeadInput, listMetaTags } from "../../src/seo/head.ts";
import { fullerData } from "../support/fuller-site.ts";
import { pageAt, siteOf } from "../support/site.ts";

const input: HeadInput = {
  siteName: "Maple & Sons Roofing",
  locale: "en-US",
  title: "Roof repair",
  description: "Leaks found.",
  keywords: ["roof repair", "leaks"],
  url: "https://www.maple-roofing.example/roof-repair",
  isArticle: false,
  isIndexed: true,
  image: { url: "https://www.maple-roofing.example/a.webp", width: 1200, height: 630, alt: "A roof" },
};

describe("createHead", () => {
  it("gives no canonical to a page that search engines should not keep", () => {
    const head = createHead({ ...input, isIndexed: false });
    expect(head.robots).toBe("noindex");
    expect(head).not.toHaveProperty("canonical");
    expect(head.openGraph.url).toBe(input.url);
  });

  it("writes no keywords where a page names none", () => {
    const { keywords: _, ...without } = input;
    expect(listMetaTags(createHead(without)).map(({ name }) => name)).not.toContain("keywords");
  });
});

describe("listMetaTags", () => {
  it("lists each tag once, in order", () => {
    expect(
      listMetaTags(createHead(input)).map(({ name, property, content }) => `${name ?? property}: ${content}`),
    ).toMatchInlineSnapshot(`
      [
        "description: Leaks found.",
        "keywords: roof repair, leaks",
        "og:type: website",
        "og:site_name: Maple & Sons Roofing",
        "og:locale: en_US",
        "og:title: Roof repair",
        "og:description: Leaks found.",
        "og:url: https://www.maple-roofing.example/roof-repair",
        "og:image: https://www.maple-roofing.example/a.webp",
        "og:image:width: 1200",
        "og:image:height: 630",
        "og:image:alt: A roof",
        "twitter:card: summary_large_image",
        "twitter:title: Roof repair",
        "twitter:description: Leaks found.",
        "twitter:image: https://www.maple-roofing.example/a.webp",
        "twitter:image:alt: A roof",
      ]
    `);
  });

  it("adds noindex and leaves out the address where there is none", () => {
    const { url: _, ...withoutUrl } = input;
    const tags = listMetaTags(createHead({ ...withoutUrl, isIndexed: false }));
    expect(tags.filter(({ name }) => name === "robots")).toEqual([{ name: "robots", content: "noindex" }]);
    expect(tags.some(({ property }) => property === "og:url")).toBe(false);
  });
});

describe("the head of a page", () => {
  it("has the canonical of its path on the origin and base of the site", () => {
    expect(pageAt(siteOf(undefined, { base: "/sub/" }), "/contact").props.head).toMatchObject({
      canonical: "https://www.maple-roofing.example/sub/contact",
      openGraph: { type: "website", url: "https://www.maple-roofing.example/sub/contact" },
    });
  });

  it("is that of an article for an article", () => {
    expect(pageAt(siteOf(fullerData().dir), "/snow-and-roofs").props.head.openGraph.type).toBe("article");
  });
});

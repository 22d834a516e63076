import { describe, expect, it } from "vitest";
import { type Head, listMetaTags } from "../../src/seo/head.ts";
import { copyOfData } from "../support/data-folder.ts";
import { fullerData } from "../support/fuller-site.ts";
import { pageAt, siteOf } from "../support/site.ts";

const head: Head = {
  title: "Roof repair",
  description: "Leaks found.",
  keywords: "roof repair, leaks",
  openGraph: {
    type: "website",
    siteName: "Maple & Sons Roofing",
    locale: "en_US",
    url: "https://www.maple-roofing.example/roof-repair",
    image: { url: "https://www.maple-roofing.example/a.webp", width: 1200, height: 630, alt: "A roof" },
  },
};

describe("listMetaTags", () => {
  it("lists each tag once, in order", () => {
    expect(
      listMetaTags(head).map(({ name, property, content }) => `${name ?? property}: ${content}`),
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

  it("writes no keywords where a page names none", () => {
    const { keywords: _, ...without } = head;
    expect(listMetaTags(without).map(({ name }) => name)).not.toContain("keywords");
  });

  it("adds noindex and leaves out the address where there is none", () => {
    const tags = listMetaTags(pageAt(siteOf(), "/404").props.head);
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

  it("has no canonical where search engines should not keep it", () => {
    const data = copyOfData();
    data.edit("pages/contact.yaml", "path: /contact\n", "path: /contact\nnoindex: true\n");
    const { head } = pageAt(siteOf(data.dir), "/contact").props;
    expect(head.robots).toBe("noindex");
    expect(head).not.toHaveProperty("canonical");
    expect(head.openGraph.url).toBe("https://www.maple-roofing.example/contact");
  });

  it("is that of an article for an article", () => {
    expect(pageAt(siteOf(fullerData().dir), "/snow-and-roofs").props.head.openGraph.type).toBe("article");
  });
});

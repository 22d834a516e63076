import { describe, expect, it } from "vitest";
import { createFeed } from "../../src/pages/feed.ts";
import { renderFeed } from "../../src/seo/feed.ts";
import type { Site } from "../../src/site/site.ts";
import { copyOfData, type DataFolder, realData } from "../support/data-folder.ts";
import { pageAt, siteOf } from "../support/site.ts";

function writeArticle(data: DataFolder, name: string, day: string, more = ""): DataFolder {
  return data.write(
    `pages/${name}.yaml`,
    `path: /${name}
type: article
breadcrumb: ${name}
title: About ${name} | {businessName}
description: What ${name} does to roofs & gutters.
article: { headline: "On ${name} <{cityCount} towns>", author: The crew, publishedOn: "${day}" }
${more}sections: [{ kind: article-header, byline: "By {author}, {date}" }]
`,
  );
}

/** The site of three articles below /sub/, and one that search engines are to leave alone. */
function siteOfArticles(): Site {
  const data = copyOfData();
  writeArticle(data, "snow", "2026-01-05");
  writeArticle(data, "hail", "2026-06-30");
  writeArticle(data, "frost", "2026-01-05");
  writeArticle(data, "draft", "2026-07-01", "noindex: true\n");
  return siteOf(data.dir, { base: "/sub/" });
}

const feedOf = (site: Site) => renderFeed(createFeed(site) ?? fail());

describe("the feed", () => {
  it("is RSS 2.0 that says what the data says, newest first, without pages kept out of search engines", () => {
    expect(feedOf(siteOfArticles())).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Maple &amp; Sons Roofing</title>
<link>https://www.maple-roofing.example/sub/</link>
<description>Roof repair in 3 towns around Eagle Lake, with a 5-year guarantee.</description>
<language>en-us</language>
<atom:link href="https://www.maple-roofing.example/sub/feed.xml" rel="self" type="application/rss+xml"/>
<item>
<title>On hail &lt;3 towns&gt;</title>
<link>https://www.maple-roofing.example/sub/hail</link>
<guid isPermaLink="true">https://www.maple-roofing.example/sub/hail</guid>
<pubDate>Tue, 30 Jun 2026 00:00:00 GMT</pubDate>
<description>What hail does to roofs &amp; gutters.</description>
</item>
${["frost", "snow"]
  .map(
    (name) => `<item>
<title>On ${name} &lt;3 towns&gt;</title>
<link>https://www.maple-roofing.example/sub/${name}</link>
<guid isPermaLink="true">https://www.maple-roofing.example/sub/${name}</guid>
<pubDate>Mon, 05 Jan 2026 00:00:00 GMT</pubDate>
<description>What ${name} does to roofs &amp; gutters.</description>
</item>
`,
  )
  .join("")}</channel>
</rss>
`);
  });

  it("is named by the home page alone", () => {
    const site = siteOfArticles();
    expect(pageAt(site, "/").props.head.feed).toEqual({
      title: "Maple & Sons Roofing",
      href: "/sub/feed.xml",
    });
    expect(pageAt(site, "/hail").props.head.feed).toBeUndefined();
  });

  it("is not there without articles for search engines", () => {
    const none = copyOfData();
    expect(createFeed(siteOf(none.dir))).toBeUndefined();
    writeArticle(none, "draft", "2026-07-01", "noindex: true\n");
    expect(createFeed(siteOf(none.dir))).toBeUndefined();
    expect(pageAt(siteOf(none.dir), "/").props.head.feed).toBeUndefined();
  });

  it("holds the article of the painter", () => {
    expect(createFeed(siteOf(realData))?.items.map(({ url }) => new URL(url).pathname)).toEqual([
      "/blog/epa-lead-safe-certified-practices",
    ]);
  });
});

function fail(): never {
  throw new Error("There is no feed.");
}

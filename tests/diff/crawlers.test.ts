import pc from "picocolors";
import { describe, expect, it } from "vitest";
import { BuiltSite } from "../../scripts/diff/built-site.ts";
import { diffSites } from "../../scripts/diff/diff.ts";
import { formatMarkdown } from "../../scripts/diff/format-markdown.ts";
import { formatDifference } from "../../scripts/diff/format-text.ts";
import type { Difference } from "../../scripts/schemas/difference.ts";
import { DataFolder, temporaryFolder } from "../support/data-folder.ts";

const origin = "https://maple.example";

function pageText(path: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Page ${path}</title>
<meta name="description" content="Roofs."><meta name="robots" content="max-image-preview:large">
<meta name="viewport" content="width=device-width"><meta property="og:title" content="Page">
<meta property="og:image" content="${origin}/assets/card-1.webp">
<link rel="canonical" href="${origin}${path}"><link rel="alternate" hreflang="es" href="${origin}/es${path}">
<link rel="stylesheet" href="/assets/main.css">
<script type="application/ld+json">{"@graph":[{"@type":"WebPage","dateModified":"2026-01-01"}]}</script></head>
<body><nav><a href="/">Home</a> <a href="/a">A</a></nav><main><h1>Roofs</h1><p>We mend roofs.</p><div>Since 1988 <b>always</b></div>
<img src="/assets/roof-1.webp" alt="A roof"><a href="/terms.pdf">Terms</a></main><footer><p>Open daily</p></footer></body></html>`;
}

const asIs: Record<string, string> = {
  "index.html": pageText("/"),
  "a.html": pageText("/a"),
  "b.html": pageText("/b"),
  "assets/main.css": "body{}",
  "assets/roof-1.webp": "roof",
  "assets/card-1.webp": "card",
  "terms.pdf": "terms",
  "page-data/index.json": "{}",
  "page-data/a.json": "{}",
  "page-data/b.json": "{}",
  "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  "sitemap.xml": `<urlset><url><loc>${origin}/</loc></url><url><loc>${origin}/a</loc><lastmod>2026-01-01</lastmod></url><url><loc>${origin}/b</loc></url></urlset>`,
  _redirects: "/old /a 301\n",
  _headers: "/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: max-age=31536000\n",
};

function build(files: Record<string, string | undefined>): BuiltSite {
  const folder = new DataFolder(temporaryFolder());
  for (const [file, text] of Object.entries(files)) if (text !== undefined) folder.write(file, text);
  return new BuiltSite(folder.dir, "/");
}

function differenceOf(file: string, from: string | undefined, to?: string): Difference {
  const text = from === undefined ? to : asIs[file]?.replace(from, () => to ?? "");
  if (text === asIs[file]) throw new Error(`${file} is not changed`);
  return diffSites(build(asIs), build({ ...asIs, [file]: text }));
}

const text = (difference: Difference) => formatDifference(difference, pc.createColors(false));
const robots = (lines: string) => [undefined, `${lines}\n\nSitemap: ${origin}/sitemap.xml\n`] as const;

function expectChange(difference: Difference, kind: string, pages: number): void {
  expect(difference.changed).toBe(pages);
  expect(difference.changes.map((change) => change.kind)).toContain(kind);
  for (const printed of [text(difference), formatMarkdown(difference)])
    expect(printed).toContain(`${pages} of 3 pages changed`);
}

describe("the difference of two builds sees on a page", () => {
  it.each<[what: string, file: string, from: string | undefined, to: string, kind: string, pages: number]>([
    ["robots.txt that bans all", "robots.txt", ...robots("User-agent: *\nDisallow: /"), "crawling", 3],
    ["robots.txt that bans one page", "robots.txt", ...robots("User-agent: *\nDisallow: /a$"), "crawling", 1],
    [
      "robots.txt that bans one crawler",
      "robots.txt",
      ...robots("User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /b"),
      "crawling",
      1,
    ],
    ["a redirect over it", "_redirects", "/old /a 301", "/a / 301", "redirect", 1],
    [
      "a redirect by pattern over it",
      "_redirects",
      "/old /a 301",
      "/* https://other.example/:splat 302",
      "redirect",
      3,
    ],
    ["a forced rewrite over it", "_redirects", "/old /a 301", "/b /index.html 200!", "redirect", 1],
    [
      "a header that bans it from the index",
      "_headers",
      "/assets/*",
      "/a\n  X-Robots-Tag: noindex\n/assets/*",
      "header",
      1,
    ],
    [
      "a canonical link in a header",
      "_headers",
      "/assets/*",
      `/b\n  Link: <${origin}/>; rel="canonical"\n/assets/*`,
      "header",
      1,
    ],
    ["a header that is gone", "_headers", "  X-Content-Type-Options: nosniff\n", "", "header", 3],
    ["a lastmod", "sitemap.xml", "2026-01-01", "2026-02-02", "lastmod", 1],
    ["a lastmod that is gone", "sitemap.xml", "<lastmod>2026-01-01</lastmod>", "", "lastmod", 1],
    [
      "its place in the sitemap that is gone",
      "sitemap.xml",
      `<url><loc>${origin}/b</loc></url>`,
      "",
      "sitemap",
      1,
    ],
    ["a paragraph", "a.html", "We mend roofs.", "We mend slate roofs.", "text", 1],
    ["a text outside of paragraphs", "a.html", "Since 1988", "Since 1989", "text", 1],
    ["a text of the footer", "a.html", "Open daily", "Closed", "text", 1],
    ["the text of a link", "a.html", ">Terms<", ">Conditions<", "text", 1],
    ["a heading", "a.html", "<h1>Roofs", "<h1>Slate roofs", "heading", 1],
    ["a picture", "a.html", "roof-1.webp", "roof-2.webp", "image", 1],
    ["an alt text", "a.html", 'alt="A roof"', 'alt="A barn"', "image", 1],
    ["an alt text that is gone", "a.html", ' alt="A roof"', "", "image", 1],
    ["hreflang", "a.html", 'hreflang="es"', 'hreflang="fr"', "alternate", 1],
    ["where hreflang leads", "a.html", `${origin}/es/a`, `${origin}/es`, "alternate", 1],
    ["the language", "a.html", 'lang="en"', 'lang="de"', "language", 1],
    [
      "a canonical link",
      "a.html",
      `rel="canonical" href="${origin}/a"`,
      `rel="canonical" href="${origin}/b"`,
      "canonical",
      1,
    ],
    [
      "a second canonical link",
      "a.html",
      "</head>",
      `<link rel="canonical" href="${origin}/b"></head>`,
      "canonical",
      1,
    ],
    ["noindex", "a.html", "max-image-preview:large", "noindex", "robots", 1],
    [
      "noindex for one crawler",
      "a.html",
      "</head>",
      '<meta name="googlebot" content="noindex"></head>',
      "meta",
      1,
    ],
    ["a second robots tag", "a.html", "</head>", '<meta name="robots" content="none"></head>', "robots", 1],
    ["og:title", "a.html", 'og:title" content="Page"', 'og:title" content="Other"', "meta", 1],
    ["the viewport", "a.html", "width=device-width", "width=1200", "meta", 1],
    ["a link", "a.html", '<a href="/">', '<a href="/b">', "link", 1],
    ["nofollow", "a.html", '<a href="/">', '<a href="/" rel="nofollow">', "link", 1],
    ["a day in structured data", "a.html", "2026-01-01", "2026-03-03", "structured-data", 1],
    ["structured data that cannot be read", "a.html", '"}]}', '"}]', "structured-data", 1],
  ])("%s", (_, file, from, to, kind, pages) => expectChange(differenceOf(file, from, to), kind, pages));

  it.each<[what: string, file: string, kind: string, pages: number]>([
    ["a sitemap", "sitemap.xml", "sitemap", 3],
    ["a stylesheet", "assets/main.css", "missing-file", 3],
    ["a picture", "assets/roof-1.webp", "missing-file", 3],
    ["a linked file", "terms.pdf", "missing-file", 3],
    ["data", "page-data/b.json", "missing-file", 1],
  ])("%s that is gone", (_, file, kind, pages) => expectChange(differenceOf(file, undefined), kind, pages));
});

describe("the difference of two builds sees beside the pages", () => {
  it.each<[what: string, file: string, from: string | undefined, to: string | undefined, line: string]>([
    [
      "a rule of robots.txt that meets no page",
      "robots.txt",
      "Allow: /",
      "Allow: /\nDisallow: /private",
      "line of robots.txt added: Disallow: /private",
    ],
    [
      "where robots.txt finds the sitemap",
      "robots.txt",
      "/sitemap.xml",
      "/map.xml",
      "line of robots.txt removed: Sitemap: /sitemap.xml",
    ],
    [
      "robots.txt that is gone",
      "robots.txt",
      undefined,
      undefined,
      "line of robots.txt removed: User-agent: *",
    ],
    ["a redirect that is gone", "_redirects", "/old /a 301\n", "", "redirect removed: /old → /a (301)"],
    [
      "a redirect for unknown addresses",
      "_redirects",
      "301\n",
      "301\n/* /index.html 200\n",
      "redirect added: /* → /index.html (200)",
    ],
    ["another status of a redirect", "_redirects", "301", "302", "redirect added: /old → /a (302)"],
    [
      "a header of files",
      "_headers",
      "max-age=31536000",
      "no-store",
      "header rule added: /assets/* Cache-Control: no-store",
    ],
    [
      "an address in the sitemap that is no page",
      "sitemap.xml",
      "</urlset>",
      `<url><loc>${origin}/ghost</loc></url></urlset>`,
      "entry of the sitemap that is no page added: /ghost",
    ],
    [
      "a file that changed",
      "terms.pdf",
      "terms",
      "other terms",
      "file changed: /terms.pdf (5 bytes, now 11 bytes)",
    ],
    ["a file that is new", "ads.txt", undefined, "x", "file added: /ads.txt (1 bytes)"],
  ])("%s", (_, file, from, to, line) => {
    const difference = differenceOf(file, from, to);
    expect(difference.site.length).toBeGreaterThan(0);
    for (const printed of [text(difference), formatMarkdown(difference)]) {
      expect(printed).toContain(line);
      expect(printed).toMatch(/^0 of 3 pages changed, \d+ changes? beside the pages\.$/m);
    }
  });

  it("nothing where nothing changed but comments, and names of files that nobody reads", () => {
    const difference = diffSites(
      build(asIs),
      build({
        ...asIs,
        "robots.txt": `# Welcome\n${asIs["robots.txt"]}`,
        "assets/chunks/x.js": "1",
        "page-data/a.json": '{"bundle":"2"}',
      }),
    );
    expect(text(difference)).toBe("0 of 3 pages changed.");
    expect(difference).toEqual({
      compared: 3,
      changed: 0,
      added: [],
      moved: [],
      lost: [],
      changes: [],
      site: [],
    });
  });
});

it("pages that a page of redirects replaced are moved, not changed", () => {
  const refresh = '<html><head><meta http-equiv="refresh" content="0; url=/a"></head></html>';
  expect(text(differenceOf("b.html", undefined, refresh))).toContain("0 of 2 pages changed, 1 moved");
});

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
  type Row = [what: string, from: string | undefined, to: string, kind: string, pages?: number];
  const rows: Record<string, Row[]> = {
    "robots.txt": [
      ["robots.txt that bans all", ...robots("User-agent: *\nDisallow: /"), "crawling", 3],
      ["robots.txt that bans one page", ...robots("User-agent: *\nDisallow: /a$"), "crawling"],
      [
        "robots.txt that bans one crawler",
        ...robots("User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /b"),
        "crawling",
      ],
    ],
    _redirects: [
      ["a redirect over it", "/old /a 301", "/a / 301", "redirect"],
      ["a redirect by pattern over it", "/old /a 301", "/* https://other.example/:splat 302", "redirect", 3],
      ["a forced rewrite over it", "/old /a 301", "/b /index.html 200!", "redirect"],
    ],
    _headers: [
      [
        "a header that bans it from the index",
        "/assets/*",
        "/a\n  X-Robots-Tag: noindex\n/assets/*",
        "header",
      ],
      [
        "a canonical link in a header",
        "/assets/*",
        `/b\n  Link: <${origin}/>; rel="canonical"\n/assets/*`,
        "header",
      ],
      ["a header that is gone", "  X-Content-Type-Options: nosniff\n", "", "header", 3],
    ],
    "sitemap.xml": [
      ["a lastmod", "2026-01-01", "2026-02-02", "lastmod"],
      ["a lastmod that is gone", "<lastmod>2026-01-01</lastmod>", "", "lastmod"],
      ["its place in the sitemap that is gone", `<url><loc>${origin}/b</loc></url>`, "", "sitemap"],
    ],
    "a.html": [
      ["a paragraph", "We mend roofs.", "We mend slate roofs.", "text"],
      ["a text outside of paragraphs", "Since 1988", "Since 1989", "text"],
      ["a text of the footer", "Open daily", "Closed", "text"],
      ["the text of a link", ">Terms<", ">Conditions<", "text"],
      ["a heading", "<h1>Roofs", "<h1>Slate roofs", "heading"],
      ["a picture", "roof-1.webp", "roof-2.webp", "image"],
      ["an alt text", 'alt="A roof"', 'alt="A barn"', "image"],
      ["an alt text that is gone", ' alt="A roof"', "", "image"],
      ["hreflang", 'hreflang="es"', 'hreflang="fr"', "alternate"],
      ["where hreflang leads", `${origin}/es/a`, `${origin}/es`, "alternate"],
      ["the language", 'lang="en"', 'lang="de"', "language"],
      [
        "a canonical link",
        `rel="canonical" href="${origin}/a"`,
        `rel="canonical" href="${origin}/b"`,
        "canonical",
      ],
      ["a second canonical link", "</head>", `<link rel="canonical" href="${origin}/b"></head>`, "canonical"],
      ["noindex", "max-image-preview:large", "noindex", "robots"],
      ["noindex for one crawler", "</head>", '<meta name="googlebot" content="noindex"></head>', "meta"],
      ["a second robots tag", "</head>", '<meta name="robots" content="none"></head>', "robots"],
      ["og:title", 'og:title" content="Page"', 'og:title" content="Other"', "meta"],
      ["the viewport", "width=device-width", "width=1200", "meta"],
      ["a link", '<a href="/">', '<a href="/b">', "link"],
      ["nofollow", '<a href="/">', '<a href="/" rel="nofollow">', "link"],
      ["a day in structured data", "2026-01-01", "2026-03-03", "structured-data"],
      ["structured data that cannot be read", '"}]}', '"}]', "structured-data"],
    ],
  };
  for (const [file, ofFile] of Object.entries(rows))
    it.each(ofFile)("%s", (_, from, to, kind, pages = 1) =>
      expectChange(differenceOf(file, from, to), kind, pages),
    );

  it.each<[what: string, file: string, kind: string, pages: number]>([
    ["a sitemap", "sitemap.xml", "sitemap", 3],
    ["a stylesheet", "assets/main.css", "missing-file", 3],
    ["a picture", "assets/roof-1.webp", "missing-file", 3],
    ["a linked file", "terms.pdf", "missing-file", 3],
    ["data", "page-data/b.json", "missing-file", 1],
  ])("%s that is gone", (_, file, kind, pages) => expectChange(differenceOf(file, undefined), kind, pages));
});

describe("the difference of two builds sees beside the pages", () => {
  type Row = [what: string, from: string | undefined, to: string | undefined, line: string];
  const rows: Record<string, Row[]> = {
    "robots.txt": [
      [
        "a rule of robots.txt that meets no page",
        "Allow: /",
        "Allow: /\nDisallow: /private",
        "line of robots.txt added: Disallow: /private",
      ],
      [
        "where robots.txt finds the sitemap",
        "/sitemap.xml",
        "/map.xml",
        "line of robots.txt removed: Sitemap: /sitemap.xml",
      ],
      ["robots.txt that is gone", undefined, undefined, "line of robots.txt removed: User-agent: *"],
    ],
    _redirects: [
      ["a redirect that is gone", "/old /a 301\n", "", "redirect removed: /old → /a (301)"],
      [
        "a redirect for unknown addresses",
        "301\n",
        "301\n/* /index.html 200\n",
        "redirect added: /* → /index.html (200)",
      ],
      ["another status of a redirect", "301", "302", "redirect added: /old → /a (302)"],
    ],
    _headers: [
      [
        "a header of files",
        "max-age=31536000",
        "no-store",
        "header rule added: /assets/* Cache-Control: no-store",
      ],
    ],
    "sitemap.xml": [
      [
        "an address in the sitemap that is no page",
        "</urlset>",
        `<url><loc>${origin}/ghost</loc></url></urlset>`,
        "entry of the sitemap that is no page added: /ghost",
      ],
    ],
    "terms.pdf": [
      ["a file that changed", "terms", "other terms", "file changed: /terms.pdf (5 bytes, now 11 bytes)"],
    ],
    "ads.txt": [["a file that is new", undefined, "x", "file added: /ads.txt (1 bytes)"]],
  };
  for (const [file, ofFile] of Object.entries(rows))
    it.each(ofFile)("%s", (_, from, to, line) => {
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

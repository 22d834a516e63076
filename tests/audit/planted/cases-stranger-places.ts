import { both, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

const origin = "https://www.maple-roofing.example";
const canonical = `<link rel="canonical" href="${origin}/about">`;
const about = (file: string, line: number) => ({
  path: "/about",
  built: { file, line },
  // The text of the page is about as short as one may be.
  also: ["text/low"],
});

/** Adds a line of its own at the end of the head, whose number is then known. */
const onOwnLine = (html: string) => swap("</title>", `</title>\n${html}\n`);
/** Line of a document on which the title stands; what `onOwnLine` adds stands on the next. */
const titleLine = 6;
/** The same of the body, for what is added at the end of main on a line of its own. */
const mainLine = 8;
const lastInMain = (html: string) => inMain(`\n${html}`);

/** Faults of which no value of the data knows, found at the very tag that has them. */
export const placedFaults: readonly Planted[] = [
  {
    fault: "a word of a tag that stands in the policy before it too",
    dist: { in: "about.html", edit: onOwnLine('<meta name="googlebot" content="none">') },
    rule: "index/expected",
    says: "googlebot: none",
    ...about("about\\.html", titleLine + 1),
  },
  {
    fault: "a canonical link that stands in the body alone",
    dist: { in: "about.html", edit: both(swap(canonical, ""), lastInMain(canonical)) },
    rule: "head/single",
    says: "The canonical link of /about stands outside its head.",
    ...about("about\\.html", mainLine + 1),
  },
  {
    fault: "a second canonical address that a header gives",
    dist: { in: "_headers", edit: (text) => `${text}/about\n  Link: <${origin}/>; rel="canonical"\n` },
    rule: "canon/one",
    says: /2 canonical addresses.* Line 12 of _headers/,
    ...about("_headers", 12),
  },
  {
    fault: "a second description of a plugin",
    dist: {
      in: "about.html",
      edit: onOwnLine(
        '<meta name="description" content="Just another website with pages about us, our firm, our crew and all that we do.">',
      ),
    },
    rule: "desc/one",
    says: "2 descriptions",
    ...about("about\\.html", titleLine + 2),
  },
  {
    fault: "robots tags that contradict each other",
    dist: {
      in: "404.html",
      edit: onOwnLine('<meta name="robots" content="index, noindex">'),
    },
    rule: "index/robots-conflict",
    path: "/404",
    says: "both index and noindex",
    built: { file: "404\\.html", line: titleLine + 1 },
  },
  ...(
    [
      ["page/frame-title", '<iframe srcdoc="A map" width="300" height="200"></iframe>', "A frame on"],
      ["page/control-name", '<p><input type="text" name="firm"></p>', '"firm" on /about has no label'],
      ["page/control-name", '<button type="button"><i></i></button>', "A button of /about"],
      ["heading/empty", "<h2></h2>", "level 2"],
      ["link/nofollow-internal", '<a href="/contact" rel="ugc nofollow">Write to us</a>', "with nofollow"],
      ["text/comment", `<!-- TODO: ask Ann -->`, "says TODO"],
      ["host/csp-header", "<script>document.title</script>", "a script within itself"],
    ] as const
  ).map(
    ([rule, html, says]): Planted => ({
      fault: `${html}`,
      dist: { in: "about.html", edit: lastInMain(html) },
      rule,
      says,
      ...about("about\\.html", mainLine + 1),
    }),
  ),
  {
    fault: "an id that stands there already",
    dist: { in: "about.html", edit: lastInMain('<p id="main"></p>') },
    rule: "page/duplicate-id",
    says: 'the id "main"',
    ...about("about\\.html", mainLine + 1),
  },
  {
    fault: "quotes of structured data that a program has escaped",
    dist: {
      in: "about.html",
      edit: (html) =>
        html.replace(
          /(<script type="application\/ld\+json">)(.*?)</s,
          (_, tag: string, json: string) => `\n${tag}${json.replaceAll('"', "&quot;")}<`,
        ),
    },
    rule: "ld/parse",
    says: "no JSON",
    ...about("about\\.html", titleLine + 1),
  },
  {
    fault: "another language",
    dist: { in: "about.html", edit: swap('lang="en-US"', 'lang="es-MX"') },
    rule: "head/charset-lang-viewport",
    says: "es-MX",
    ...about("about\\.html", 2),
  },
  {
    fault: "a page that was saved as Latin-1",
    dist: { in: "about.html", edit: lastInMain("<p>A caf\u00e9 roof</p>"), encoding: "latin1" },
    rule: "head/encoding",
    says: "Windows-1252",
    ...about("about\\.html", mainLine + 1),
  },
  {
    fault: "an entry of the sitemap on the host without www",
    dist: {
      in: "sitemap.xml",
      edit: swap(`<loc>${origin}/about<`, "<loc>https://maple-roofing.example/about<"),
    },
    rule: "map/entry",
    says: "on another host",
    built: { file: "sitemap\\.xml", line: 3 },
  },
  {
    fault: "an entry that the sitemap lists a second time",
    dist: {
      in: "sitemap.xml",
      edit: swap("</urlset>", `<url><loc>${origin}/about</loc></url>\n</urlset>`),
    },
    rule: "map/entry",
    says: "a second time",
  },
  {
    fault: "an & in the sitemap as it is",
    dist: { in: "sitemap.xml", edit: swap("</urlset>", "<!-- a & b -->\n</urlset>") },
    rule: "map/limits",
    says: "not written as &amp;",
  },
  {
    fault: "a robots.txt that names the sitemap of the staging host",
    dist: {
      in: "robots.txt",
      edit: swap(/Sitemap: .*/, "Sitemap: https://staging.maple-roofing.example/sitemap.xml"),
    },
    rule: "robots/valid",
    says: "but https://staging.maple-roofing.example/sitemap.xml",
    built: { file: "robots\\.txt", line: 4 },
  },
  {
    fault: "a robots.txt that is the home page",
    dist: { in: "robots.txt", edit: () => "<!doctype html>\n<html lang='en'><head><title>Roofs</title>" },
    rule: "robots/valid",
    says: "robots.txt holds an HTML document",
    built: { file: "robots\\.txt", line: 1 },
  },
  {
    fault: "a page that was compressed where it lies",
    dist: { in: "contact.html", edit: () => "\u001f\ufffd\b\u0000 packed" },
    rule: "audit/missing-page",
    path: "/contact",
    says: "/contact has a file that is no HTML document",
    built: { file: "contact\\.html" },
  },
  {
    fault: "a comment that nobody has closed",
    dist: { in: "about.html", edit: lastInMain("<!-- promo") },
    rule: "text/comment",
    says: "is never closed, and hides the rest of the page",
    ...about("about\\.html", mainLine + 1),
    also: ["text/low", "biz/license-visible", "ld/visible"],
  },
];

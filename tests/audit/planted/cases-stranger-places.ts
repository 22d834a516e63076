import { both, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

const origin = "https://www.maple-roofing.example";
const canonical = `<link rel="canonical" href="${origin}/about">`;

/** Adds a line of its own at the end of the head, by whose number it is then found. */
const onOwnLine = (html: string) => swap("</title>", `</title>\n${html}\n`);
const lastInMain = (html: string) => inMain(`\n${html}`);

/** Faults of which no value of the data knows, found at the very tag that has them. */
export const placedFaults: readonly Planted[] = [
  {
    fault: "a word of a tag that stands in the policy before it too",
    in: "about.html",
    edit: onOwnLine('<meta name="googlebot" content="none">'),
    rule: "index/expected",
  },
  {
    fault: "a canonical link that stands in the body alone",
    in: "about.html",
    edit: both(swap(canonical, ""), lastInMain(canonical)),
    rule: "head/single",
  },
  {
    fault: "a second canonical address that a header gives",
    in: "_headers",
    edit: (text) => `${text}/about\n  Link: <${origin}/>; rel="canonical"\n`,
    rule: "canon/one",
  },
  {
    fault: "a second description of a plugin",
    in: "about.html",
    edit: onOwnLine(
      '<meta name="description" content="Just another website with pages about us, our firm, our crew and all that we do.">',
    ),
    rule: "desc/one",
  },
  {
    fault: "robots tags that contradict each other",
    in: "404.html",
    edit: onOwnLine('<meta name="robots" content="index, noindex">'),
    rule: "index/robots-conflict",
  },
  ...(
    [
      ["page/frame-title", '<iframe srcdoc="A map" width="300" height="200"></iframe>'],
      ["page/control-name", '<p><input type="text" name="firm"></p>'],
      ["page/control-name", '<button type="button"><i></i></button>'],
      ["heading/empty", "<h2></h2>"],
      ["link/nofollow-internal", '<a href="/contact" rel="ugc nofollow">Write to us</a>'],
      ["text/comment", `<!-- TODO: ask Ann -->`],
      ["host/csp-header", "<script>document.title</script>"],
    ] as const
  ).map(([rule, html]): Planted => ({ fault: html, in: "about.html", edit: lastInMain(html), rule })),
  {
    fault: "an id that stands there already",
    in: "about.html",
    edit: lastInMain('<p id="main"></p>'),
    rule: "page/duplicate-id",
  },
  {
    fault: "quotes of structured data that a program has escaped",
    in: "about.html",
    edit: (html) =>
      html.replace(
        /(<script type="application\/ld\+json">)(.*?)</s,
        (_, tag: string, json: string) => `\n${tag}${json.replaceAll('"', "&quot;")}<`,
      ),
    rule: "ld/parse",
  },
  {
    fault: "another language",
    in: "about.html",
    edit: swap('lang="en-US"', 'lang="es-MX"'),
    rule: "head/charset-lang-viewport",
  },
  {
    fault: "a page that was saved as Latin-1",
    in: "about.html",
    edit: lastInMain("<p>A caf\u00e9 roof</p>"),
    encoding: "latin1",
    rule: "head/encoding",
  },
  {
    fault: "an entry of the sitemap on the host without www",
    in: "sitemap.xml",
    edit: swap(`<loc>${origin}/about<`, "<loc>https://maple-roofing.example/about<"),
    rule: "map/entry",
  },
  {
    fault: "an entry that the sitemap lists a second time",
    in: "sitemap.xml",
    edit: swap("</urlset>", `<url><loc>${origin}/about</loc></url>\n</urlset>`),
    rule: "map/entry",
  },
  {
    fault: "an & in the sitemap as it is",
    in: "sitemap.xml",
    edit: swap("</urlset>", "<!-- a & b -->\n</urlset>"),
    rule: "map/limits",
  },
  {
    fault: "a robots.txt that names the sitemap of the staging host",
    in: "robots.txt",
    edit: swap(/Sitemap: .*/, "Sitemap: https://staging.maple-roofing.example/sitemap.xml"),
    rule: "robots/valid",
  },
  {
    fault: "a robots.txt that is the home page",
    in: "robots.txt",
    edit: () => "<!doctype html>\n<html lang='en'><head><title>Roofs</title>",
    rule: "robots/valid",
  },
  {
    fault: "a page that was compressed where it lies",
    in: "contact.html",
    edit: () => "\u001f\ufffd\b\u0000 packed",
    rule: "audit/missing-page",
  },
  {
    fault: "a comment that nobody has closed",
    in: "about.html",
    edit: lastInMain("<!-- promo"),
    rule: "text/comment",
  },
];

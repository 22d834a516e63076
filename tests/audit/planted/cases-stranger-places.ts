import { both, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted } from "./planted.ts";

const origin = "https://www.maple-roofing.example";
const canonical = `<link rel="canonical" href="${origin}/about">`;

/** Adds a line of its own at the end of the head, by whose number it is then found. */
const onOwnLine = (html: string) => swap("</title>", `</title>\n${html}\n`);
const lastInMain = (html: string) => inMain(`\n${html}`);

/** Faults of which no value of the data knows, found at the very tag that has them. */
export const placedFaults: readonly Planted[] = [
  ...faultsIn("about.html", {
    "index/expected": {
      "a word of a tag that stands in the policy before it too": onOwnLine(
        '<meta name="googlebot" content="none">',
      ),
    },
    "head/single": {
      "a canonical link that stands in the body alone": both(swap(canonical, ""), lastInMain(canonical)),
    },
    "desc/one": {
      "a second description of a plugin": onOwnLine(
        '<meta name="description" content="Just another website with pages about us, our firm, our crew and all that we do.">',
      ),
    },
    "page/duplicate-id": { "an id that stands there already": lastInMain('<p id="main"></p>') },
    "ld/parse": {
      "quotes of structured data that a program has escaped": (html) =>
        html.replace(
          /(<script type="application\/ld\+json">)(.*?)</s,
          (_, tag: string, json: string) => `\n${tag}${json.replaceAll('"', "&quot;")}<`,
        ),
    },
    "head/charset-lang-viewport": { "another language": swap('lang="en-US"', 'lang="es-MX"') },
    "text/comment": { "a comment that nobody has closed": lastInMain("<!-- promo") },
  }),
  ...faultsIn("_headers", {
    "canon/one": {
      "a second canonical URL that a header gives": (text) =>
        `${text}/about\n  Link: <${origin}/>; rel="canonical"\n`,
    },
  }),
  ...faultsIn("404.html", {
    "index/robots-conflict": {
      "robots tags that contradict each other": onOwnLine('<meta name="robots" content="index, noindex">'),
    },
  }),
  ...(
    [
      ["page/frame-title", '<iframe srcdoc="A map" width="300" height="200"></iframe>'],
      ["link/nofollow-internal", '<a href="/contact" rel="ugc nofollow">Write to us</a>'],
      ["host/csp-header", '<p onclick="go()">Go on</p>'],
      ["page/added-script", "<script>document.title</script>"],
      ["page/added-script", '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>'],
      [
        "page/added-script",
        '<script>(function(d,s){s=d.createElement("script");s.src="https://connect.facebook.net/en_US/fbevents.js";d.head.append(s)})(document)</script>',
      ],
    ] as const
  ).map(([rule, html]): Planted => ({ fault: html, in: "about.html", edit: lastInMain(html), rule })),
  {
    fault: "a page that was saved as Latin-1",
    in: "about.html",
    edit: lastInMain("<p>A caf\u00e9 roof</p>"),
    encoding: "latin1",
    rule: "head/encoding",
  },
  ...faultsIn("robots.txt", {
    "robots/valid": {
      "a robots.txt that names the sitemap of the staging host": swap(
        /Sitemap: .*/,
        "Sitemap: https://staging.maple-roofing.example/sitemap.xml",
      ),
      "a robots.txt that is the home page": () =>
        "<!doctype html>\n<html lang='en'><head><title>Roofs</title>",
    },
  }),
  ...faultsIn("contact.html", {
    "audit/missing-page": { "a page that was compressed where it lies": () => "\u001f\ufffd\b\u0000 packed" },
  }),
];

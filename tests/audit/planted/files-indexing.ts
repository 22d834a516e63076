import type { Edit } from "../../support/audit.ts";
import { inHead, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted } from "./planted.ts";

const maple = "roofers-maple-grove-lake-county.html";

const robots = (fault: string, edit: Edit, rule = "index/blocked"): Planted => ({
  fault,
  in: "robots.txt",
  edit,
  rule,
});
const rules = (lines: string): Edit => swap("Allow: /", `Allow: /\n${lines}`);
const headers =
  (lines: string): Edit =>
  (text) =>
    `${text}${lines}`;

/** Faults that keep pages out of search results, or let in what should stay out. */
export const indexingFaults: readonly Planted[] = [
  robots("all city pages are disallowed", rules("Disallow: /roofers-")),
  robots(
    "the robots.txt of the test server went live",
    () => "User-agent: *\nDisallow: /\n\nSitemap: https://www.maple-roofing.example/sitemap.xml\n",
  ),
  robots(
    "a group for Googlebot alone hides the contact page",
    (text) => `User-agent: Googlebot\nDisallow: /contact\n\n${text}`,
  ),
  robots("a pattern fits more than was meant", rules("Disallow: /*-lake-county$")),
  robots("a path with needless percent signs", rules("Disallow: /%72oofers-maple")),
  robots(
    "a mark and a comment at the beginning",
    (text) => `\uFEFF# of the old site\r\n${rules("Disallow: /roof-repair")(text)}`,
  ),
  robots(
    "two groups for all crawlers",
    (text) => `User-agent: *\nDisallow: /contact\n\n${text.replace("Allow: /\n", "Allow: /roof\n")}`,
  ),
  robots("an exception for one city alone", rules("Disallow: /roofers-\nAllow: /roofers-maple")),
  robots(
    "Bing alone is shut out",
    (text) => `User-agent: bingbot\nDisallow: /roofers-\n\n${text}`,
    "index/other-crawlers",
  ),
  robots(
    "GPTBot alone is shut out",
    (text) => `${text}\nUser-agent: GPTBot\nDisallow: /\n`,
    "index/other-crawlers",
  ),
  robots("styles and scripts are disallowed", rules("Disallow: /assets/"), "robots/assets"),
  robots("a noindex that cannot be read", rules("Disallow: /404"), "index/unreadable-noindex"),
  robots(
    "slips of the pen, of which Google understands one",
    swap("Allow: /", "Alow: /\nDissalow: /contact"),
    "index/blocked",
  ),
  ...faultsIn(maple, {
    "index/expected": { "a tag for Googlebot with none": inHead('<meta name="googlebot" content="none">') },
  }),
  ...faultsIn("contact.html", {
    "index/expected": {
      "a page whose time is over": inHead(
        '<meta name="robots" content="unavailable_after: Friday, 25-Jul-25 15:00:00 UTC">',
      ),
    },
    "audit/missing-page": { "a page without its file": "remove" },
  }),
  ...faultsIn(/^roofers-.*\.html$/, {
    "index/expected": {
      "all city pages with noindex": inHead('<meta name="robots" content="noindex, follow">'),
    },
  }),
  ...faultsIn("_headers", {
    "index/blocked": {
      "a header over all pages": headers("/*\n  X-Robots-Tag: noindex\n"),
      "a header for Googlebot over city pages": headers(
        "/roofers-*\n  x-robots-tag: googlebot: noindex, nofollow\n",
      ),
    },
    "index/other-crawlers": {
      "a header for another crawler": headers("/contact\n  X-Robots-Tag: bingbot: noindex\n"),
    },
  }),
  ...faultsIn("_redirects", {
    "host/redirect-shadow": {
      "a redirect over all city pages": (text) => `${text}/roofers-* /contact 301\n`,
      "a redirect that goes before a page by force": () => "/contact /roof-repair 200!\n",
    },
  }),
  ...faultsIn("sitemap.xml", {
    "map/set": {
      "the sitemap lost the city pages": (xml) =>
        xml.replaceAll(/<url><loc>[^<]*\/roofers-[^<]*<\/loc>.*?<\/url>/g, ""),
    },
  }),
];

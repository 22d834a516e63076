import type { Edit } from "../../support/audit.ts";
import { inHead, swap } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

const maple = "roofers-maple-grove-lake-county.html";
const maplePath = "/roofers-maple-grove-lake-county";

const robots = (edit: Edit, rest: Omit<Planted, "fault" | "dist">, fault: string): Planted => ({
  fault,
  dist: { in: "robots.txt", edit },
  ...rest,
});
const rules = (lines: string): Edit => swap("Allow: /", `Allow: /\n${lines}`);
const headers =
  (lines: string): Edit =>
  (text) =>
    `${text}${lines}`;
const blockedAt = (line: number, file = "robots\\.txt") => ({ rule: "index/blocked", built: { file, line } });

/** Faults that keep pages out of search results, or let in what should stay out. */
export const indexingFaults: readonly Planted[] = [
  robots(
    rules("Disallow: /roofers-"),
    { ...blockedAt(3), says: "3 pages are blocked by line 3 of robots.txt: Disallow: /roofers-", others: 3 },
    "all city pages are disallowed",
  ),
  robots(
    () => "User-agent: *\nDisallow: /\n\nSitemap: https://www.maple-roofing.example/sitemap.xml\n",
    { ...blockedAt(2), says: "The whole site is blocked by line 2 of robots.txt: Disallow: /" },
    "the robots.txt of the test server went live",
  ),
  robots(
    (text) => `User-agent: Googlebot\nDisallow: /contact\n\n${text}`,
    { ...blockedAt(2), says: "/contact is blocked by line 2 of robots.txt", others: 1 },
    "a group for Googlebot alone hides the contact page",
  ),
  robots(
    rules("Disallow: /*-lake-county$"),
    { ...blockedAt(3), says: /3 pages are blocked by line 3 .*\*-lake-county\$/ },
    "a pattern fits more than was meant",
  ),
  robots(
    rules("Disallow: /%72oofers-maple"),
    { ...blockedAt(3), says: `${maplePath} is blocked by line 3` },
    "a path with needless percent signs",
  ),
  robots(
    (text) => `\uFEFF# of the old site\r\n${rules("Disallow: /roof-repair")(text)}`,
    { ...blockedAt(4), says: "/roof-repair is blocked by line 4" },
    "a mark and a comment at the beginning",
  ),
  robots(
    (text) => `User-agent: *\nDisallow: /contact\n\n${text.replace("Allow: /\n", "Allow: /roof\n")}`,
    { ...blockedAt(2), says: "/contact is blocked by line 2" },
    "two groups for all crawlers",
  ),
  robots(
    rules("Disallow: /roofers-\nAllow: /roofers-maple"),
    { ...blockedAt(3), says: "2 pages are blocked by line 3" },
    "an exception for one city alone",
  ),
  robots(
    (text) => `User-agent: bingbot\nDisallow: /roofers-\n\n${text}`,
    { rule: "index/other-crawlers", says: /3 pages are blocked for bingbot \(Bing, .* by line 2/, others: 3 },
    "Bing alone is shut out",
  ),
  robots(
    (text) => `${text}\nUser-agent: GPTBot\nDisallow: /\n`,
    { rule: "index/other-crawlers", says: "The whole site is blocked for gptbot" },
    "GPTBot alone is shut out",
  ),
  robots(
    rules("Disallow: /assets/"),
    {
      rule: "robots/assets",
      path: "/about",
      says: /which line 3 of robots.txt forbids: Disallow: \/assets\//,
      built: { file: "robots\\.txt", line: 3 },
    },
    "styles and scripts are disallowed",
  ),
  robots(
    rules("Disallow: /404"),
    { rule: "index/unreadable-noindex", path: "/404", says: "line 3 of robots.txt forbids reading it" },
    "a noindex that cannot be read",
  ),
  robots(
    swap("Allow: /", "Alow: /\nDissalow: /contact"),
    {
      rule: "index/blocked",
      says: "/contact is blocked by line 3 of robots.txt: Dissalow: /contact",
      also: ["robots/valid"],
    },
    "slips of the pen, of which Google understands one",
  ),
  {
    fault: "a tag for Googlebot with none",
    dist: { in: maple, edit: inHead('<meta name="googlebot" content="none">') },
    rule: "index/expected",
    path: maplePath,
    says: "googlebot: none",
  },
  {
    fault: "a page whose time is over",
    dist: {
      in: "contact.html",
      edit: inHead('<meta name="robots" content="unavailable_after: Friday, 25-Jul-25 15:00:00 UTC">'),
    },
    rule: "index/expected",
    path: "/contact",
    says: "unavailable_after: Friday, 25-Jul-25",
  },
  {
    fault: "all city pages with noindex",
    dist: {
      in: /^roofers-.*\.html$/,
      edit: inHead('<meta name="robots" content="noindex, follow">'),
    },
    rule: "index/expected",
    path: maplePath,
    says: "robots: noindex, follow",
    others: 2,
  },
  {
    fault: "a header over all pages",
    dist: { in: "_headers", edit: headers("/*\n  X-Robots-Tag: noindex\n") },
    ...blockedAt(12, "_headers"),
    says: "The whole site is kept out of search results by line 12 of _headers: X-Robots-Tag: noindex",
  },
  {
    fault: "a header for Googlebot over city pages",
    dist: { in: "_headers", edit: headers("/roofers-*\n  x-robots-tag: googlebot: noindex, nofollow\n") },
    ...blockedAt(12, "_headers"),
    says: "3 pages are kept out of search results by line 12",
    others: 3,
  },
  {
    fault: "a header for another crawler",
    dist: { in: "_headers", edit: headers("/contact\n  X-Robots-Tag: bingbot: noindex\n") },
    rule: "index/other-crawlers",
    says: "/contact is blocked for bingbot",
  },
  {
    fault: "a redirect over all city pages",
    dist: { in: "_redirects", edit: (text) => `${text}/roofers-* /contact 301\n` },
    rule: "host/redirect-shadow",
    says: "The redirect from /roofers-* hides 3 pages, among them",
    built: { file: "_redirects", line: 1 },
    others: 3,
  },
  {
    fault: "a redirect that goes before a page by force",
    dist: { in: "_redirects", edit: () => "/contact /roof-repair 200!\n" },
    rule: "host/redirect-shadow",
    says: "The redirect from /contact hides the page /contact",
  },
  {
    fault: "the sitemap is gone",
    dist: { in: "sitemap.xml", edit: "remove" },
    rule: "map/form",
    says: "There is no sitemap.xml",
  },
  {
    fault: "the sitemap lost the city pages",
    dist: {
      in: "sitemap.xml",
      edit: (xml) => xml.replaceAll(/<url><loc>[^<]*\/roofers-[^<]*<\/loc>.*?<\/url>/g, ""),
    },
    rule: "map/set",
    path: maplePath,
    says: "The sitemap lacks /roofers-maple-grove-lake-county and 2 more pages",
    others: 2,
  },
  {
    fault: "a page without its file",
    dist: { in: "contact.html", edit: "remove" },
    rule: "audit/missing-page",
    path: "/contact",
    says: "/contact has no file",
  },
];

import { inHead, swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

const added = (lines: string) => (text: string) => `${text}${lines}\n`;

/** Line of `_headers` on which what is added to a path stands. */
const line = 12;

function header(
  path: string,
  words: string,
  found: Pick<Planted, "rule" | "says"> & Partial<Planted>,
): Planted {
  return {
    fault: `"${words}" over ${path}`,
    dist: { in: "_headers", edit: added(`${path}\n  ${words}`) },
    path: "/about",
    built: { file: "_headers", line },
    ...found,
  };
}

const type = { rule: "host/page-headers", says: "for another kind of file: " };
const cache = { rule: "host/page-cache", says: "without asking again" };
const pictures = { rule: "img/kept-out", says: /Line 12 of _headers keeps \d+ pictures out of image search/ };

/** Headers that a deploy script or a CDN adds. */
export const headerFaults: readonly Planted[] = [
  header("/about", "Content-Type: text/plain", type),
  header("/*", "content-type: application/octet-stream", { ...type, says: "/about and" }),
  header("/about", "Content-Disposition: attachment", {
    ...type,
    says: "save /about in place of showing it",
  }),
  header("/about", "Refresh: 5; url=https://promo.example/", {
    ...type,
    says: "sends visitors of /about elsewhere",
  }),
  header("/about", "Cache-Control: public, max-age=31536000", cache),
  header("/*", "Cache-Control: max-age=600, immutable", cache),
  header("/assets/pictures/*", "X-Robots-Tag: noindex", pictures),
  header("/assets/*", "X-Robots-Tag: googlebot: noimageindex", pictures),
  ...["no-store", "public, max-age=0, must-revalidate"].map(
    (value): Planted => ({
      fault: `files that never change with ${value}`,
      dist: {
        in: "_headers",
        edit: swap("Cache-Control: public, max-age=31536000, immutable", `Cache-Control: ${value}`),
      },
      rule: "host/asset-cache",
      says: /makes browsers ask for \d+ files again whose names change with their content/,
      built: { file: "_headers" },
    }),
  ),
  {
    fault: "a tag that keeps pictures out of image search",
    dist: { in: "about.html", edit: inHead('<meta name="robots" content="noimageindex">') },
    rule: "img/kept-out",
    path: "/about",
    says: "keeps its pictures out of image search: noimageindex",
  },
  {
    fault: "a tag that keeps search engines from following links",
    dist: { in: "about.html", edit: inHead('<meta name="googlebot" content="index, nofollow">') },
    rule: "link/nofollow-internal",
    path: "/about",
    says: "The googlebot tag of /about keeps search engines from following its links: index, nofollow.",
  },
];

export const headerTraps: readonly Trap[] = [
  {
    trap: "headers that let browsers ask again, and that are for other files",
    dist: {
      in: "_headers",
      edit: added(
        "/about\n  Cache-Control: public, max-age=0, must-revalidate\n  Content-Type: text/html; charset=utf-8\n/page-data/*\n  X-Robots-Tag: noindex\n  Cache-Control: max-age=31536000\n/feed.xml\n  Content-Type: application/rss+xml",
      ),
    },
  },
  {
    trap: "a shared cache that keeps pages for long, while browsers ask again",
    dist: { in: "_headers", edit: added("/*\n  Cache-Control: max-age=60, s-maxage=31536000") },
  },
];

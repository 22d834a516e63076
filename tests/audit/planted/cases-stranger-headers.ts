import { inHead, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

const added = (lines: string) => (text: string) => `${text}${lines}\n`;

const header = (rule: string, path: string, words: string): Planted => ({
  rule,
  fault: `"${words}" over ${path}`,
  in: "_headers",
  edit: added(`${path}\n  ${words}`),
});

/** Headers that a deploy script or a CDN adds. */
export const headerFaults: readonly Planted[] = [
  header("host/page-headers", "/about", "Content-Type: text/plain"),
  header("host/page-headers", "/*", "content-type: application/octet-stream"),
  header("host/page-headers", "/about", "Content-Disposition: attachment"),
  header("host/page-headers", "/about", "Refresh: 5; url=https://promo.example/"),
  header("host/page-cache", "/about", "Cache-Control: public, max-age=31536000"),
  header("host/page-cache", "/*", "Cache-Control: max-age=600, immutable"),
  header("img/kept-out", "/assets/pictures/*", "X-Robots-Tag: noindex"),
  header("img/kept-out", "/assets/*", "X-Robots-Tag: googlebot: noimageindex"),
  ...["no-store", "public, max-age=0, must-revalidate"].map(
    (value): Planted => ({
      fault: `files that never change with ${value}`,
      in: "_headers",
      edit: swap("Cache-Control: public, max-age=31536000, immutable", `Cache-Control: ${value}`),
      rule: "host/asset-cache",
    }),
  ),
  ...faultsIn("about.html", {
    "img/kept-out": {
      "a tag that keeps pictures out of image search": inHead('<meta name="robots" content="noimageindex">'),
    },
    "link/nofollow-internal": {
      "a tag that keeps search engines from following links": inHead(
        '<meta name="googlebot" content="index, nofollow">',
      ),
    },
  }),
];

export const headerTraps: readonly Trap[] = trapsIn("_headers", {
  "headers that let browsers ask again, and that are for other files": added(
    "/about\n  Cache-Control: public, max-age=0, must-revalidate\n  Content-Type: text/html; charset=utf-8\n/page-data/*\n  X-Robots-Tag: noindex\n  Cache-Control: max-age=31536000\n/feed.xml\n  Content-Type: application/rss+xml",
  ),
  "ends of lines as Windows has them": (text) => text.replaceAll("\n", "\r\n"),
  "a shared cache that keeps pages for long, while browsers ask again": added(
    "/*\n  Cache-Control: max-age=60, s-maxage=31536000",
  ),
});

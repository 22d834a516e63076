import type { Edit } from "../../support/audit.ts";
import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

const promo = "https://promo.example/";
const added = (html: string): Edit => inMain(`\n${html}`);
/** A script beside the pages, and the page that loads it. */
const withScript =
  (script: string): Edit =>
  (text) =>
    text === "" ? script : swap("</body>", '<script src="/assets/extra.js"></script></body>')(text);
const files = ["assets/extra.js", "about.html"];

const redirects: readonly Planted[] = [
  `location.replace("${promo}")`,
  `window.location.href = '${promo}'`,
  `if (/google/.test(document.referrer)) top.location="//promo.example/"`,
  `setTimeout(() => location.assign(\`${promo}\`), 900)`,
].flatMap((script): Planted[] => [
  {
    fault: `a file with ${script}`,
    dist: { in: files, edit: withScript(script) },
    rule: "link/script-redirect",
    path: "/about",
    says: /\/assets\/extra.js sends visitors of \/about to (https:)?\/\/promo.example\//,
    built: { file: "assets/extra\\.js", line: 1 },
  },
  {
    fault: `a page with ${script}`,
    dist: { in: "about.html", edit: added(`<script>${script}</script>`) },
    rule: "link/script-redirect",
    path: "/about",
    says: "A script within /about sends visitors to",
    built: { file: "about\\.html", line: 9 },
    also: ["host/csp-header"],
  },
]);

/** Policies that a careless hand has made too strict, and what a plugin loads against them. */
const refusals: readonly Planted[] = [
  {
    fault: "a policy without styles",
    dist: { in: "about.html", edit: swap("style-src 'self'", "style-src 'none'") },
    rule: "host/csp-refuses",
    path: "/about",
    says: /refuses \/assets\/.*\.css.*: style-src 'none'$/,
    built: { file: "about\\.html" },
  },
  {
    fault: "a policy of a header for another host",
    dist: { in: "_headers", edit: swap("script-src 'self'", "script-src https://cdn.example") },
    rule: "host/csp-refuses",
    path: "/about",
    says: /refuses \/assets\/.*\.js.*script-src https:\/\/cdn.example/,
    built: { file: "_headers", line: 2 },
    others: 13,
  },
  {
    fault: "a script of a tracker",
    dist: {
      in: "about.html",
      edit: inHead('<script async src="https://cdn.tracker.example/t.js"></script>'),
    },
    rule: "host/csp-refuses",
    path: "/about",
    says: "refuses https://cdn.tracker.example/t.js, which the page loads: script-src 'self'",
    also: ["host/sri"],
  },
];

export const scriptFaults: readonly Planted[] = [...redirects, ...refusals];

export const scriptTraps: readonly Trap[] = [
  {
    trap: "a script that moves within the site, and asks where it is",
    dist: {
      in: files,
      edit: withScript(
        'if (location.href === "https://other.example/") history.back(); else if (name) location.href = "/contact"; location.assign("https://www.maple-roofing.example/about");',
      ),
    },
  },
  {
    trap: "a policy with a nonce, hosts and schemes",
    dist: {
      in: "about.html",
      edit: swap(
        "img-src 'self'",
        "img-src data: https://*.maple-roofing.example https://www.maple-roofing.example/assets/ *",
      ),
    },
  },
];

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
  { fault: `a file with ${script}`, in: files, edit: withScript(script), rule: "link/script-redirect" },
  {
    fault: `a page with ${script}`,
    in: "about.html",
    edit: added(`<script>${script}</script>`),
    rule: "link/script-redirect",
  },
]);

/** Policies that a careless hand has made too strict, and what a plugin loads against them. */
const refusals: readonly Planted[] = [
  {
    fault: "a policy without styles",
    in: "about.html",
    edit: swap("style-src 'self'", "style-src 'none'"),
    rule: "host/csp-refuses",
  },
  {
    fault: "a policy of a header for another host",
    in: "_headers",
    edit: swap("script-src 'self'", "script-src https://cdn.example"),
    rule: "host/csp-refuses",
  },
  {
    fault: "a script of a tracker",
    in: "about.html",
    edit: inHead('<script async src="https://cdn.tracker.example/t.js"></script>'),
    rule: "host/csp-refuses",
  },
];

export const scriptFaults: readonly Planted[] = [...redirects, ...refusals];

export const scriptTraps: readonly Trap[] = [
  {
    trap: "a script that moves within the site, and asks where it is",
    in: files,
    edit: withScript(
      'if (location.href === "https://other.example/") history.back(); else if (name) location.href = "/contact"; location.assign("https://www.maple-roofing.example/about");',
    ),
  },
  {
    trap: "a policy with a nonce, hosts and schemes",
    in: "about.html",
    edit: swap(
      "img-src 'self'",
      "img-src data: https://*.maple-roofing.example https://www.maple-roofing.example/assets/ *",
    ),
  },
];

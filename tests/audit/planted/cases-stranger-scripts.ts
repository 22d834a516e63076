import type { Edit } from "../../support/audit.ts";
import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

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
  ...faultsIn("about.html", {
    "host/csp-refuses": {
      "a policy without styles": swap("style-src 'self'", "style-src 'none'"),
      "a script of a tracker": inHead('<script async src="https://cdn.tracker.example/t.js"></script>'),
    },
  }),
  ...faultsIn("_headers", {
    "host/csp-refuses": {
      "a policy of a header for another host": swap("script-src 'self'", "script-src https://cdn.example"),
    },
  }),
];

export const scriptFaults: readonly Planted[] = [...redirects, ...refusals];

export const scriptTraps: readonly Trap[] = [
  ...trapsIn(files, {
    "a script that moves within the site, and asks where it is": withScript(
      'if (location.href === "https://other.example/") history.back(); else if (name) location.href = "/contact"; location.assign("https://www.maple-roofing.example/about");',
    ),
  }),
  ...trapsIn("about.html", {
    "a policy with a nonce, hosts and schemes": swap(
      "img-src 'self'",
      "img-src data: https://*.maple-roofing.example https://www.maple-roofing.example/assets/ *",
    ),
  }),
];

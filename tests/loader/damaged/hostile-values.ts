import { type Damages, withEach } from "../../support/damages.ts";
import { append, edit, write } from "../../support/data-folder.ts";
import { county, lead } from "./damaged.ts";

const targets = [
  "javascript:alert",
  "data:text/html,x",
  "http://maple.example",
  "//maple.example",
  "/\\maple.example",
];

/** Values that are made to do harm where they are written without a check. */
export const hostileValueDamages: Damages = {
  ...withEach(targets, (to) => [
    `a link in a text to ${to}`,
    edit(county, lead, `lead: Three [towns](${to}).`),
  ]),
  ...withEach([...targets, 'https://maple.example/" onclick="alert(1)'], (to) => [
    `a button to ${to}`,
    edit("pages/county.yaml", "to: /contact", `to: ${JSON.stringify(to)}`),
  ]),
  ...withEach(["\\e", "\\N", "\\u202E", "\\u2066", "\\u200B", "\\uD800", "\\0"], (written) => [
    `the escape ${written}, which nobody sees`,
    edit(county, lead, `lead: "Three${written} towns"`),
  ]),
  ...withEach(["\u202e", "\u2069", "\u200b", "\u009b", "\ue000", "\uf8ff"], (letter) => [
    `the character U+${letter.charCodeAt(0).toString(16)}`,
    edit(county, "one lake", `one${letter} lake`),
  ]),
  "an emoji of several people, which works": edit(county, "one lake", "one lake 👩‍👩‍👧‍👦"),
  ...withEach(["https://a.example; script-src *", "https://a.example,b.example"], (origin) => [
    `an origin that is ${origin}`,
    edit("business.yaml", "url: https://www.maple-roofing.example", `url: "${origin}"`),
  ]),
  ...withEach(["/../../outside", "//maple.example", "/old /contact 200", "/*", "/<script>"], (from) => [
    `a redirect of ${from}`,
    write("redirects.yaml", `redirects:\n  - from: ${JSON.stringify(from)}\n    to: /contact\n`),
  ]),
  "a redirect over the file of the home page": write(
    "redirects.yaml",
    "redirects:\n  - from: /index\n    to: /contact\n",
  ),
  "a redirect to a place on no page": write(
    "redirects.yaml",
    'redirects:\n  - from: /old\n    to: "#quote"\n',
  ),
  "a font whose name ends its rule": edit(
    "theme.yaml",
    "display: Georgia, serif",
    'display: "x;}body{display:none"',
  ),
  "a day of the audit that no calendar has": write("audit.yaml", "reviewBy: 2024-02-31\n"),
  "a ledger with a day that no calendar has, and with an address that is no text": write(
    "releases.json",
    '{\n  "/contact": {"hash":"5e884898da280471","changedOn":"2026-02-31"},\n  "/\\q": {"hash":"5e884898da280471","changedOn":"2026-02-01"}\n}\n',
  ),
  "a folder in place of the ledger": write("releases.json/x", ""),
  "aliases of aliases, deeper than any call may go": append(
    county,
    `a0: &a0 [x]\n${Array.from({ length: 20_000 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}]\n`).join("")}`,
  ),
};

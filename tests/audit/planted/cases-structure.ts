import { both, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

const added = (html: string) => inMain(`\n${html}`);
// The text of the page is about as short as one may be.
const onAbout = {
  path: "/about",
  also: ["text/low", "page/redundant"],
  built: { file: "about\\.html", line: 9 },
};
const inAbout = (html: string, rule: string, says: string): Planted => ({
  fault: html,
  dist: { in: "about.html", edit: added(html) },
  rule,
  says,
  ...onAbout,
});
const headers = (lines: string) => (text: string) => `${text}${lines}\n`;

/** What pages say by their elements and attributes, and headers by their place. */
export const structureFaults: readonly Planted[] = [
  inAbout(
    "<marquee>We mend roofs</marquee>",
    "page/obsolete",
    "has <marquee>, an element that is out of use",
  ),
  inAbout(
    '<a href="/contact"><button>Ask us</button></a>',
    "page/nested-control",
    "a button within a link to /contact",
  ),
  inAbout(
    '<a href="/contact">Ask <a href="/roof-repair">us</a></a>',
    "page/nested-control",
    "a link within a link to /contact",
  ),
  inAbout(
    '<label>Roof <select name="roof"><option value="slate">Slate</option><option value="slate">Shingle</option></select></label>',
    "page/repeated-choice",
    'send the value "slate"',
  ),
  inAbout(
    '<p lang="es">We mend the roof in a day, and the gutters with it.</p>',
    "text/other-language",
    '<p> on /about says lang="es", but its text is English',
  ),
  inAbout(
    '<p dir="rtl">We mend the roof in a day.</p>',
    "text/other-language",
    'says dir="rtl", but its text runs from left to right',
  ),
  inAbout(
    '<p title="Call 612-555-0199">Slate, shingle and tin.</p>',
    "biz/nap",
    "shows the phone number 612-555-0199",
  ),
  inAbout(
    '<a href="https://guild.example/oak">Follow us on Roofers’ Guild</a>'.replace("’", "'"),
    "biz/sameas",
    "leads to https://guild.example/oak, but the data says https://guild.example/maple",
  ),
  {
    fault: "a header that hides the texts of all pages",
    dist: { in: "_headers", edit: headers("/*\n  X-Robots-Tag: nosnippet") },
    rule: "index/snippet-limits",
    path: "/about",
    says: "out of results: X-Robots-Tag: nosnippet",
    built: { file: "_headers", line: 12 },
  },
  {
    fault: "headers that lost their indentation",
    dist: { in: "_headers", edit: headers("/about\nX-Frame-Options: DENY\nReferrer-Policy: no-referrer") },
    rule: "host/header-lines",
    says: 'begins with a header in place of a path, and so do lines below it: "X-Frame-Options: DENY"',
    built: { file: "_headers", line: 12 },
  },
];

export const structureTraps: readonly Trap[] = [
  {
    trap: "elements and attributes that say what is so",
    dist: {
      in: "about.html",
      edit: both(
        swap("<main", '<main dir="ltr" lang="en"'),
        added(
          [
            '<p lang="es">Hablamos español y vamos a todas las casas de la región.</p>',
            '<p dir="rtl" lang="he">אנחנו מתקנים גגות בכל העיר</p>',
            '<cite lang="la">Quercus alba</cite>',
            '<p title="Call 612-555-0100">Slate, shingle and tin.</p>',
            '<label>Roof <select name="roof"><option value="">Choose</option><option value="">None</option><option value="slate">Slate</option></select></label>',
            '<label>Wall <select name="wall"><option value="slate">Slate</option></select></label>',
            '<a href="https://www.guild.example/maple/">Roofers\' Guild</a>',
            '<a href="https://guild.example/town">The Roofers\' Guild of the town</a>',
          ].join("\n"),
        ),
      ),
    },
  },
  {
    trap: "headers of a whole address, and a limit for texts",
    dist: {
      in: "_headers",
      edit: headers(
        "https://maple.pages.example/*\n  X-Robots-Tag: noindex\n/about\n  X-Robots-Tag: max-snippet:160",
      ),
    },
  },
];

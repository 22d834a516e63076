import { both, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

const added = (html: string) => inMain(`\n${html}`);
const inAbout = (rule: string, html: string): Planted => ({
  fault: html,
  in: "about.html",
  edit: added(html),
  rule,
});
const headers = (lines: string) => (text: string) => `${text}${lines}\n`;

/** What pages say by their elements and attributes, and headers by their place. */
export const structureFaults: readonly Planted[] = [
  inAbout("page/obsolete", "<marquee>We mend roofs</marquee>"),
  inAbout("page/nested-control", '<a href="/contact"><button>Ask us</button></a>'),
  inAbout("page/nested-control", '<a href="/contact">Ask <a href="/roof-repair">us</a></a>'),
  inAbout(
    "page/repeated-choice",
    '<label>Roof <select name="roof"><option value="slate">Slate</option><option value="slate">Shingle</option></select></label>',
  ),
  inAbout("text/other-language", '<p lang="es">We mend the roof in a day, and the gutters with it.</p>'),
  inAbout("text/other-language", '<p dir="rtl">We mend the roof in a day.</p>'),
  inAbout("biz/nap", '<p title="Call 612-555-0199">Slate, shingle and tin.</p>'),
  inAbout("biz/sameas", '<a href="https://guild.example/oak">Follow us on Roofers\' Guild</a>'),
  ...faultsIn("_headers", {
    "index/snippet-limits": {
      "a header that hides the texts of all pages": headers("/*\n  X-Robots-Tag: nosnippet"),
    },
    "host/header-lines": {
      "headers that lost their indentation": headers(
        "/about\nX-Frame-Options: DENY\nReferrer-Policy: no-referrer",
      ),
    },
  }),
];

export const structureTraps: readonly Trap[] = [
  ...trapsIn("about.html", {
    "elements and attributes that say what is so": both(
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
  }),
  ...trapsIn("_headers", {
    "headers of a whole address, and a limit for texts": headers(
      "https://maple.pages.example/*\n  X-Robots-Tag: noindex\n/about\n  X-Robots-Tag: max-snippet:160",
    ),
  }),
];

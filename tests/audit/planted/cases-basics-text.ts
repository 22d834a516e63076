import { both, inHead, inMain, swap, withMeta, withTitle } from "../../support/audit-edits.ts";
import type { InBuilt } from "./damage.ts";
import { faultsIn, type Planted } from "./planted.ts";

const maple = "roofers-maple-grove-lake-county.html";
const list =
  "Ashby, Birch Falls, Cedar Point, Dover, Eastlake, Fairmont, Glenwood, Hastings, Inver, Jordan, Kasson, Lakeville, Mankato, Norwood, Osseo, Perham, Quincy, Red Wing";
const known = "Maple Grove, Otter Falls and Pine Bend";
const stuffed =
  "Roofers Maple Grove, best roofers Maple Grove, cheap roofers Maple Grove, local roofers Maple Grove, top roofers Maple Grove, roofers near Maple Grove.";
const hiddenText = "Roofers in Maple Grove, roof repair in Maple Grove and new roofs in Maple Grove.";
const styled = (css: string, html: string) => both(inHead(`<style>${css}</style>`), inMain(html));
const found = (fault: string, rule: string, edit: InBuilt["edit"], file: InBuilt["in"] = maple): Planted => ({
  fault,
  in: file,
  edit,
  rule,
});
const hidden = (fault: string, css: string, html: string) =>
  found(fault, "text/hidden", css ? styled(css, html) : inMain(html));

/** Faults of letters, of texts for search engines alone, and of what was left in a page. */
export const textFaults: readonly Planted[] = [
  ...faultsIn(maple, {
    "title/page-fact": { "a title without its city": withTitle("Roofers for houses old and new") },
    "text/mojibake": {
      "mojibake of an accent": inMain("<p>The cafÃ© by the pond has a new roof.</p>"),
      "mojibake of quotes in a description": withMeta(
        "og:description",
        "Old oaks drop limbs, and we mend what theyâ€™ve broken.",
      ),
      "a lost letter": inMain("<p>The caf\uFFFD by the pond has a new roof.</p>"),
      "hard spaces read in the wrong encoding": inMain("<p>Cedar roofs,Â slate roofs and metal roofs.</p>"),
    },
    "text/markup": {
      "an entity escaped twice": inMain("<p>Shingles &amp;amp; slate, mended by us.</p>"),
      "a hard space escaped twice": inMain("<p>Call us&amp;nbsp;today.</p>"),
      "tags that show": inMain("<p>We mend &lt;b&gt;every&lt;/b&gt; roof.</p>"),
      "Markdown that shows": inMain("<p>See [flat roofs](/contact) and **ask**.</p>"),
    },
    "text/city-list": { "eighteen towns without a link": inMain(`<p>We serve ${list}.</p>`) },
    "text/stuffing": {
      "a chain of keywords": inMain(`<p>${stuffed}</p>`),
      "a phrase in every sentence": inMain(
        [
          "Affordable roof repair starts with a look.",
          "People ask for affordable roof repair after hail.",
          "Our affordable roof repair takes a day.",
          "Nobody else has affordable roof repair here.",
          "Book affordable roof repair by phone.",
          "Ask what affordable roof repair means.",
        ]
          .map((text) => `<p>${text}</p>`)
          .join(""),
      ),
    },
    "text/noscript": {
      "a text in noscript": inMain(`<noscript><p>${`${hiddenText} `.repeat(5)}</p></noscript>`),
    },
    "text/comment": {
      "open work in a comment": inMain("<!-- TODO: write about gutters -->"),
      "a secret in a comment": inMain("<!-- api_key: 12345 -->"),
      "a section that was commented out": inMain(
        `<!-- <section>${`<p>${known}</p>`.repeat(20)}</section> -->`,
      ),
    },
  }),
  {
    fault: "a chain of keywords in the data",
    file: "cities/lake-county/maple-grove.yaml",
    from: "text: Most houses by the pond date from 1920 and have cedar under the shingles.",
    to: `text: ${stuffed}`,
    mended: "text: Most houses by the pond date from 1921 and have cedar under the shingles.",
    rule: "text/stuffing",
  },
  ...faultsIn("*", {
    "text/city-list": {
      "eighteen towns in the footer of every page": swap("</footer>", `<div>${list}</div></footer>`),
    },
  }),
  hidden("text hidden by an attribute", "", `<div hidden><p>${hiddenText}</p></div>`),
  hidden("text hidden by a style", "", `<p style="font-size:1px">${hiddenText}</p>`),
  hidden("text beyond the edge", "", `<p style="position:absolute;left:-9999px">${hiddenText}</p>`),
  hidden("text hidden by a class", ".seo-text{display:none}", `<div class="seo-text">${hiddenText}</div>`),
  hidden(
    "text without opacity by a class within another",
    "main .note-x{opacity:0}",
    `<div class="note-x"><p>${hiddenText}</p></div>`,
  ),
  hidden("white text on white", "", `<p style="color:#fefefe;background:#fff">${hiddenText}</p>`),
  hidden(
    "a color that is the background of a class",
    ".pale{color:#ffffff;background-color:#fff}",
    `<p class="pale">${hiddenText}</p>`,
  ),
  hidden(
    "a long text in the class for readers",
    "",
    `<p class="visually-hidden">${`${hiddenText} `.repeat(3)}</p>`,
  ),
];

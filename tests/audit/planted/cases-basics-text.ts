import { both, inHead, inMain, swap, withMeta, withTitle } from "../../support/audit-edits.ts";
import type { InBuilt } from "./damage.ts";
import type { Planted } from "./planted.ts";

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
  found("a title without its city", "title/page-fact", withTitle("Roofers for houses old and new")),
  found("mojibake of an accent", "text/mojibake", inMain("<p>The cafÃ© by the pond has a new roof.</p>")),
  found(
    "mojibake of quotes in a description",
    "text/mojibake",
    withMeta("og:description", "Old oaks drop limbs, and we mend what theyâ€™ve broken."),
  ),
  found("a lost letter", "text/mojibake", inMain("<p>The caf\uFFFD by the pond has a new roof.</p>")),
  found(
    "hard spaces read in the wrong encoding",
    "text/mojibake",
    inMain("<p>Cedar roofs,Â slate roofs and metal roofs.</p>"),
  ),
  {
    fault: "a chain of keywords in the data",
    file: "cities/lake-county/maple-grove.yaml",
    from: "text: Most houses by the pond date from 1920 and have cedar under the shingles.",
    to: `text: ${stuffed}`,
    mended: "text: Most houses by the pond date from 1921 and have cedar under the shingles.",
    rule: "text/stuffing",
  },
  found("an entity escaped twice", "text/markup", inMain("<p>Shingles &amp;amp; slate, mended by us.</p>")),
  found("a hard space escaped twice", "text/markup", inMain("<p>Call us&amp;nbsp;today.</p>")),
  found("tags that show", "text/markup", inMain("<p>We mend &lt;b&gt;every&lt;/b&gt; roof.</p>")),
  found("Markdown that shows", "text/markup", inMain("<p>See [flat roofs](/contact) and **ask**.</p>")),
  found("eighteen towns without a link", "text/city-list", inMain(`<p>We serve ${list}.</p>`)),
  found(
    "eighteen towns in the footer of every page",
    "text/city-list",
    swap("</footer>", `<div>${list}</div></footer>`),
    "*",
  ),
  found("a chain of keywords", "text/stuffing", inMain(`<p>${stuffed}</p>`)),
  found(
    "a phrase in every sentence",
    "text/stuffing",
    inMain(
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
  ),
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
  found(
    "a text in noscript",
    "text/noscript",
    inMain(`<noscript><p>${`${hiddenText} `.repeat(5)}</p></noscript>`),
  ),
  found("open work in a comment", "text/comment", inMain("<!-- TODO: write about gutters -->")),
  found("a secret in a comment", "text/comment", inMain("<!-- api_key: 12345 -->")),
  found(
    "a section that was commented out",
    "text/comment",
    inMain(`<!-- <section>${`<p>${known}</p>`.repeat(20)}</section> -->`),
  ),
];

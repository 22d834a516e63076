import { both, inHead, inMain, swap, withMeta } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

const maple = "roofers-maple-grove-lake-county.html";
const path = "/roofers-maple-grove-lake-county";
const list =
  "Ashby, Birch Falls, Cedar Point, Dover, Eastlake, Fairmont, Glenwood, Hastings, Inver, Jordan, Kasson, Lakeville, Mankato, Norwood, Osseo, Perham, Quincy, Red Wing";
const known = "Maple Grove, Otter Falls and Pine Bend";
const stuffed =
  "Roofers Maple Grove, best roofers Maple Grove, cheap roofers Maple Grove, local roofers Maple Grove, top roofers Maple Grove, roofers near Maple Grove.";
const hiddenText = "Roofers in Maple Grove, roof repair in Maple Grove and new roofs in Maple Grove.";
const styled = (css: string, html: string) => both(inHead(`<style>${css}</style>`), inMain(html));
const found = (
  fault: string,
  rule: string,
  edit: NonNullable<Planted["dist"]>,
  says: Planted["says"],
): Planted => ({
  fault,
  dist: edit,
  rule,
  path,
  says,
});
const hidden = (fault: string, css: string, html: string, says: Planted["says"]): Planted => ({
  ...found(fault, "text/hidden", { in: maple, edit: css ? styled(css, html) : inMain(html) }, says),
  // A sheet within the document is refused by the policy, and these words are a chain too.
  also: ["host/csp-header", "text/stuffing"],
});

/** Faults of letters, of texts for search engines alone, and of what was left in a page. */
export const textFaults: readonly Planted[] = [
  found(
    "mojibake of an accent",
    "text/mojibake",
    { in: maple, edit: inMain("<p>The cafÃ© by the pond has a new roof.</p>") },
    'holds "cafÃ©"',
  ),
  found(
    "mojibake of quotes in a description",
    "text/mojibake",
    {
      in: maple,
      edit: withMeta("og:description", "Old oaks drop limbs, and we mend what theyâ€™ve broken."),
    },
    'The og:description of /roofers-maple-grove-lake-county holds "theyâ€™ve"',
  ),
  found(
    "a lost letter",
    "text/mojibake",
    { in: maple, edit: inMain("<p>The caf\uFFFD by the pond has a new roof.</p>") },
    "caf\uFFFD",
  ),
  found(
    "hard spaces read in the wrong encoding",
    "text/mojibake",
    { in: maple, edit: inMain("<p>Cedar roofs,Â slate roofs and metal roofs.</p>") },
    "read in the wrong encoding",
  ),
  {
    fault: "a chain of keywords in the data",
    data: {
      file: "cities/lake-county/maple-grove.yaml",
      from: "text: Most houses by the pond date from 1920 and have cedar under the shingles.",
      to: `text: ${stuffed}`,
      mended: "text: Most houses by the pond date from 1921 and have cedar under the shingles.",
    },
    rule: "text/stuffing",
    path,
    says: 'says "roofers" 6 times',
  },
  found(
    "an entity escaped twice",
    "text/markup",
    { in: maple, edit: inMain("<p>Shingles &amp;amp; slate, mended by us.</p>") },
    'the entity "&amp;"',
  ),
  found(
    "a hard space escaped twice",
    "text/markup",
    { in: maple, edit: inMain("<p>Call us&amp;nbsp;today.</p>") },
    "&nbsp;",
  ),
  found(
    "tags that show",
    "text/markup",
    { in: maple, edit: inMain("<p>We mend &lt;b&gt;every&lt;/b&gt; roof.</p>") },
    'the tag "<b>"',
  ),
  found(
    "Markdown that shows",
    "text/markup",
    { in: maple, edit: inMain("<p>See [flat roofs](/contact) and **ask**.</p>") },
    "Markdown sign",
  ),
  found(
    "eighteen towns without a link",
    "text/city-list",
    { in: maple, edit: inMain(`<p>We serve ${list}.</p>`) },
    "lists 18 places",
  ),
  {
    ...found(
      "eighteen towns in the footer of every page",
      "text/city-list",
      { in: "*", edit: swap("</footer>", `<div>${list}</div></footer>`) },
      /lists 18 places.*The same on/,
    ),
    path: "/about",
  },
  found(
    "a chain of keywords",
    "text/stuffing",
    { in: maple, edit: inMain(`<p>${stuffed}</p>`) },
    /says "roofers" 6 times/,
  ),
  found(
    "a phrase in every sentence",
    "text/stuffing",
    {
      in: maple,
      edit: inMain(
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
    /says "affordable roof repair" 6 times/,
  ),
  hidden("text hidden by an attribute", "", `<div hidden><p>${hiddenText}</p></div>`, "the attribute hidden"),
  hidden("text hidden by a style", "", `<p style="font-size:1px">${hiddenText}</p>`, "font-size:1px"),
  hidden(
    "text beyond the edge",
    "",
    `<p style="position:absolute;left:-9999px">${hiddenText}</p>`,
    "-9999px",
  ),
  hidden(
    "text hidden by a class",
    ".seo-text{display:none}",
    `<div class="seo-text">${hiddenText}</div>`,
    ".seo-text{display:none}",
  ),
  hidden(
    "text without opacity by a class within another",
    "main .note-x{opacity:0}",
    `<div class="note-x"><p>${hiddenText}</p></div>`,
    "opacity:0",
  ),
  hidden(
    "white text on white",
    "",
    `<p style="color:#fefefe;background:#fff">${hiddenText}</p>`,
    "its color #fefefe on #fff",
  ),
  hidden(
    "a color that is the background of a class",
    ".pale{color:#ffffff;background-color:#fff}",
    `<p class="pale">${hiddenText}</p>`,
    "its color #ffffff on #fff",
  ),
  hidden(
    "a long text in the class for readers",
    "",
    `<p class="visually-hidden">${`${hiddenText} `.repeat(3)}</p>`,
    "clip-path",
  ),
  found(
    "a text in noscript",
    "text/noscript",
    { in: maple, edit: inMain(`<noscript><p>${`${hiddenText} `.repeat(5)}</p></noscript>`) },
    "in noscript",
  ),
  found(
    "open work in a comment",
    "text/comment",
    { in: maple, edit: inMain("<!-- TODO: write about gutters -->") },
    "says TODO",
  ),
  found(
    "a secret in a comment",
    "text/comment",
    { in: maple, edit: inMain("<!-- api_key: 12345 -->") },
    "looks like a secret",
  ),
  found(
    "a section that was commented out",
    "text/comment",
    { in: maple, edit: inMain(`<!-- <section>${`<p>${known}</p>`.repeat(20)}</section> -->`) },
    "that was taken out",
  ),
];

import type { Edit } from "../../support/audit.ts";
import { inHead, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap } from "./planted.ts";

/** Somebody wrote into a page after it was built; the data are right. */
const inFirm = (rule: string, fault: string, edit: Edit): Planted => ({
  fault,
  in: "the-firm.html",
  edit,
  rule,
  advice: "The data is right; build the site again",
});

function originOf(html: string): string {
  return /<link rel="canonical" href="(https:\/\/[^/]+)/.exec(html)?.[1] ?? "";
}

/** On the site of the roofer. */
export const alteredBodies: readonly Planted[] = [
  inFirm(
    "ld/lb-single-location",
    "structured data of a plugin for reviews",
    inHead(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"RoofingContractor","name":"Hobblebush","aggregateRating":{"@type":"AggregateRating","ratingValue":4.9,"reviewCount":87}}</script>',
    ),
  ),
  inFirm(
    "head/hreflang",
    "a version in another language, of a plugin",
    inHead('<link rel="alternate" hreflang="en-GB" href="https://www.hobblebushroofing.example/en-gb/">'),
  ),
  ...faultsIn("*", {
    "title/brand-once": {
      "titles that a plugin ends with the firm again, beside swapped numbers": (html) =>
        html.replace("</title>", " - Hobblebush Roofing</title>").replaceAll("tel:+1508", "tel:+1888"),
    },
  }),
  inFirm(
    "file/altered",
    "a sentence in other words",
    swap(
      "a shrub that grows in every wet wood here and is not easily pulled up.",
      "a shrub that grows on every dry hill.",
    ),
  ),
  inFirm("file/altered", "a paragraph that is gone", swap(/<p>A roof is a set of parts.*?<\/p>/, "")),
  inFirm(
    "file/altered",
    "a link that leads to another page",
    swap('<a href="/roof-replacement">replace it', '<a href="/flat-roofs">replace it'),
  ),
  inFirm("biz/nap", "a link that calls the number for texts", swap(/href="sms:/, 'href="tel:')),
  inFirm("text/markup", "a title escaped twice", swap("since 1996 |", "since 1996 &amp;amp; on |")),
  inFirm("title/one", "a second title", inHead("<title>Home</title>")),
  inFirm("head/charset-lang-viewport", "another language", swap('lang="en-US"', 'lang="de"')),
  inFirm("head/viewport", "a viewport that forbids zoom", swap("viewport-fit=cover", "user-scalable=no")),
  inFirm(
    "img/alt-quality",
    "the name of a file in place of what a picture shows",
    swap(/alt="Roofers[^"]*"/, 'alt="IMG_2041.jpg"'),
  ),
  inFirm(
    "file/altered",
    "what another picture shows",
    swap(/alt="Roofers[^"]*"/, 'alt="A barn with a red roof"'),
  ),
  inFirm("img/lead-lazy", "the first picture loaded lazily", swap('loading="eager"', 'loading="lazy"')),
  {
    fault: "a page without its text, and so without the one link to another",
    in: "the-firm.html",
    edit: swap(/<section class="band.*(?=<\/main>)/s, ""),
    rule: "file/altered",
  },
  inFirm(
    "link/localhost-http",
    "a link to the preview of a branch",
    swap(
      '<a href="/ice-dams">ice</a>',
      '<a href="https://deploy-preview-7--hobblebush.netlify.app/ice-dams">ice</a>',
    ),
  ),
  inFirm("link/localhost-http", "a link without www", (html) =>
    html.replace(
      '<a href="/ice-dams">ice</a>',
      `<a href="${originOf(html).replace("www.", "")}/ice-dams">ice</a>`,
    ),
  ),
  inFirm(
    "canon/target",
    "a canonical URL from a report of visits",
    swap(/(<link rel="canonical" href="[^"]*)/, "$1?utm_source=profile"),
  ),
  inFirm(
    "link/crawlable",
    "a button that a plugin made of a link",
    swap(
      '<a href="/ask-for-a-quote" class="button primary">',
      '<a href="javascript:void(0)" class="button primary">',
    ),
  ),
  inFirm(
    "biz/claims",
    "another year of foundation",
    swap("<h1>Roofers based in Natick since 1996", "<h1>Roofers based in Natick since 1994"),
  ),
  inFirm(
    "head/base",
    "a base that a move left behind",
    inHead('<base href="https://www.hobblebush.example/old/">'),
  ),
  ...faultsIn("the-firm.html", {
    "link/added": {
      "a link of a stranger": swap(
        "</main>",
        '<p><a href="https://casino.example/">Best slots</a></p></main>',
      ),
    },
  }),
];

export const bodyTraps: readonly Trap[] = [
  {
    trap: "a document that an optimizer wrote in its own way",
    in: "the-firm.html",
    edit: (html) =>
      html
        .replaceAll("<!-- -->", "")
        .replaceAll("&#x27;", "'")
        .replaceAll("</p>", "</p>\n")
        .replaceAll('class="soft"', "class=soft"),
    isSame: true,
  },
  {
    trap: "links of the site with their whole address",
    in: "the-firm.html",
    edit: (html) => html.replace('<a href="/ice-dams">ice', `<a href="${originOf(html)}/ice-dams">ice`),
    isSame: true,
  },
];

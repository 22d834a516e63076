import { both, inHead, inMain, swap, withMeta } from "../../support/audit-edits.ts";
import type { InBuilt } from "./damage.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

const maple = "roofers-maple-grove-lake-county.html";
const path = "/roofers-maple-grove-lake-county";
const origin = "https://www.maple-roofing.example";
const found = (fault: string, rule: string, edit: InBuilt["edit"]): Planted => ({
  fault,
  in: maple,
  edit,
  rule,
});
const picture = '<img src="/favicon.png" width="48" height="48"';

/** Faults of headings, ids, frames, controls, pictures, previews and trails. */
export const partFaults: readonly Planted[] = [
  ...faultsIn(maple, {
    "h1/one": {
      "a second main heading before the right one": swap("<main", "<h1>Welcome</h1><main"),
      "an empty main heading": swap(/<h1([^>]*)>.*?<\/h1>/, "<h1$1></h1>"),
      "a main heading that nobody sees": swap(/<h1[^>]*>/, '<h1 class="visually-hidden">'),
    },
    "heading/empty": { "an empty heading": inMain("<h2> </h2>") },
    "page/duplicate-id": { "an id twice": inMain('<p id="oaks">Old oaks.</p><p id="oaks">More oaks.</p>') },
    "page/control-name": {
      "a field without a label": inMain('<form><input name="zip" placeholder="ZIP code"></form>'),
      "a button without words": inMain('<button type="button"><svg></svg></button>'),
    },
    "img/lead-lazy": {
      "the picture at the top loaded lazily": swap(
        /(<h1[^>]*>.*?<\/h1>)/,
        `$1${picture} alt="Oaks over a ridge" loading="lazy">`,
      ),
    },
    "img/alt-quality": {
      "an alt text that is the name of a file": inMain(`${picture} alt="IMG_2041.jpg">`),
      "an alt text that says one word three times": inMain(`${picture} alt="Roofer on a roof, roofing">`),
    },
    "ld/breadcrumb": {
      "a step of the trail that leads to another page": swap(
        /("@type":"ListItem","position":2,[^}]*?"item":")[^"]*/,
        `$1${origin}/contact`,
      ),
    },
  }),
  {
    ...found(
      "a frame without a title",
      "page/frame-title",
      inMain('<iframe src="https://maps.example/embed"></iframe>'),
    ),
  },
  {
    ...found(
      "a frame that is loaded without encryption",
      "link/localhost-http",
      inMain('<iframe title="Map" src="http://maps.example/embed"></iframe>'),
    ),
  },
  {
    ...found(
      "the title of another page in the preview",
      "og/other-page",
      both(
        withMeta("og:title", "Roof repair | Maple &amp; Sons Roofing"),
        withMeta("twitter:title", "Roof repair | Maple &amp; Sons Roofing"),
      ),
    ),
    in: "contact.html",
    edit: both(
      withMeta("og:title", "Roof repair | Maple &amp; Sons Roofing"),
      withMeta("twitter:title", "Roof repair | Maple &amp; Sons Roofing"),
    ),
  },
];

/** What looks like a fault of the basics, and is right. */
export const basicsTraps: readonly Trap[] = trapsIn(maple, {
  "an http-equiv that is none of these": inHead('<meta http-equiv="x-ua-compatible" content="ie=edge">'),
  "two versions that name each other, and words in other letters": both(
    inHead(
      `<link rel="alternate" hreflang="en-US" href="${origin}${path}"><link rel="alternate" hreflang="es-MX" href="https://mx.example/">`,
    ),
    inMain("<p>Château, Ångström, São Paulo: “roofs” — 100 m² for €90.</p>"),
  ),
  "texts that people open, and one for those who listen": inMain(
    '<details><summary>Ice</summary><p>Ice lies in the valleys until April every year.</p></details><button type="button" aria-controls="more">More</button><div id="more" hidden><p>Permits are asked for at the Town Hall, by us.</p></div><p class="visually-hidden">A map of the pond and of the houses around it</p>',
  ),
  "a hint in noscript, and a comment": inMain(
    "<noscript>Please switch JavaScript on.</noscript><!-- the end of main -->",
  ),
  "a picture further down that is loaded lazily": inMain(
    `${picture} alt="Oaks over a ridge" loading="lazy">`,
  ),
});

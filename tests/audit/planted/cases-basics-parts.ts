import { both, inHead, inMain, swap, withMeta } from "../../support/audit-edits.ts";
import type { InBuilt } from "./damage.ts";
import type { Planted, Trap } from "./planted.ts";

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
  found("a second main heading before the right one", "h1/one", swap("<main", "<h1>Welcome</h1><main")),
  found("an empty main heading", "h1/one", swap(/<h1([^>]*)>.*?<\/h1>/, "<h1$1></h1>")),
  found("a main heading that nobody sees", "h1/one", swap(/<h1[^>]*>/, '<h1 class="visually-hidden">')),
  found("an empty heading", "heading/empty", inMain("<h2> </h2>")),
  found("an id twice", "page/duplicate-id", inMain('<p id="oaks">Old oaks.</p><p id="oaks">More oaks.</p>')),
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
  found(
    "a field without a label",
    "page/control-name",
    inMain('<form><input name="zip" placeholder="ZIP code"></form>'),
  ),
  found("a button without words", "page/control-name", inMain('<button type="button"><svg></svg></button>')),
  found(
    "the picture at the top loaded lazily",
    "img/lead-lazy",
    swap(/(<h1[^>]*>.*?<\/h1>)/, `$1${picture} alt="Oaks over a ridge" loading="lazy">`),
  ),
  found(
    "an alternative text that is the name of a file",
    "img/alt-quality",
    inMain(`${picture} alt="IMG_2041.jpg">`),
  ),
  found(
    "an alternative text that says one word three times",
    "img/alt-quality",
    inMain(`${picture} alt="Roofer on a roof, roofing">`),
  ),
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
  found(
    "a step of the trail that leads to another page",
    "ld/breadcrumb",
    swap(/("@type":"ListItem","position":2,[^}]*?"item":")[^"]*/, `$1${origin}/contact`),
  ),
];

/** What looks like a fault of the basics, and is right. */
export const basicsTraps: readonly Trap[] = [
  {
    trap: "an http-equiv that is none of these",
    in: maple,
    edit: inHead('<meta http-equiv="x-ua-compatible" content="ie=edge">'),
  },
  {
    trap: "two versions that name each other, and words in other letters",
    in: maple,
    edit: both(
      inHead(
        `<link rel="alternate" hreflang="en-US" href="${origin}${path}"><link rel="alternate" hreflang="es-MX" href="https://mx.example/">`,
      ),
      inMain("<p>Château, Ångström, São Paulo: “roofs” — 100 m² for €90.</p>"),
    ),
  },
  {
    trap: "texts that people open, and one for those who listen",
    in: maple,
    edit: inMain(
      '<details><summary>Ice</summary><p>Ice lies in the valleys until April every year.</p></details><button type="button" aria-controls="more">More</button><div id="more" hidden><p>Permits are asked for at the Town Hall, by us.</p></div><p class="visually-hidden">A map of the pond and of the houses around it</p>',
    ),
  },
  {
    trap: "a hint in noscript, and a comment",
    in: maple,
    edit: inMain("<noscript>Please switch JavaScript on.</noscript><!-- the end of main -->"),
  },
  {
    trap: "a picture further down that is loaded lazily",
    in: maple,
    edit: inMain(`${picture} alt="Oaks over a ridge" loading="lazy">`),
  },
];

import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

const about = "about.html";
const added = (html: string) => inMain(`\n${html}`);
const withNode = (json: string) =>
  inHead(`\n<script type="application/ld+json">{"@context":"https://schema.org",${json}}</script>`);

/** What crawlers of other makers name, in a site whose data are known; in one without: any-site/catalog.test.ts. */
export const catalogFaults: readonly Planted[] = [
  ...faultsIn(about, {
    "ld/required": {
      "an event without a day": withNode('"@type":"Event","name":"Open yard","location":"12 Elm Street"'),
    },
    "link/crawlable": {
      "an address without its scheme": added('<p>See <a href="www.guild.example/oak">the guild</a>.</p>'),
      "a profile that nobody filled in": added('<p><a href="#">Follow us on Instagram</a></p>'),
    },
    "page/main": { "a second main part": swap("</main>", "</main>\n<main><p>Slate as well.</p></main>") },
    "page/loaded-twice": {
      "a script twice": both(
        inHead('\n<script src="/nothing.js" defer></script>'),
        inHead('\n<script src="/nothing.js" defer></script>'),
      ),
    },
    "page/list-parts": { "an item without a list": added("<div><li>Slate from Vermont</li></div>") },
    "page/aria": {
      "a role with a slip": added('<div role="buton">Slate from Vermont</div>'),
      "a name that nothing has": added('<section aria-labelledby="slates"><p>Slate.</p></section>'),
    },
    "img/alt-empty": {
      "a photo without words": added('<img src="/roof-repair.svg" alt="" width="400" height="300">'),
    },
    "text/repeated": { "a word twice": added("<p>We sweep the the yard before we leave.</p>") },
  }),
  ...faultsIn([about, "large.css"], {
    "file/weight": {
      "the whole of a framework": (text) =>
        text === ""
          ? ".slate{margin:0}\n".repeat(20_000)
          : inHead('\n<link rel="stylesheet" href="/large.css">')(text),
    },
  }),
];

export const catalogTraps: readonly Trap[] = trapsIn(about, {
  "words that follow themselves": added("<p>All that that slate needs is a nail.</p>"),
});

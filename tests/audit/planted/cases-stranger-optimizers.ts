import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

const sheet = /(<link rel="stylesheet" href="\/assets\/theme[^"]*")/;
const otherSum = `sha384-${"A".repeat(64)}`;

/** What an optimizer, a host's plugin or a careless hand does to files and tags that were good. */
export const optimizerFaults: readonly Planted[] = [
  ...["2f1c-module", "modul", "text/javascript; charset=utf-8", "text/plain"].map(
    (type): Planted => ({
      fault: `a script as ${type}`,
      in: "about.html",
      edit: swap('<script type="module"', `<script type="${type}"`),
      rule: "page/script-type",
    }),
  ),
  ...["\x1f\x8b\x08\0\0\0", "\x0b\x02\x80abc"].map(
    (start): Planted => ({
      fault: `styles that are kept compressed (${JSON.stringify(start)})`,
      in: /^assets\/theme.*\.css$/,
      edit: () => `${start}..`,
      encoding: "latin1",
      rule: "file/broken",
    }),
  ),
  ...faultsIn(/^assets\/theme.*\.css$/, {
    "file/css-import": {
      "styles that load those of a font service": (css) =>
        `@import url("https://fonts.example/roboto.css");${css}`,
    },
    "file/font-display": {
      "a font of a shop for fonts, whose text waits for it": (css) =>
        `@font-face{font-family:"Mark";src:url(https://fonts.example/mark.woff2);font-display:block}${css}`,
    },
  }),
  ...faultsIn("about.html", {
    "page/blocking-script": {
      "a script of the site in the head, which all waits for": inHead('<script src="/counter.js"></script>'),
    },
    "head/size": {
      "data of a builder within a page": inMain(
        `<script type="application/json">[${'{"widget":"heading"},'.repeat(9000)}0]</script>`,
      ),
    },
    "file/broken": {
      "a checksum of styles as they were before they were made smaller": swap(
        sheet,
        `$1 integrity="${otherSum}" crossorigin`,
      ),
    },
    "head/preload": {
      "a font that is loaded early without crossorigin": inHead(
        '<link rel="preload" as="font" href="/favicon.png">',
      ),
      "a preload that does not say what for": inHead('<link rel="preload" href="/assets/extra.css">'),
    },
    "img/src": {
      "a picture that a source calls another format": inMain(
        '\n<picture><source type="image/webp" srcset="/assets/a.avif 1x, /assets/b.avif 2x"><img src="/favicon.png" alt="Roof" width="48" height="48"></picture>',
      ),
    },
    "link/broken": {
      "an email address that Cloudflare has hidden, without the script that shows it": inMain(
        '<p><a href="/cdn-cgi/l/email-protection#a1c4">[email&#160;protected]</a></p>',
      ),
      "one in a hint for visitors without script": inMain(
        '<noscript><p>Write to <a href="/cdn-cgi/l/email-protection#a1c4"><span data-cfemail="a1c4">[email&#160;protected]</span></a>.</p></noscript>',
      ),
    },
    "text/hidden": {
      "the same words again and again, beside the page": inMain(
        '\n<p style="color:red" class="far">cheap roofers here, roofing best price, roofer near me</p><style>.far{position:absolute;left:-5000px}</style>',
      ),
    },
  }),
  ...faultsIn("contact.html", {
    "page/form-submit": {
      "a form whose button sends nothing any more": swap('<button type="submit"', '<button type="button"'),
    },
  }),
  ...["a", "strong", "button"].map(
    (name): Planted => ({
      fault: `a <${name}> without its end`,
      in: "about.html",
      edit: inMain(`\n<p>Ask <${name}${name === "a" ? ' href="/contact"' : ""}>us</p>`),
      rule: "page/unclosed",
    }),
  ),
];

export const optimizerTraps: readonly Trap[] = [
  ...trapsIn("about.html", {
    "a consent manager that starts a counter later, and a form that is sent from outside": inMain(
      '<form id="f" action="/contact"><label>Name <input name="a"></label><label>Town <input name="b"></label></form><button form="f">Send</button>',
    ),
    "marked words whose tags cross each other": inMain('<p><b>Ask <a href="/contact">the shop</b></a></p>'),
  }),
  ...trapsIn(/^assets\/theme.*\.css$/, {
    "a font in the style sheet itself, and one that is commented out": (css) =>
      `@font-face{font-family:Mark;src:url("data:font/woff2;base64,d09GMg==")}/*@font-face{font-family:Old;src:url(old.woff2)}*/${css}`,
  }),
  ...trapsIn("contact.html", {
    "a help for people who listen, beside the page": inMain(
      '<p style="position:absolute;left:-9999px;width:1px;height:1px;clip:rect(0 0 0 0)">Opens in a new window</p>',
    ),
  }),
];

import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

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
  {
    fault: "styles that load those of a font service",
    in: /^assets\/theme.*\.css$/,
    edit: (css) => `@import url("https://fonts.example/roboto.css");${css}`,
    rule: "file/css-import",
  },
  {
    fault: "a script of the site in the head, which all waits for",
    in: "about.html",
    edit: inHead('<script src="/counter.js"></script>'),
    rule: "page/blocking-script",
  },
  {
    fault: "data of a builder within a page",
    in: "about.html",
    edit: inMain(`<script type="application/json">[${'{"widget":"heading"},'.repeat(9000)}0]</script>`),
    rule: "head/size",
  },
  {
    fault: "a checksum of styles as they were before they were made smaller",
    in: "about.html",
    edit: swap(sheet, `$1 integrity="${otherSum}" crossorigin`),
    rule: "file/broken",
  },
  {
    fault: "a font that is loaded early without crossorigin",
    in: "about.html",
    edit: inHead('<link rel="preload" as="font" href="/favicon.png">'),
    rule: "head/preload",
  },
  {
    fault: "a preload that does not say what for",
    in: "about.html",
    edit: inHead('<link rel="preload" href="/assets/extra.css">'),
    rule: "head/preload",
  },
  {
    fault: "a picture that a source calls another format",
    in: "about.html",
    edit: inMain(
      '\n<picture><source type="image/webp" srcset="/assets/a.avif 1x, /assets/b.avif 2x"><img src="/favicon.png" alt="Roof" width="48" height="48"></picture>',
    ),
    rule: "img/src",
  },
  {
    fault: "a mail address that Cloudflare has hidden, without the script that shows it",
    in: "about.html",
    edit: inMain('<p><a href="/cdn-cgi/l/email-protection#a1c4">[email&#160;protected]</a></p>'),
    rule: "link/broken",
  },
  {
    fault: "a form whose button sends nothing any more",
    in: "contact.html",
    edit: swap('<button type="submit"', '<button type="button"'),
    rule: "page/form-submit",
  },
  ...["a", "strong", "button"].map(
    (name): Planted => ({
      fault: `a <${name}> without its end`,
      in: "about.html",
      edit: inMain(`\n<p>Ask <${name}${name === "a" ? ' href="/contact"' : ""}>us</p>`),
      rule: "page/unclosed",
    }),
  ),
  {
    fault: "the same words again and again, beside the page",
    in: "about.html",
    edit: inMain(
      '\n<p style="color:red" class="far">cheap roofers here, roofing best price, roofer near me</p><style>.far{position:absolute;left:-5000px}</style>',
    ),
    rule: "text/hidden",
  },
];

export const optimizerTraps: readonly Trap[] = [
  {
    trap: "a consent manager that starts a counter later, and a form that is sent from outside",
    in: "about.html",
    edit: inMain(
      '<form id="f" action="/contact"><label>Name <input name="a"></label><label>Town <input name="b"></label></form><button form="f">Send</button>',
    ),
  },
  {
    trap: "marked words whose tags cross each other",
    in: "about.html",
    edit: inMain('<p><b>Ask <a href="/contact">the shop</b></a></p>'),
  },
  {
    trap: "a help for people who listen, beside the page",
    in: "contact.html",
    edit: inMain(
      '<p style="position:absolute;left:-9999px;width:1px;height:1px;clip:rect(0 0 0 0)">Opens in a new window</p>',
    ),
  },
];

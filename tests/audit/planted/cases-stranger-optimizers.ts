import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

const onAbout = { path: "/about", built: { file: "about\\.html" } };
const sheet = /(<link rel="stylesheet" href="\/assets\/theme[^"]*")/;
const otherSum = `sha384-${"A".repeat(64)}`;

/** What an optimizer, a host's plugin or a careless hand does to files and tags that were good. */
export const optimizerFaults: readonly Planted[] = [
  ...["2f1c-module", "modul", "text/javascript; charset=utf-8", "text/plain"].map(
    (type): Planted => ({
      fault: `a script as ${type}`,
      dist: { in: "about.html", edit: swap('<script type="module"', `<script type="${type}"`) },
      rule: "page/script-type",
      says: `as "${type}", a type that no browser runs`,
      ...onAbout,
    }),
  ),
  ...["\x1f\x8b\x08\0\0\0", "\x0b\x02\x80abc"].map(
    (start): Planted => ({
      fault: `styles that are kept compressed (${JSON.stringify(start)})`,
      dist: { in: /^assets\/theme.*\.css$/, edit: () => `${start}..`, encoding: "latin1" },
      rule: "file/broken",
      path: "/about",
      says: /is (compressed with gzip|no text), so that every page loses its styles/,
    }),
  ),
  {
    fault: "styles that load those of a font service",
    dist: {
      in: /^assets\/theme.*\.css$/,
      edit: (css) => `@import url("https://fonts.example/roboto.css");${css}`,
    },
    rule: "file/css-import",
    says: /loads https:\/\/fonts.example\/roboto.css by @import/,
    built: { file: "assets/theme.*css", line: 1 },
    also: ["file/altered"],
  },
  {
    fault: "a script of the site in the head, which all waits for",
    dist: { in: "about.html", edit: inHead('<script src="/counter.js"></script>') },
    rule: "page/blocking-script",
    says: "The head of /about waits for the script /counter.js.",
    also: ["file/missing"],
    ...onAbout,
  },
  {
    fault: "data of a builder within a page",
    dist: {
      in: "about.html",
      edit: inMain(`<script type="application/json">[${'{"widget":"heading"},'.repeat(9000)}0]</script>`),
    },
    rule: "head/size",
    says: "of them are a script or its data within the page.",
    also: ["text/low"],
    ...onAbout,
  },
  {
    fault: "a checksum of styles as they were before they were made smaller",
    dist: { in: "about.html", edit: swap(sheet, `$1 integrity="${otherSum}" crossorigin`) },
    rule: "file/broken",
    says: "has another checksum than its integrity attribute says, so that /about loses its styles",
    ...onAbout,
  },
  {
    fault: "a font that is loaded early without crossorigin",
    dist: { in: "about.html", edit: inHead('<link rel="preload" as="font" href="/favicon.png">') },
    rule: "head/preload",
    says: "lacks crossorigin, so that the font is loaded twice",
    ...onAbout,
  },
  {
    fault: "a preload that does not say what for",
    dist: { in: "about.html", edit: inHead('<link rel="preload" href="/assets/extra.css">') },
    rule: "head/preload",
    says: "does not say what for",
    also: ["file/missing"],
    ...onAbout,
  },
  {
    fault: "a picture that a source calls another format",
    dist: {
      in: "about.html",
      edit: inMain(
        '\n<picture><source type="image/webp" srcset="/assets/a.avif 1x, /assets/b.avif 2x"><img src="/favicon.png" alt="Roof" width="48" height="48"></picture>',
      ),
    },
    rule: "img/src",
    says: "says that /assets/a.avif is image/webp; by its name it is image/avif",
    also: ["file/missing"],
    path: "/about",
    built: { file: "about\\.html", line: 9 },
  },
  {
    fault: "a mail address that Cloudflare has hidden, without the script that shows it",
    dist: {
      in: "about.html",
      edit: inMain('<p><a href="/cdn-cgi/l/email-protection#a1c4">[email&#160;protected]</a></p>'),
    },
    rule: "link/broken",
    says: "hides a mail address behind /cdn-cgi/l/email-protection#a1c4",
    also: ["text/low"],
    ...onAbout,
  },
  {
    fault: "a form whose button sends nothing any more",
    dist: { in: "contact.html", edit: swap('<button type="submit"', '<button type="button"') },
    rule: "page/form-submit",
    path: "/contact",
    says: /has \d fields and no button that sends it/,
    built: { file: "contact\\.html" },
  },
  ...["a", "strong", "button"].map(
    (name): Planted => ({
      fault: `a <${name}> without its end`,
      dist: {
        in: "about.html",
        edit: inMain(`\n<p>Ask <${name}${name === "a" ? ' href="/contact"' : ""}>us</p>`),
      },
      rule: "page/unclosed",
      says: `/about opens <${name}> and never closes it`,
      also: ["text/low", "link/text"],
      path: "/about",
      built: { file: "about\\.html", line: 9 },
    }),
  ),
  {
    fault: "the same words again and again, beside the page",
    dist: {
      in: "about.html",
      edit: inMain(
        '\n<p style="color:red" class="far">cheap roofers here, roofing best price, roofer near me</p><style>.far{position:absolute;left:-5000px}</style>',
      ),
    },
    rule: "text/hidden",
    says: "is hidden by .far{left:-5000px}",
    also: ["host/csp-header", "text/low"],
    path: "/about",
    built: { file: "about\\.html", line: 9 },
  },
];

export const optimizerTraps: readonly Trap[] = [
  {
    trap: "a consent manager that starts a counter later, and a form that is sent from outside",
    dist: {
      in: "about.html",
      edit: inMain(
        '<form id="f" action="/contact"><label>Name <input name="a"></label><label>Town <input name="b"></label></form><button form="f">Send</button>',
      ),
    },
  },
  {
    trap: "marked words whose tags cross each other",
    dist: { in: "about.html", edit: inMain('<p><b>Ask <a href="/contact">the shop</b></a></p>') },
  },
  {
    trap: "a help for people who listen, beside the page",
    dist: {
      in: "contact.html",
      edit: inMain(
        '<p style="position:absolute;left:-9999px;width:1px;height:1px;clip:rect(0 0 0 0)">Opens in a new window</p>',
      ),
    },
  },
];

import type { Edit } from "../../support/audit.ts";
import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted } from "./planted.ts";

const origin = "https://www.maple-roofing.example";
const contact = "contact.html";
const titleOfContact = "Free roofing quote | Maple &amp; Sons Roofing";
const html = () => "<!doctype html><title>Not found</title><h1>Not found</h1>";
/** A picture that is added to one page, so that nothing else needs it. */
const shown = (name: string) => inMain(`<img src="/${name}" alt="A ladder on a barn" width="12" height="8">`);

const gone = (fault: string, name: string | RegExp): Planted => ({
  fault,
  rule: "file/missing",
  in: name,
  edit: "remove",
});
const onContact = (fault: string, edit: Edit): Planted => ({
  fault,
  rule: "file/missing",
  in: contact,
  edit,
});
const broken = (fault: string, name: string | RegExp, edit: Edit | "cut off"): Planted => ({
  fault,
  rule: "file/broken",
  in: name,
  edit,
});

/** Files that pages need, and that are not there or not what they were. */
export const fileFaults: readonly Planted[] = [
  gone("the style sheet of the theme is gone", /^assets\/theme\..*\.css$/),
  gone("the style sheet of the parts is gone", /^assets\/static\/.*\.css$/),
  gone("the script is gone", /^assets\/entries\/.*\.js$/),
  gone("all parts of the script are gone", /^assets\/chunks\/.*\.js$/),
  ...faultsIn(/^assets\/theme\..*\.css$/, {
    "file/missing": {
      "a font of the style sheet is gone": (css) =>
        `${css}@font-face{font-family:Barn;src:url(fonts/barn.woff2) format("woff2");font-display:swap}`,
      "styles that import others": (css) => `@import "print.css";${css}`,
      "a picture of a style sheet": (css) => `${css}.hero{background:url('../paper.png')}`,
    },
  }),
  gone("the logo is gone, which structured data name as well", /^assets\/pictures\/logo\..*\.svg$/),
  gone("the icon is gone", "favicon.png"),
  gone("the manifest is gone", "manifest.webmanifest"),
  gone("an icon of the manifest is gone", "icon-512.png"),
  gone("the data of one page is gone", "page-data/contact.json"),
  gone("the data of all pages is gone", /^page-data\/[\w-]+\.json$/),
  gone("the addresses of the services are gone", "endpoints.json"),
  onContact("a picture that was never uploaded", shown("ladder.webp")),
  onContact("a picture whose name has another case", shown("Favicon.png")),
  {
    ...onContact("a link whose address has another case", inMain('<a href="/About">The firm</a>')),
    rule: "link/broken",
  },
  {
    fault: "a heavy picture in place of one that the build encoded",
    rule: "img/weight",
    in: /^assets\/pictures\/roof-repair\..*\.svg$/,
    edit: (svg) => `${svg}<!-- ${"a roof ".repeat(20_000)}-->`,
    advice: "build the site again",
  },
  onContact(
    "one size of a picture",
    inMain(
      '<img src="/favicon.png" srcset="/favicon.png 48w,/favicon-2x.png 96w" sizes="48px" alt="A ladder" width="48" height="48">',
    ),
  ),
  onContact(
    "all sizes of a picture",
    inMain(
      '<img src="/crew.jpg" srcset="/crew-300x200.jpg 300w,/crew-600x400.jpg 600w" sizes="48px" alt="A ladder" width="48" height="48">',
    ),
  ),
  onContact("the still of a video", inMain('<video poster="/still.jpg" controls></video>')),
  onContact("a preloaded picture", inHead('<link rel="preload" as="image" href="/hero.avif">')),
  onContact("a script of another tool", inHead('<script src="/chat.js" defer></script>')),
  onContact(
    "the picture of a link preview",
    swap(/(<meta property="og:image" content=")[^"]*/, `$1${origin}/team.jpg`),
  ),
  onContact(
    "a large picture that is shown and linked",
    inMain(
      '<a href="/barn.jpg"><img src="/barn.jpg" alt="A barn with a new roof" width="12" height="8"></a>',
    ),
  ),
  ...faultsIn("sitemap.xml", {
    "file/missing": {
      "a picture of the sitemap": swap(
        "</url>",
        `<image:image><image:loc>${origin}/old.jpg</image:loc></image:image></url>`,
      ),
      "a sitemap that names another which is gone": (xml) =>
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin}/pages.xml</loc></sitemap></sitemapindex><!--${xml.length}-->`,
    },
  }),
  broken("an empty style sheet", /^assets\/theme\..*\.css$/, () => ""),
  broken("a style sheet that was cut off", /^assets\/theme\..*\.css$/, "cut off"),
  broken("an answer of the server saved as a script", /^assets\/entries\/.*\.js$/, html),
  broken("an answer of the server saved as a picture", /^assets\/pictures\/logo\..*\.svg$/, html),
  broken("an empty picture", /^assets\/pictures\/logo\..*\.svg$/, () => ""),
  broken("a picture that was cut off", "favicon.png", "cut off"),
  broken(
    "a picture for link previews that was cut off",
    /^assets\/pictures\/default-picture-card\..*\.jpg$/,
    "cut off",
  ),
  ...faultsIn("page-data/contact.json", {
    "file/broken": { "the data of a page that was cut off": "cut off" },
  }),
  ...faultsIn(contact, {
    "audit/missing-page": { "an empty document": () => "", "a document that was cut off": "cut off" },
  }),
];

const stray = (name: string | readonly string[], rule = "file/stray", edit: Edit = () => "x"): Planted => ({
  fault: `${[name].flat()[0]} lies in the folder`,
  rule,
  in: name,
  edit,
});
const page = () => `<!doctype html><html lang="en"><title>Roofs</title><h1>Roofs</h1></html>`;
const quiet = () => `<!doctype html><meta name="robots" content="noindex"><title>Roofs</title>`;

/** Files that nothing explains. */
export const strayFaults: readonly Planted[] = [
  stray("index (1).html", "file/stray-page", page),
  stray("roofers-old-town-lake-county.html", "file/stray-page", page),
  stray(
    ["a", "b", "c", "d"].map((name) => `old/${name}.html`),
    "file/stray-page",
    page,
  ),
  stray("write-to-us.html", "file/stray-page", () => `<!doctype html><title>${titleOfContact}</title>`),
  stray("thanks.html", "file/stray", quiet),
  stray("index.html.bak"),
  stray(".DS_Store"),
  stray("assets/chunks/chunk-Biu763wG.js.map"),
  stray("sitemap_old.xml"),
  stray(".env", "file/private"),
  stray(".git/HEAD", "file/private"),
];

import type { Edit } from "../../support/audit.ts";
import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

const origin = "https://www.maple-roofing.example";
const contact = "contact.html";
const html = () => "<!doctype html><title>Not found</title><h1>Not found</h1>";
/** A picture that is added to one page, so that nothing else needs it. */
const shown = (name: string) => inMain(`<img src="/${name}" alt="A ladder on a barn" width="12" height="8">`);

const gone = (
  name: string | RegExp,
  says: string | RegExp,
  rest: Partial<Planted> & { fault: string },
): Planted => ({
  rule: "file/missing",
  dist: { in: name, edit: "remove" },
  path: "/about",
  says,
  ...rest,
});
const onContact = (
  fault: string,
  edit: Edit,
  says: string | RegExp,
  rest: Partial<Planted> = {},
): Planted => ({
  fault,
  rule: "file/missing",
  dist: { in: contact, edit },
  path: "/contact",
  says,
  ...rest,
});
const broken = (
  fault: string,
  name: string | RegExp,
  edit: Edit | "cut off",
  says: string | RegExp,
): Planted => ({
  fault,
  rule: "file/broken",
  dist: { in: name, edit },
  path: "/about",
  says,
});

/** Files that pages need, and that are not there or not what they were. */
export const fileFaults: readonly Planted[] = [
  gone(/^assets\/theme\..*\.css$/, /theme\.\w+\.css does not exist, so that every page loses its styles/, {
    fault: "the style sheet of the theme is gone",
    built: { file: "about\\.html" },
  }),
  gone(
    /^assets\/static\/.*\.css$/,
    /default\.page.*\.css does not exist, so that every page loses its styles/,
    {
      fault: "the style sheet of the parts is gone",
    },
  ),
  gone(/^assets\/entries\/.*\.js$/, /what needs script does not work on every page/, {
    fault: "the script is gone",
  }),
  gone(/^assets\/chunks\/.*\.js$/, /None of the \d+ files \/assets\/chunks\/\*\.js/, {
    fault: "all parts of the script are gone",
  }),
  {
    fault: "a font of the style sheet is gone",
    rule: "file/missing",
    also: ["file/altered"],
    dist: {
      in: /^assets\/theme\..*\.css$/,
      edit: (css) => `${css}@font-face{font-family:Barn;src:url(fonts/barn.woff2) format("woff2")}`,
    },
    path: "/about",
    says: "/assets/fonts/barn.woff2 does not exist, so that the text of every page shows in another typeface",
  },
  gone(/^assets\/pictures\/logo\..*\.svg$/, /visitors see a gap in place of a picture on every page/, {
    fault: "the logo is gone, which structured data name as well",
  }),
  gone("favicon.png", /favicon\.png does not exist, .*without its icon/, { fault: "the icon is gone" }),
  gone("manifest.webmanifest", /phones cannot keep the site/, { fault: "the manifest is gone" }),
  gone("icon-512.png", /icon-512\.png does not exist/, { fault: "an icon of the manifest is gone" }),
  gone("page-data/contact.json", /links to \/contact load the whole document anew/, {
    fault: "the data of one page is gone",
    path: "/contact",
  }),
  gone(/^page-data\/[\w-]+\.json$/, /None of the \d+ files \/page-data\/\*\.json/, {
    fault: "the data of all pages is gone",
  }),
  gone("endpoints.json", "no form can be sent", {
    fault: "the addresses of the services are gone",
    path: "/calculator",
  }),
  onContact(
    "a picture that was never uploaded",
    shown("ladder.webp"),
    "/ladder.webp does not exist, so that visitors see a gap in place of a picture on /contact",
  ),
  onContact(
    "one size of a picture",
    inMain(
      '<img src="/favicon.png" srcset="/favicon.png 48w,/favicon-2x.png 96w" sizes="48px" alt="A ladder" width="48" height="48">',
    ),
    "/favicon-2x.png does not exist",
  ),
  onContact(
    "the still of a video",
    inMain('<video poster="/still.jpg" controls></video>'),
    "/still.jpg does not exist",
  ),
  onContact(
    "a preloaded picture",
    inHead('<link rel="preload" as="image" href="/hero.avif">'),
    "/hero.avif does not exist",
  ),
  onContact(
    "a script of another tool",
    inHead('<script src="/chat.js" defer></script>'),
    "/chat.js does not exist",
  ),
  onContact(
    "the picture of a link preview",
    swap(/(<meta property="og:image" content=")[^"]*/, `$1${origin}/team.jpg`),
    /\/team\.jpg does not exist, so that chats and networks show links to \/contact without a picture/,
  ),
  onContact(
    "a large picture that is shown and linked",
    inMain(
      '<a href="/barn.jpg"><img src="/barn.jpg" alt="A barn with a new roof" width="12" height="8"></a>',
    ),
    "/barn.jpg does not exist",
  ),
  {
    fault: "styles that import others",
    rule: "file/missing",
    also: ["file/altered", "file/css-import"],
    dist: { in: /^assets\/theme\..*\.css$/, edit: (css) => `@import "print.css";${css}` },
    path: "/about",
    says: "/assets/print.css does not exist, so that every page loses its styles",
  },
  {
    fault: "a picture of a style sheet",
    rule: "file/missing",
    also: ["file/altered"],
    dist: {
      in: /^assets\/theme\..*\.css$/,
      edit: (css) => `${css}.hero{background:url('../paper.png')}`,
    },
    path: "/about",
    says: "/paper.png does not exist",
  },
  {
    fault: "a picture of the sitemap",
    rule: "file/missing",
    dist: {
      in: "sitemap.xml",
      edit: swap("</url>", `<image:image><image:loc>${origin}/old.jpg</image:loc></image:image></url>`),
    },
    says: "/old.jpg does not exist, so that search engines find no picture for a page of the sitemap",
  },
  {
    fault: "a sitemap that names another which is gone",
    rule: "file/missing",
    dist: {
      in: "sitemap.xml",
      edit: (xml) =>
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin}/pages.xml</loc></sitemap></sitemapindex><!--${xml.length}-->`,
    },
    says: "/pages.xml does not exist, so that search engines do not learn of the pages that it lists",
  },
  broken(
    "an empty style sheet",
    /^assets\/theme\..*\.css$/,
    () => "",
    "is empty, so that every page loses its styles",
  ),
  broken("a style sheet that was cut off", /^assets\/theme\..*\.css$/, "cut off", "is cut off"),
  broken(
    "an answer of the server saved as a script",
    /^assets\/entries\/.*\.js$/,
    html,
    "holds an HTML document",
  ),
  broken(
    "an answer of the server saved as a picture",
    /^assets\/pictures\/logo\..*\.svg$/,
    html,
    "holds an HTML document",
  ),
  broken("an empty picture", /^assets\/pictures\/logo\..*\.svg$/, () => "", "is empty"),
  broken("a picture that was cut off", "favicon.png", "cut off", "favicon.png is cut off"),
  broken(
    "a picture for link previews that was cut off",
    /^assets\/pictures\/default-picture-card\..*\.jpg$/,
    "cut off",
    /is cut off, so that chats/,
  ),
  {
    fault: "the data of a page that was cut off",
    rule: "file/broken",
    dist: { in: "page-data/contact.json", edit: "cut off" },
    path: "/contact",
    says: "is not JSON",
  },
  {
    fault: "an empty document",
    rule: "audit/missing-page",
    dist: { in: contact, edit: () => "" },
    path: "/contact",
    says: "/contact has an empty file",
  },
  {
    fault: "a document that was cut off",
    rule: "audit/missing-page",
    dist: { in: contact, edit: "cut off" },
    path: "/contact",
    says: "/contact has a file that is cut off",
  },
];

const stray = (
  name: string | readonly string[],
  says: string | RegExp,
  rule = "file/stray",
  edit: Edit = () => "x",
): Planted => ({
  fault: `${[name].flat()[0]} lies in the folder`,
  rule,
  dist: { in: name, edit },
  says,
});
const page = () => `<!doctype html><html lang="en"><title>Roofs</title><h1>Roofs</h1></html>`;
const quiet = () => `<!doctype html><meta name="robots" content="noindex"><title>Roofs</title>`;

/** Files that nothing explains. */
export const strayFaults: readonly Planted[] = [
  stray(
    "index (1).html",
    "index (1).html is no page of the data, but search engines may index it",
    "file/stray-page",
    page,
  ),
  stray(
    "roofers-old-town-lake-county.html",
    "roofers-old-town-lake-county.html is no page",
    "file/stray-page",
    page,
  ),
  stray(
    ["a", "b", "c", "d"].map((name) => `old/${name}.html`),
    "old/ (4 files) are no pages of the data",
    "file/stray-page",
    page,
  ),
  stray("thanks.html", "explains thanks.html", "file/stray", quiet),
  stray("index.html.bak", "explains index.html.bak"),
  stray(".DS_Store", "explains .DS_Store"),
  stray("assets/chunks/chunk-Biu763wG.js.map", "explains assets/chunks/chunk-Biu763wG.js.map"),
  stray("sitemap_old.xml", "explains sitemap_old.xml"),
  stray(".env", ".env is private, and would be published", "file/private"),
  stray(".git/HEAD", ".git/ is private", "file/private"),
];

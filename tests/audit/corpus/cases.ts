import { allowing, inHead, inMain, swap, withMeta, withoutMeta } from "../../support/audit-edits.ts";
import { faultsIn, type Planted } from "../planted/planted.ts";
import { cities, maple } from "./city-pages.ts";

const origin = "https://www.maple-roofing.example";
/** In the footer, so that the text of the pages stays as it is. */
const inFooter = (html: string) => swap("</footer>", `${html}</footer>`);
const link = (attributes: string, text = "Flat roofs") => inMain(`<a ${attributes}>${text}</a>`);

export const brokenBuilds: readonly Planted[] = [
  ...faultsIn(maple, {
    "head/closed-early": inHead("<p></p>"),
    "head/charset-lang-viewport": swap(/<meta name="viewport"[^>]*>/, ""),
    "index/dead-directives": inHead('<meta name="robots" content="noarchive">'),
    "index/snippet-limits": inHead('<meta name="robots" content="max-snippet:0">'),
    "index/robots-conflict": inHead('<meta name="robots" content="follow,nofollow">'),
    "canon/one": swap(/<link rel="canonical"[^>]*>/, ""),
    "canon/self": swap(/(<link rel="canonical" href=")[^"]*/, `$1${origin}/contact`),
    "canon/not-root": swap(/(<link rel="canonical" href=")[^"]*/, `$1${origin}/`),
    "canon/target": swap(/(<link rel="canonical" href=")[^"]*/, `$1${origin}/gone`),
    "canon/agree": withMeta("og:url", `${origin}/contact`),
    "desc/one": withoutMeta("description"),
    "heading/order": inMain("<h2>More</h2><h5>Even more</h5>"),
    "text/placeholder": inMain("<p>Lorem ipsum dolor sit amet.</p>"),
    "text/promise": inMain("<h2>Three tips</h2><ul><li>Look.</li><li>Ask.</li></ul>"),
    "text/filler": inMain("<p>Look no further. You have come to the right place.</p>"),
    "img/alt": inMain('<img src="/favicon.png" width="48" height="48">'),
    "url/form": link('href="/contact?from=city"'),
    "link/broken": link('href="/nowhere"'),
    "link/added": link('href="https://pills.example/"', "Cheap pills"),
    "link/fragment": link('href="/contact#gone"'),
    "link/crawlable": link('href="javascript:go()"'),
    "link/relative": link('href="contact"'),
    "link/localhost-http": link('href="http://localhost:5173/"'),
    "city/fact-rendered": { foreign: inMain("<ul><li>Fire Tower</li></ul>") },
    "city/wrong-place": inMain('<img src="/favicon.png" width="48" height="48" alt="A roof in Pine Bend">'),
    "page/redundant": inMain(`<p>${"The best roofs of all the roofs. ".repeat(60)}</p>`),
  }),
  { rule: "city/fact-rendered", in: maple, edit: swap("<li>Weaver House</li>", "") },
  ...faultsIn("*", {
    "head/closed-early": inHead("<p></p>"),
    "head/charset-lang-viewport": swap(/<html lang="[^"]*"/, '<html lang="de"'),
    "link/broken": { everywhere: inFooter('<a href="/nowhere">Flat roofs</a>') },
    "link/text": { everywhere: inFooter('<a href="/contact">Read more</a>') },
    "link/localhost-http": { everywhere: inFooter('<a href="http://board.example/">Board</a>') },
    "ld/lb-hidden-address": {
      map: swap("</footer>", '<a href="https://maps.apple.com/?q=roofers">Map of our yard</a></footer>'),
    },
  }),
  ...faultsIn("404.html", {
    "index/expected": swap(/<meta name="robots"[^>]*>/, ""),
    "file/404": (html) => html.replaceAll('href="/"', 'href="/contact"'),
  }),
  ...faultsIn("robots.txt", {
    "index/other-crawlers": (text) => `User-agent: bingbot\nDisallow: /contact\n\n${text}`,
    "index/only-google": swap("Allow: /", "Disallow: /\n\nUser-agent: Googlebot\nAllow: /"),
    "robots/valid": { "without sitemap": swap(/Sitemap: .*/, ""), path: swap("Allow: /", "Allow: contact") },
    "robots/assets": swap("Allow: /", "Allow: /\nDisallow: /favicon"),
  }),
  { rule: "robots/valid", in: "robots.txt", edit: swap("Allow:", "Permit:") },
  ...faultsIn("contact.html", {
    "canon/absolute": swap(/(<link rel="canonical" href=")[^"]*/, "$1/contact"),
    "og/other-page": withMeta("og:title", "Roof repair | Maple &amp; Sons Roofing"),
  }),
  ...faultsIn(cities, {
    "og/required": { "on all city pages": withoutMeta("og:title") },
    "link/broken": { "on all city pages": link('href="/nowhere"') },
    "link/fragment": { "on all city pages": link('href="#gone"') },
    "link/nofollow-internal": link('href="/contact" rel="nofollow"'),
  }),
  ...faultsIn("service-areas/lake-county.html", {
    "graph/hierarchy": (html) => html.replaceAll('href="/roofers-maple-grove-lake-county"', 'href="/"'),
  }),
  ...faultsIn("sitemap.xml", {
    "map/set": { stranger: swap("</urlset>", `<url><loc>${origin}/gone</loc></url></urlset>`) },
    "map/ignored": swap("</url>", "<priority>1</priority></url>"),
    "map/lastmod": (xml) =>
      xml.replaceAll(/<\/loc>(<lastmod>[^<]*<\/lastmod>)?/g, "</loc><lastmod>2026-01-01</lastmod>"),
  }),
  ...faultsIn("manifest.webmanifest", {
    "file/broken": () => "",
    "file/manifest": swap('"short_name"', '"shortname"'),
  }),
  ...faultsIn("llms.txt", {
    "file/llms": () => "A text of some length without any heading, but [a link](/contact).",
  }),
  ...faultsIn("0123456789abcdef.txt", { "file/indexnow": () => "another" }),
  ...faultsIn("contact/index.html", { "host/file-for-route": () => "<p>" }),
  ...faultsIn("_redirects", {
    "host/redirect-shadow": (text) => `${text}/older /gone 301\n`,
    "host/soft-404": {
      "to the home page": (text) => `${text}/blog/* / 301\n`,
      "by a name": (text) => `${text}/:page /contact 200\n`,
    },
  }),
  { rule: "host/soft-404", in: "_redirects", edit: (text) => `${text}/* /index.html 200\n` },
  ...faultsIn("_headers", {
    "host/csp-header": { none: swap("Content-Security-Policy", "X-Nothing") },
    "host/hsts-xfo": swap(/.*Referrer-Policy.*\n/, ""),
  }),
  {
    rule: "host/csp-header",
    in: "_headers",
    edit: swap("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  },
  ...faultsIn([maple, "_headers"], {
    "host/sri": allowing(
      "script-src",
      "https://cdn.example",
      '<script src="https://cdn.example/a.js"></script>',
    ),
  }),
  ...faultsIn("index.html", {
    "ld/lb-hidden-address": swap('"addressLocality"', '"streetAddress":"12 Mill Street","addressLocality"'),
  }),
];

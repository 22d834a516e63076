import { allowing, inHead, inMain, swap, withMeta, withoutMeta } from "../../support/audit-edits.ts";
import type { Planted } from "../planted/planted.ts";
import { cities, maple } from "./city-pages.ts";

const origin = "https://www.maple-roofing.example";
/** In the footer, so that the text of the pages stays as it is. */
const inFooter = (html: string) => swap("</footer>", `${html}</footer>`);
const link = (attributes: string, text = "Flat roofs") => inMain(`<a ${attributes}>${text}</a>`);

export const brokenBuilds: readonly Planted[] = [
  { rule: "head/closed-early", in: maple, edit: inHead("<p></p>") },
  { rule: "head/closed-early", in: "*", edit: inHead("<p></p>") },
  { rule: "head/charset-lang-viewport", in: maple, edit: swap(/<meta name="viewport"[^>]*>/, "") },
  { rule: "head/charset-lang-viewport", in: "*", edit: swap(/<html lang="[^"]*"/, '<html lang="de"') },
  { rule: "index/expected", in: "404.html", edit: swap(/<meta name="robots"[^>]*>/, "") },
  { rule: "index/dead-directives", in: maple, edit: inHead('<meta name="robots" content="noarchive">') },
  { rule: "index/snippet-limits", in: maple, edit: inHead('<meta name="robots" content="max-snippet:0">') },
  {
    rule: "index/other-crawlers",
    in: "robots.txt",
    edit: (text) => `User-agent: bingbot\nDisallow: /contact\n\n${text}`,
  },
  {
    rule: "index/robots-conflict",
    in: maple,
    edit: inHead('<meta name="robots" content="follow,nofollow">'),
  },
  { rule: "canon/one", in: maple, edit: swap(/<link rel="canonical"[^>]*>/, "") },
  {
    rule: "canon/absolute",
    in: "contact.html",
    edit: swap(/(<link rel="canonical" href=")[^"]*/, "$1/contact"),
  },
  { rule: "canon/self", in: maple, edit: swap(/(<link rel="canonical" href=")[^"]*/, `$1${origin}/contact`) },
  { rule: "canon/not-root", in: maple, edit: swap(/(<link rel="canonical" href=")[^"]*/, `$1${origin}/`) },
  { rule: "canon/target", in: maple, edit: swap(/(<link rel="canonical" href=")[^"]*/, `$1${origin}/gone`) },
  { rule: "canon/agree", in: maple, edit: withMeta("og:url", `${origin}/contact`) },
  { rule: "desc/one", in: maple, edit: withoutMeta("description") },
  { rule: "og/required", in: cities, edit: withoutMeta("og:title"), fault: "on all city pages" },
  { rule: "heading/order", in: maple, edit: inMain("<h2>More</h2><h5>Even more</h5>") },
  { rule: "text/placeholder", in: maple, edit: inMain("<p>Lorem ipsum dolor sit amet.</p>") },
  {
    rule: "text/promise",
    in: maple,
    edit: inMain("<h2>Three tips</h2><ul><li>Look.</li><li>Ask.</li></ul>"),
  },
  {
    rule: "text/filler",
    in: maple,
    edit: inMain("<p>Look no further. You have come to the right place.</p>"),
  },
  {
    rule: "og/other-page",
    in: "contact.html",
    edit: withMeta("og:title", "Roof repair | Maple &amp; Sons Roofing"),
  },
  { rule: "img/alt", in: maple, edit: inMain('<img src="/favicon.png" width="48" height="48">') },
  { rule: "url/form", in: maple, edit: link('href="/contact?from=city"') },
  { rule: "link/broken", in: maple, edit: link('href="/nowhere"') },
  { rule: "link/added", in: maple, edit: link('href="https://pills.example/"', "Cheap pills") },
  { rule: "link/broken", in: cities, edit: link('href="/nowhere"'), fault: "on all city pages" },
  { rule: "link/broken", in: "*", edit: inFooter('<a href="/nowhere">Flat roofs</a>'), fault: "everywhere" },
  { rule: "link/fragment", in: maple, edit: link('href="/contact#gone"') },
  { rule: "link/fragment", in: cities, edit: link('href="#gone"'), fault: "on all city pages" },
  { rule: "link/crawlable", in: maple, edit: link('href="javascript:go()"') },
  { rule: "link/text", in: "*", edit: inFooter('<a href="/contact">Read more</a>'), fault: "everywhere" },
  { rule: "link/relative", in: maple, edit: link('href="contact"') },
  { rule: "link/nofollow-internal", in: cities, edit: link('href="/contact" rel="nofollow"') },
  { rule: "link/localhost-http", in: maple, edit: link('href="http://localhost:5173/"') },
  {
    rule: "link/localhost-http",
    in: "*",
    edit: inFooter('<a href="http://board.example/">Board</a>'),
    fault: "everywhere",
  },
  {
    rule: "graph/hierarchy",
    in: "service-areas/lake-county.html",
    edit: (html) => html.replaceAll('href="/roofers-maple-grove-lake-county"', 'href="/"'),
  },
  {
    rule: "map/set",
    in: "sitemap.xml",
    edit: swap("</urlset>", `<url><loc>${origin}/gone</loc></url></urlset>`),
    fault: "stranger",
  },
  { rule: "map/ignored", in: "sitemap.xml", edit: swap("</url>", "<priority>1</priority></url>") },
  {
    rule: "map/lastmod",
    in: "sitemap.xml",
    edit: (xml) =>
      xml.replaceAll(/<\/loc>(<lastmod>[^<]*<\/lastmod>)?/g, "</loc><lastmod>2026-01-01</lastmod>"),
  },
  { rule: "robots/valid", in: "robots.txt", edit: swap("Allow:", "Permit:") },
  { rule: "robots/valid", in: "robots.txt", edit: swap(/Sitemap: .*/, ""), fault: "without sitemap" },
  { rule: "robots/assets", in: "robots.txt", edit: swap("Allow: /", "Allow: /\nDisallow: /favicon") },
  { rule: "file/broken", in: "manifest.webmanifest", edit: () => "" },
  { rule: "file/404", in: "404.html", edit: (html) => html.replaceAll('href="/"', 'href="/contact"') },
  { rule: "file/manifest", in: "manifest.webmanifest", edit: swap('"short_name"', '"shortname"') },
  {
    rule: "file/llms",
    in: "llms.txt",
    edit: () => "A text of some length without any heading, but [a link](/contact).",
  },
  { rule: "file/indexnow", in: "0123456789abcdef.txt", edit: () => "another" },
  { rule: "host/file-for-route", in: "contact/index.html", edit: () => "<p>" },
  { rule: "host/redirect-shadow", in: "_redirects", edit: (text) => `${text}/older /gone 301\n` },
  { rule: "host/soft-404", in: "_redirects", edit: (text) => `${text}/* /index.html 200\n` },
  {
    rule: "host/soft-404",
    in: "_redirects",
    edit: (text) => `${text}/blog/* / 301\n`,
    fault: "to the home page",
  },
  {
    rule: "host/soft-404",
    in: "_redirects",
    edit: (text) => `${text}/:page /contact 200\n`,
    fault: "by a name",
  },
  {
    rule: "host/csp-header",
    in: "_headers",
    edit: swap("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  },
  { rule: "host/hsts-xfo", in: "_headers", edit: swap(/.*Referrer-Policy.*\n/, "") },
  {
    rule: "host/sri",
    in: [maple, "_headers"],
    edit: allowing("script-src", "https://cdn.example", '<script src="https://cdn.example/a.js"></script>'),
  },
  { rule: "city/fact-rendered", in: maple, edit: swap("<li>Weaver House</li>", "") },
  { rule: "city/fact-rendered", in: maple, edit: inMain("<ul><li>Fire Tower</li></ul>"), fault: "foreign" },
  {
    rule: "city/wrong-place",
    in: maple,
    edit: inMain('<img src="/favicon.png" width="48" height="48" alt="A roof in Pine Bend">'),
  },
  {
    rule: "page/redundant",
    in: maple,
    edit: inMain(`<p>${"The best roofs of all the roofs. ".repeat(60)}</p>`),
  },
  {
    rule: "host/csp-header",
    in: "_headers",
    edit: swap("Content-Security-Policy", "X-Nothing"),
    fault: "none",
  },
  { rule: "robots/valid", in: "robots.txt", edit: swap("Allow: /", "Allow: contact"), fault: "path" },
  {
    rule: "ld/lb-hidden-address",
    in: "index.html",
    edit: swap('"addressLocality"', '"streetAddress":"12 Mill Street","addressLocality"'),
  },
  {
    rule: "ld/lb-hidden-address",
    in: "*",
    edit: swap("</footer>", '<a href="https://maps.apple.com/?q=roofers">Map of our yard</a></footer>'),
    fault: "map",
  },
];

import { swap } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

const origin = "https://www.maple-roofing.example";
const contact = `<url><loc>${origin}/contact</loc>`;
const dated = (day: string) => swap(contact, `${contact}<lastmod>${day}</lastmod>`);
const found = (
  fault: string,
  rule: string,
  edit: NonNullable<Planted["dist"]>["edit"],
  says: Planted["says"],
  line?: number,
): Planted => ({
  fault,
  dist: { in: "sitemap.xml", edit },
  rule,
  says,
  ...(line !== undefined && { built: { file: "sitemap\\.xml", line } }),
});
const asContact = (url: string) => swap(`<loc>${origin}/contact</loc>`, `<loc>${url}</loc>`);
const added = (url: string) => swap("</urlset>", `<url><loc>${url}</loc></url></urlset>`);

/** Faults of the sitemap. */
export const mapFaults: readonly Planted[] = [
  found(
    "a sitemap without its end",
    "map/form",
    swap(/<\/url>\s*<\/urlset>\s*$/, ""),
    "is cut off: <urlset>",
  ),
  found("a sitemap cut off in the middle", "map/form", (xml) => xml.slice(0, xml.length / 2), "is cut off"),
  found(
    "a tag that another closes",
    "map/form",
    swap("</loc>", "</url>"),
    "closes <url> where <loc> is open",
    3,
  ),
  found("an empty sitemap", "map/form", () => "", "is empty"),
  found("a sitemap that lists nothing", "map/form", swap(/<url>.*<\/url>/s, ""), "lists nothing"),
  found("no sitemap at all", "map/form", "remove", "There is no sitemap.xml"),
  found(
    "a page in place of the sitemap",
    "map/form",
    () => "<html><body>No</body></html>",
    "begins with <html>",
  ),
  found(
    "a namespace with https",
    "map/form",
    swap("http://www.sitemaps.org", "https://www.sitemaps.org"),
    "the namespace",
  ),
  found("an unescaped &", "map/limits", swap("</urlset>", "<!-- a & b --></urlset>"), "&amp;"),
  found("a page twice", "map/entry", added(`${origin}/contact`), "a second time"),
  found("a relative address", "map/entry", asContact("/contact"), "which is no whole address"),
  found(
    "an address on another host",
    "map/entry",
    asContact("https://maple-roofing.example/contact"),
    "another host",
  ),
  found(
    "an address without encryption",
    "map/entry",
    asContact(`${origin.replace("https", "http")}/contact`),
    "without encryption",
  ),
  found("an address with a fragment", "map/entry", asContact(`${origin}/contact#form`), "with a fragment"),
  found("a twin in capitals", "map/entry", added(`${origin}/Contact`), "letters are capital"),
  found("an address with a space", "map/entry", asContact(`${origin}/con tact`), "with a space"),
  found("an address with a slash at its end", "map/entry", asContact(`${origin}/contact/`), "another form"),
  found("a page that is kept out", "map/set", added(`${origin}/404`), "which is kept from search engines"),
  {
    ...found(
      "a page that is missing",
      "map/set",
      swap(/<url><loc>[^<]*\/contact<.*?<\/url>/s, ""),
      "lacks /contact",
    ),
    path: "/contact",
  },
  {
    ...found(
      "most pages missing",
      "map/set",
      swap(/<url>.*<\/url>/s, `<url><loc>${origin}/</loc></url>`),
      /and \d+ more pages/,
    ),
    path: "/about",
  },
  found("a day to come", "map/lastmod", dated("2031-01-01"), "still to come"),
  found("a day in another form", "map/lastmod", dated("11/20/2026"), "which is no date"),
  found("a day that nobody knows", "map/lastmod", dated("2026-01-05"), "nobody knows"),
  found(
    "many false days",
    "map/lastmod",
    (xml) => {
      let day = 1;
      return xml.replaceAll(
        "</loc>",
        () => `</loc><lastmod>2026-01-${String((day++ % 27) + 1).padStart(2, "0")}</lastmod>`,
      );
    },
    /\d+ dates of the sitemap are wrong/,
  ),
  {
    fault: "a second sitemap that robots.txt names, and that is not there",
    dist: { in: "robots.txt", edit: (text) => `${text}\nSitemap: ${origin}/sitemap-news.xml\n` },
    rule: "map/form",
    says: "sitemap-news.xml, which does not exist",
  },
  found(
    "an end that comes twice",
    "map/form",
    swap("</urlset>", "</urlset></urlset>"),
    "where nothing is open",
  ),
];

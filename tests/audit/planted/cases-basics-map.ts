import { swap } from "../../support/audit-edits.ts";
import type { InBuilt } from "./damage.ts";
import type { Planted } from "./planted.ts";

const origin = "https://www.maple-roofing.example";
const contact = `<url><loc>${origin}/contact</loc>`;
const dated = (day: string) => swap(contact, `${contact}<lastmod>${day}</lastmod>`);
const found = (fault: string, rule: string, edit: InBuilt["edit"]): Planted => ({
  fault,
  in: "sitemap.xml",
  edit,
  rule,
});
const asContact = (url: string) => swap(`<loc>${origin}/contact</loc>`, `<loc>${url}</loc>`);
const added = (url: string) => swap("</urlset>", `<url><loc>${url}</loc></url></urlset>`);

/** Faults of the sitemap. */
export const mapFaults: readonly Planted[] = [
  found("a sitemap without its end", "map/form", swap(/<\/url>\s*<\/urlset>\s*$/, "")),
  found("a sitemap cut off in the middle", "map/form", (xml) => xml.slice(0, xml.length / 2)),
  found("a tag that another closes", "map/form", swap("</loc>", "</url>")),
  found("an empty sitemap", "map/form", () => ""),
  found("a sitemap that lists nothing", "map/form", swap(/<url>.*<\/url>/s, "")),
  found("no sitemap at all", "map/form", "remove"),
  found("a page in place of the sitemap", "map/form", () => "<html><body>No</body></html>"),
  found("a namespace with https", "map/form", swap("http://www.sitemaps.org", "https://www.sitemaps.org")),
  found("an unescaped &", "map/limits", swap("</urlset>", "<!-- a & b --></urlset>")),
  found("a page twice", "map/entry", added(`${origin}/contact`)),
  found("a relative address", "map/entry", asContact("/contact")),
  found("an address on another host", "map/entry", asContact("https://maple-roofing.example/contact")),
  found(
    "an address without encryption",
    "map/entry",
    asContact(`${origin.replace("https", "http")}/contact`),
  ),
  found("an address with a fragment", "map/entry", asContact(`${origin}/contact#form`)),
  found("a twin in capitals", "map/entry", added(`${origin}/Contact`)),
  found("an address with a space", "map/entry", asContact(`${origin}/con tact`)),
  found("an address with a slash at its end", "map/entry", asContact(`${origin}/contact/`)),
  found("a page that is kept out", "map/set", added(`${origin}/404`)),
  {
    ...found("a page that is missing", "map/set", swap(/<url><loc>[^<]*\/contact<.*?<\/url>/s, "")),
  },
  {
    ...found("most pages missing", "map/set", swap(/<url>.*<\/url>/s, `<url><loc>${origin}/</loc></url>`)),
  },
  found("a day to come", "map/lastmod", dated("2031-01-01")),
  found("a day in another form", "map/lastmod", dated("11/20/2026")),
  found("a day that nobody knows", "map/lastmod", dated("2026-01-05")),
  found("many false days", "map/lastmod", (xml) => {
    let day = 1;
    return xml.replaceAll(
      "</loc>",
      () => `</loc><lastmod>2026-01-${String((day++ % 27) + 1).padStart(2, "0")}</lastmod>`,
    );
  }),
  {
    fault: "a second sitemap that robots.txt names, and that is not there",
    in: "robots.txt",
    edit: (text) => `${text}\nSitemap: ${origin}/sitemap-news.xml\n`,
    rule: "map/form",
  },
  found("an end that comes twice", "map/form", swap("</urlset>", "</urlset></urlset>")),
];

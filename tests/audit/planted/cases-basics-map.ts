import { swap } from "../../support/audit-edits.ts";
import type { InBuilt } from "./damage.ts";
import { faultsIn, type Planted } from "./planted.ts";

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
  ...faultsIn("sitemap.xml", {
    "map/form": {
      "a sitemap without its end": swap(/<\/url>\s*<\/urlset>\s*$/, ""),
      "a sitemap cut off in the middle": (xml) => xml.slice(0, xml.length / 2),
      "a tag that another closes": swap("</loc>", "</url>"),
      "an empty sitemap": () => "",
      "a sitemap that lists nothing": swap(/<url>.*<\/url>/s, ""),
      "no sitemap at all": "remove",
      "a page in place of the sitemap": () => "<html><body>No</body></html>",
      "a namespace with https": swap("http://www.sitemaps.org", "https://www.sitemaps.org"),
      "an end that comes twice": swap("</urlset>", "</urlset></urlset>"),
    },
    "map/limits": { "an unescaped &": swap("</urlset>", "<!-- a & b --></urlset>") },
    "map/entry": {
      "a page twice": added(`${origin}/contact`),
      "a relative address": asContact("/contact"),
      "an address on another host": asContact("https://maple-roofing.example/contact"),
      "an address without encryption": asContact(`${origin.replace("https", "http")}/contact`),
      "an address with a fragment": asContact(`${origin}/contact#form`),
      "a twin in capitals": added(`${origin}/Contact`),
      "an address with a space": asContact(`${origin}/con tact`),
      "an address with a slash at its end": asContact(`${origin}/contact/`),
    },
    "map/set": { "a page that is kept out": added(`${origin}/404`) },
    "map/lastmod": {
      "a day to come": dated("2031-01-01"),
      "a day in another form": dated("11/20/2026"),
      "a day that nobody knows": dated("2026-01-05"),
      "many false days": (xml) => {
        let day = 1;
        return xml.replaceAll(
          "</loc>",
          () => `</loc><lastmod>2026-01-${String((day++ % 27) + 1).padStart(2, "0")}</lastmod>`,
        );
      },
    },
  }),
  { ...found("a page that is missing", "map/set", swap(/<url><loc>[^<]*\/contact<.*?<\/url>/s, "")) },
  { ...found("most pages missing", "map/set", swap(/<url>.*<\/url>/s, `<url><loc>${origin}/</loc></url>`)) },
  ...faultsIn("robots.txt", {
    "map/form": {
      "a second sitemap that robots.txt names, and that is not there": (text) =>
        `${text}\nSitemap: ${origin}/sitemap-news.xml\n`,
    },
  }),
];

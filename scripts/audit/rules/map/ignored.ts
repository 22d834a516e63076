import { readSitemap, sitemapFile } from "../../../read-build/sitemap.ts";
import type { BareSiteRule } from "../../rule.ts";

const ignored = /<((?:image:(?:caption|title|license|geo_location))|priority|changefreq)>/g;

export const mapIgnored: BareSiteRule = {
  id: "map/ignored",
  needs: "pages",
  severity: "info",
  checks: "The sitemap contains nothing that Google ignores.",
  why: "Ignored elements only make the file larger.",
  fix: "Remove these elements.",
  source: "google-sitemap",
  *site({ files }) {
    for (const file of new Set([
      sitemapFile(files) ?? "",
      ...Array.from(readSitemap(files), ({ file }) => file),
    ])) {
      const found = [...(files.textOf(`/${file}`) ?? "").matchAll(ignored)].map(([, name = ""]) => name);
      for (const name of new Set(found))
        yield { message: `${file} has ${name}, which Google ignores.`, file, words: `<${name}` };
    }
  },
};

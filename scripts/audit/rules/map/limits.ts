import { maxSitemapUrls } from "../../../../src/seo/sitemap.ts";
import { looseAmpersand, readSitemap, sitemapFile } from "../../../read-build/sitemap.ts";
import type { BareSiteRule } from "../../rule.ts";

/** Largest sitemap file, uncompressed (Google). */
const maxBytes = 50 * 2 ** 20;

export const mapLimits: BareSiteRule = {
  id: "map/limits",
  needs: "pages",
  severity: "error",
  checks: "Sitemap files stay within the size limits and have no unescaped character that stops parsing.",
  why: "A file that exceeds the limits, or has an error, is not read at all.",
  fix: "Build the site again: npx site build",
  source: "google-sitemap",
  *site({ files }) {
    const counts = new Map([[sitemapFile(files) ?? "sitemap.xml", 0]]);
    for (const { file } of readSitemap(files)) counts.set(file, (counts.get(file) ?? 0) + 1);
    for (const [file, count] of counts) {
      const text = files.textOf(`/${file}`) ?? "";
      const at = looseAmpersand(text);
      if (at >= 0) yield { message: `${file} holds an & that is not written as &amp;.`, file, at };
      if (count > maxSitemapUrls)
        yield { message: `${file} lists ${count} URLs, more than ${maxSitemapUrls}.`, file };
      if ((files.bytesOf(`/${file}`) ?? 0) > maxBytes)
        yield { message: `${file} is larger than 50 MB.`, file };
    }
  },
};

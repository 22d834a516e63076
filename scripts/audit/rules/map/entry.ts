import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import type { BareSiteRule } from "../../rule.ts";
import { sitemapEntries } from "../../sitemap-entries.ts";

export const mapEntry: BareSiteRule = {
  id: "map/entry",
  needs: "pages",
  severity: "error",
  checks: "The sitemap lists each page once, by the very address of its canonical link.",
  why: "Every other form of an address is another address, which is refused or looked at for nothing.",
  fix: "Build the site again: npx site build",
  source: "google-sitemap",
  *site(audit) {
    for (const { url, file, start, path, fault } of sitemapEntries(audit))
      if (fault)
        yield {
          message: `${file} lists "${url}" ${fault}.`.replace('" which', '", which'),
          file,
          at: start,
          ...(path !== undefined && {
            fix: `Write ${absoluteUrl(audit.site, path)}, once, or build the site again: npx site build`,
          }),
        };
  },
};

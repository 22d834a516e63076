import { groupBy } from "../../../../src/loader/group-by.ts";
import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import { orBuild } from "../../has-data.ts";
import type { BareSiteRule } from "../../rule.ts";
import { sitemapEntries } from "../../sitemap-entries.ts";

/** As many entries with one fault are told by the first. */
const fewestTogether = 3;

export const mapEntry: BareSiteRule = {
  id: "map/entry",
  needs: "pages",
  severity: "error",
  checks: "The sitemap lists each page once, by its exact canonical URL.",
  why: "Any other form is a different URL, which search engines reject or crawl for nothing.",
  fix: "Build the site again: npx site build",
  source: "google-sitemap",
  *site(audit) {
    const wrong = sitemapEntries(audit).filter(({ fault }) => fault);
    for (const alike of groupBy(wrong, ({ file, fault }) => `${file} ${fault}`).values()) {
      const [first, ...others] = alike;
      const isOne = alike.length >= fewestTogether;
      for (const { url, file, start, path, fault } of isOne && first ? [first] : alike)
        yield {
          message:
            `${file} lists "${url}" ${fault}${isOne ? `, and ${others.length} more like it` : ""}.`.replace(
              '" which',
              '", which',
            ),
          file,
          at: start,
          ...(path !== undefined && { fix: `Write ${absoluteUrl(audit.site, path)}, once${orBuild(audit)}` }),
        };
    }
  },
};

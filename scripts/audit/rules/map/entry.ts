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
  checks: "The sitemap lists each page once, by the very address of its canonical link.",
  why: "Every other form of an address is another address, which is refused or looked at for nothing.",
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

import { readSitemap, sitemapFile } from "../../../read-build/sitemap.ts";
import { mayBePage } from "../../link-targets.ts";
import { neededFiles } from "../../needed-files.ts";
import type { BareSiteRule } from "../../rule.ts";

export const mapSet: BareSiteRule = {
  id: "map/set",
  needs: "pages",
  severity: "error",
  checks: "The sitemap lists every page for search engines, and nothing else.",
  why: "A page that is missing is found late; a listed page that is none wastes the crawler's time.",
  fix: "Build the site again: npx site build",
  source: "google-sitemap",
  *site(audit) {
    const { files, site, indexed, indexing } = audit;
    const address = `${site.origin}${site.base.slice(0, -1)}`;
    const file = sitemapFile(files);
    if (file === undefined) {
      yield { message: "There is no sitemap.", file: "sitemap.xml" };
      return;
    }
    // What a part lists that is missing cannot be known.
    if (
      neededFiles(audit)
        .ofSitemap()
        .some(({ use }) => use === "sitemap")
    )
      return;
    const listed = new Set(Array.from(readSitemap(files), ({ url }) => url));
    const [first, ...others] = [...indexed].filter((path) => !listed.has(`${address}${path}`));
    if (first !== undefined)
      yield {
        message: `The sitemap lacks ${others.length > 0 ? `${first} and ${others.length} more pages` : first}.`,
        path: first,
        related: others,
        file,
      };
    for (const url of listed) {
      const path = url.startsWith(address) ? url.slice(address.length) : undefined;
      // A page that lost its file has its own finding.
      const isMissing = path !== undefined && indexing.get(path)?.isMeant;
      if (path === undefined || !(indexed.has(path) || isMissing || mayBePage(audit, path)))
        yield {
          message: `The sitemap lists ${url}, which is no page for search engines.`,
          file,
        };
    }
  },
};

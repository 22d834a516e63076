import { maxRobotsBytes } from "../../../read-build/robots-text.ts";
import { sitemapFile } from "../../../read-build/sitemap.ts";
import { orBuild } from "../../has-data.ts";
import type { BareSiteRule } from "../../rule.ts";

const file = "robots.txt";

export const robotsValid: BareSiteRule = {
  id: "robots/valid",
  needs: "pages",
  severity: "error",
  checks: "robots.txt exists, is valid, and names the sitemap.",
  why: "Crawlers skip what they cannot parse, and then crawl what they should not, or nothing.",
  fix: "Build the site again: npx site build",
  source: "robots",
  *site(audit) {
    const { files, robots, site } = audit;
    const bytes = files.bytesOf(`/${file}`);
    if (bytes === undefined) {
      yield { message: "There is no robots.txt.", file };
      return;
    }
    if (files.textOf(`/${file}`)?.trimStart().startsWith("<")) {
      yield { message: "robots.txt holds an HTML document, which says nothing to crawlers.", file, line: 1 };
      return;
    }
    for (const { line, message } of robots.faults)
      yield { message: `robots.txt, line ${line}: ${message}.`, file, line };
    if (bytes > maxRobotsBytes)
      yield { message: `robots.txt has ${bytes} bytes; what is beyond ${maxRobotsBytes} is not read.`, file };
    const name = sitemapFile(files);
    // Without data nobody says that there is to be one; map/set misses it.
    if (!site.business && name === undefined) return;
    const sitemap = `${site.origin}${site.base}${name ?? "sitemap.xml"}`;
    if (robots.faults.length === 0 && !robots.sitemaps.includes(sitemap))
      yield {
        message: `robots.txt does not name the sitemap ${sitemap}${robots.sitemaps.length > 0 ? `, but ${robots.sitemaps.join(" and ")}` : ""}.`,
        fix: `Add the line "Sitemap: ${sitemap}"${orBuild(audit)}`,
        file,
        words: robots.sitemaps[0] ?? "",
      };
  },
};

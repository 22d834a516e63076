import { readSitemapFiles, rootOf, type SitemapFile, xmlFault } from "../../../read-build/sitemap.ts";
import type { BareSiteRule } from "../../rule.ts";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const mapForm: BareSiteRule = {
  id: "map/form",
  needs: "pages",
  severity: "error",
  checks:
    "Every file of the sitemap exists, is well-formed XML of the sitemap protocol, and lists something.",
  why: "A search engine reads a damaged file up to the fault, or not at all.",
  fix: "Build the site again: npx site build",
  source: "google-sitemap",
  *site({ files, robots, internal }) {
    const all = [...readSitemapFiles(files)];
    for (const one of all) {
      const fault = sitemapFault(one);
      // A part that is missing is for file/missing.
      if (fault === absent && one === all[0]) yield { message: `There is no ${one.file}.`, file: one.file };
      else if (fault && fault !== absent) yield { message: `${one.file} ${fault}.`, file: one.file };
    }
    for (const address of robots.sitemaps) {
      const file = internal(address, "/")?.path.slice(1);
      if (file && file !== "sitemap.xml" && !files.has(`/${file}`))
        yield {
          message: `robots.txt names the sitemap ${address}, which does not exist.`,
          file: "robots.txt",
        };
    }
  },
};

const absent = "does not exist";

/** What keeps a file from being read, as the end of a sentence. */
export function sitemapFault({ text, urls, parts }: SitemapFile): string | undefined {
  if (text === undefined) return absent;
  if (text.trim() === "") return "is empty";
  if (text.includes("\uFFFD")) return "is not saved as UTF-8";
  const root = rootOf(text);
  if (root?.name !== "urlset" && root?.name !== "sitemapindex")
    return `begins with <${root?.name ?? "nothing"}> instead of <urlset> or <sitemapindex>`;
  const fault = xmlFault(text);
  if (fault) return fault;
  if (root.namespace !== namespace)
    return `has the namespace "${root.namespace ?? ""}" instead of "${namespace}"`;
  return urls.length + parts.length === 0 ? "lists nothing" : undefined;
}

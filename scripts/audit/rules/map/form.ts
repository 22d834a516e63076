import {
  readSitemapFiles,
  rootOf,
  type SitemapFile,
  type XmlFault,
  xmlFault,
} from "../../../read-build/sitemap.ts";
import type { BareSiteRule } from "../../rule.ts";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const mapForm: BareSiteRule = {
  id: "map/form",
  needs: "pages",
  severity: "error",
  checks:
    "Every sitemap file exists, is well-formed XML that follows the sitemap protocol, and has at least one entry.",
  why: "Search engines read a damaged file only up to the error, or not at all.",
  fix: "Build the site again: npx site build",
  source: "google-sitemap",
  *site({ files, robots, internal }) {
    const all = [...readSitemapFiles(files)];
    for (const one of all) {
      const fault = sitemapFault(one);
      // A part that is missing is for file/missing.
      if (fault === absent && one === all[0]) yield { message: `There is no ${one.file}.`, file: one.file };
      else if (fault && fault !== absent)
        yield { ...fault, message: `${one.file} ${fault.message}.`, file: one.file };
    }
    for (const address of robots.sitemaps) {
      const file = internal(address, "/")?.path.slice(1);
      if (file && file !== "sitemap.xml" && !files.has(`/${file}`))
        yield {
          message: `robots.txt names the sitemap ${address}, which does not exist.`,
          file: "robots.txt",
          words: address,
        };
    }
  },
};

const absent = { message: "does not exist" };

/** What keeps a file from being read, as the end of a sentence, and where it can be said its offset. */
export function sitemapFault({
  text,
  urls,
  parts,
}: SitemapFile): (Partial<XmlFault> & { message: string }) | undefined {
  if (text === undefined) return absent;
  if (text.trim() === "") return { message: "is empty" };
  const unread = text.indexOf("\uFFFD");
  if (unread >= 0) return { message: "is not saved as UTF-8", at: unread };
  const root = rootOf(text);
  if (root?.name !== "urlset" && root?.name !== "sitemapindex")
    return {
      message: `begins with <${root?.name ?? "nothing"}> instead of <urlset> or <sitemapindex>`,
      at: text.search(/<(?![?!])/),
    };
  const fault = xmlFault(text);
  if (fault) return fault;
  if (root.namespace !== namespace)
    return {
      message: `has the namespace "${root.namespace ?? ""}" instead of "${namespace}"`,
      at: text.indexOf(`<${root.name}`),
    };
  return urls.length + parts.length === 0 ? { message: "lists nothing" } : undefined;
}

import { DomUtils, parseDocument } from "htmlparser2";
import type { BuiltFiles } from "./built-files.ts";

export interface SitemapUrl {
  url: string;
  lastModified: string | undefined;
  /** File of the built folder that lists it. */
  file: string;
}

/** Every address of the sitemap, those of an index's files included; empty where there is no sitemap. */
export function readSitemap(files: BuiltFiles, file = "sitemap.xml"): SitemapUrl[] {
  const text = files.textOf(`/${file}`);
  if (text === undefined) return [];
  const document = parseDocument(text, { xmlMode: true });
  const parts = DomUtils.getElementsByTagName("sitemap", document).map(
    (part) => childText(part, "loc") ?? "",
  );
  const urls = DomUtils.getElementsByTagName("url", document).map((entry) => ({
    url: childText(entry, "loc") ?? "",
    lastModified: childText(entry, "lastmod"),
    file,
  }));
  return [...urls, ...parts.flatMap((part) => readSitemap(files, part.slice(part.lastIndexOf("/") + 1)))];
}

function childText(
  parent: ReturnType<typeof DomUtils.getElementsByTagName>[number],
  name: string,
): string | undefined {
  const [child] = DomUtils.getElementsByTagName(name, parent.children, false);
  return child && DomUtils.textContent(child).trim();
}

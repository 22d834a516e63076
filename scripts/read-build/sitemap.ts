import { Parser } from "htmlparser2";
import type { BuiltFiles } from "./built-files.ts";
import { detached } from "./detached.ts";
import { readRobots } from "./robots-text.ts";

export interface SitemapUrl {
  url: string;
  lastModified: string | undefined;
  /** File of the built folder that lists it. */
  file: string;
}

/** Names that tools give the sitemap, or the index of its files. */
const names = ["sitemap.xml", "sitemap_index.xml", "sitemap-index.xml", "wp-sitemap.xml"];

/** The sitemap that robots.txt names, or one by a usual name; undefined where there is none. */
export function sitemapFile(files: BuiltFiles): string | undefined {
  const named = readRobots(files.textOf("/robots.txt") ?? "").sitemaps.flatMap(
    (url) => (URL.canParse(url) && new URL(url).pathname.split("/").at(-1)) || [],
  );
  return [...named, ...names].find((file) => files.has(`/${file}`));
}

/** Every address of the sitemap, those of an index's files included, file by file; none where there is no sitemap. */
export function* readSitemap(files: BuiltFiles, file = sitemapFile(files)): Generator<SitemapUrl> {
  const text = file && files.textOf(`/${file}`);
  if (!file || text === undefined) return;
  const { urls, parts } = readEntries(text, file);
  yield* urls;
  for (const part of parts) yield* readSitemap(files, part.slice(part.lastIndexOf("/") + 1));
}

/** The entries of one file: addresses of pages, and those of further files. */
function readEntries(text: string, file: string): { urls: SitemapUrl[]; parts: string[] } {
  const urls: SitemapUrl[] = [];
  const parts: string[] = [];
  const open: string[] = [];
  let values: Record<string, string> = {};
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === "url" || name === "sitemap") values = {};
        open.push(name);
      },
      ontext: (content) => {
        const name = open.at(-1) ?? "";
        values[name] = (values[name] ?? "") + content;
      },
      onclosetag: (name) => {
        open.pop();
        const { loc = "", lastmod } = values;
        const url = detached(loc.trim());
        if (name === "url") urls.push({ url, lastModified: lastmod && detached(lastmod.trim()), file });
        else if (name === "sitemap") parts.push(url);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { urls, parts };
}

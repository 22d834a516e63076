import { Parser } from "htmlparser2";
import { oncePer } from "../../src/site/once.ts";
import type { BuiltFiles } from "./built-files.ts";
import { detached } from "./detached.ts";
import { readRobots } from "./robots-text.ts";

export interface SitemapUrl {
  url: string;
  lastModified: string | undefined;
  /** File of the built folder that lists it, and the offset of its address there. */
  file: string;
  start: number;
}

/** Names that tools give the sitemap, or the index of its files. */
const names = ["sitemap.xml", "sitemap_index.xml", "sitemap-index.xml", "wp-sitemap.xml"];

/** The sitemap that robots.txt names, or one by a usual name; undefined where there is none. */
export const sitemapFile = oncePer((files: BuiltFiles): string | undefined => {
  const named = readRobots(files.textOf("/robots.txt") ?? "").sitemaps.flatMap(
    (url) => (URL.canParse(url) && new URL(url).pathname.split("/").at(-1)) || [],
  );
  return [...named, ...names].find((file) => files.has(`/${file}`));
});

/** One file of a sitemap: the addresses of pages it lists, and of further files. */
export interface SitemapFile {
  file: string;
  /** Undefined where it does not exist. */
  text: string | undefined;
  urls: SitemapUrl[];
  parts: string[];
}

/** Every file of the sitemap, those that an index names included, each once. */
export function* readSitemapFiles(
  files: BuiltFiles,
  file = sitemapFile(files) ?? "sitemap.xml",
  known = new Set<string>(),
): Generator<SitemapFile> {
  if (known.has(file)) return;
  known.add(file);
  const text = files.textOf(`/${file}`);
  const { urls, parts } = readEntries(text ?? "", file);
  yield { file, text, urls, parts };
  for (const part of parts) yield* readSitemapFiles(files, part.slice(part.lastIndexOf("/") + 1), known);
}

/** Every address of the sitemap, file by file; none where there is no sitemap. */
export function* readSitemap(files: BuiltFiles): Generator<SitemapUrl> {
  for (const { urls } of readSitemapFiles(files)) yield* urls;
}

/** Offset of the first & that begins no entity, at which a parser stops; -1 where there is none. */
export function looseAmpersand(text: string): number {
  return text.search(/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i);
}

/** What is wrong with XML, as the end of a sentence, and its offset. */
export interface XmlFault {
  message: string;
  at: number;
}

/** What makes a parser stop; undefined for well-formed XML (of tags and texts, as sitemaps are). */
export function xmlFault(text: string): XmlFault | undefined {
  const open: string[] = [];
  if (/^\uFEFF?[^\S\uFEFF]+<\?xml/.test(text))
    return { message: "begins with white space before <?xml", at: 0 };
  const blank = (part: string) => " ".repeat(part.length);
  const tags = text.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE[^>]*>/gs, blank);
  for (const { 1: closing, 2: name = "", 3: end, index } of tags.matchAll(
    /<(\/?)([^\s<>/]*)[^<>]*?(\/?)(>|(?=<)|$)/g,
  ))
    if (closing) {
      const last = open.pop();
      if (last !== name)
        return { message: `closes <${name}> where ${last ? `<${last}>` : "nothing"} is open`, at: index };
    } else if (!end) open.push(name);
  const [last] = open;
  return last === undefined ? undefined : { message: `is cut off: <${last}> is not closed`, at: text.length };
}

/** Name and namespace of the outermost element. */
export function rootOf(text: string): { name: string; namespace: string | undefined } | undefined {
  const [, name, attributes = ""] =
    /<([a-z][\w:-]*)([^<>]*)>/i.exec(text.replace(/<\?.*?\?>|<!--.*?-->/gs, "")) ?? [];
  return name === undefined
    ? undefined
    : { name, namespace: /\sxmlns\s*=\s*["']([^"']*)/.exec(attributes)?.[1] };
}

function readEntries(text: string, file: string): { urls: SitemapUrl[]; parts: string[] } {
  const urls: SitemapUrl[] = [];
  const parts: string[] = [];
  const open: string[] = [];
  let values: Record<string, string> = {};
  let start = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === "url" || name === "sitemap") values = {};
        if (name === "loc") start = parser.endIndex + 1;
        open.push(name);
      },
      ontext: (content) => {
        const name = open.at(-1) ?? "";
        values[name] = (values[name] ?? "") + content;
      },
      onclosetag: (name, isImplied) => {
        open.pop();
        // Where a file is cut off, its last entry may be too.
        if (isImplied) return;
        const { loc = "", lastmod } = values;
        const url = detached(loc.trim());
        if (name === "url")
          urls.push({ url, lastModified: lastmod && detached(lastmod.trim()), file, start });
        else if (name === "sitemap") parts.push(url);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { urls, parts };
}

import { Parser } from "htmlparser2";

/** What a built document says about itself and where it leads, without judgement. */
export interface PageFacts {
  /** Every `href` of an anchor, as written. */
  anchors: string[];
  /** Every other file it needs: src, srcset, stylesheets, icons, manifest. */
  files: string[];
  canonical?: string;
  openGraphUrl?: string;
  /** Absolute URLs in meta tags that name files (og:image, twitter:image). */
  metaFiles: string[];
  /** URLs in structured data. */
  structuredUrls: string[];
  ids: Set<string>;
  /** What could not be read. */
  faults: string[];
}

/** Reads a built document. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    anchors: [],
    files: [],
    metaFiles: [],
    structuredUrls: [],
    ids: new Set(),
    faults: [],
  };
  let json: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) facts.ids.add(attributes.id);
      readElement(facts, name, attributes);
      if (name === "script" && attributes.type === "application/ld+json") json = "";
    },
    ontext(text) {
      if (json !== undefined) json += text;
    },
    onclosetag(name) {
      if (name !== "script" || json === undefined) return;
      readStructuredData(facts, json);
      json = undefined;
    },
  });
  parser.end(html);
  return facts;
}

function readElement(facts: PageFacts, name: string, attributes: Record<string, string>): void {
  const { href, src, srcset, rel, content } = attributes;
  if (name === "a" && href !== undefined) facts.anchors.push(href);
  if (name === "link" && rel === "canonical" && href !== undefined) facts.canonical = href;
  else if (name === "link" && href !== undefined) facts.files.push(href);
  if (src) facts.files.push(src);
  for (const candidate of srcset?.split(",") ?? []) facts.files.push(candidate.trim().split(/\s+/)[0] ?? "");
  if (name === "meta" && attributes.property === "og:url" && content) facts.openGraphUrl = content;
  if (
    name === "meta" &&
    content &&
    (attributes.property === "og:image" || attributes.name === "twitter:image")
  )
    facts.metaFiles.push(content);
}

function readStructuredData(facts: PageFacts, json: string): void {
  try {
    collectUrls(JSON.parse(json), facts.structuredUrls);
  } catch (error) {
    facts.faults.push(`its structured data is not JSON (${(error as Error).message})`);
  }
}

function collectUrls(value: unknown, urls: string[]): void {
  if (typeof value === "string") {
    if (/^https?:\/\//.test(value)) urls.push(value);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) if (key !== "@context") collectUrls(item, urls);
  }
}

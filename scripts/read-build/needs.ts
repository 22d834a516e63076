import { addressesIn } from "./open-element.ts";
import type { PageFacts } from "./page-facts.ts";

/** What a file is needed for. */
export type Use =
  | "stylesheet"
  | "script"
  | "font"
  | "picture"
  | "media"
  | "captions"
  | "frame"
  | "icon"
  | "manifest"
  | "feed"
  | "preload"
  | "preview"
  | "markup"
  | "page data"
  | "endpoints"
  | "sitemap"
  | "download";

/** A file that a document, a style sheet or another file loads, by its address as written there. */
export interface Need {
  address: string;
  use: Use;
  /** Checksums of its content, of which one must fit. */
  integrity?: string;
}

const usesOfElements: Record<string, Use> = {
  audio: "media",
  embed: "media",
  frame: "frame",
  iframe: "frame",
  img: "picture",
  input: "picture",
  script: "script",
  track: "captions",
  video: "media",
};

const usesOfPreloads: Record<string, Use> = {
  font: "font",
  image: "picture",
  script: "script",
  style: "stylesheet",
};

/** What an element loads. */
export function needsOfElement(name: string, attributes: Record<string, string>): Need[] {
  const { src, srcset, poster, data, style } = attributes;
  const needs = name === "link" ? needsOfLink(attributes) : [];
  const { integrity } = attributes;
  if (src)
    needs.push({ address: src, use: usesOfElements[name] ?? "media", ...(integrity && { integrity }) });
  for (const address of addressesIn(srcset)) needs.push({ address, use: "picture" });
  if (poster) needs.push({ address: poster, use: "picture" });
  if (name === "object" && data) needs.push({ address: data, use: "media" });
  if (name === "image" || name === "use") {
    const address = attributes.href ?? attributes["xlink:href"] ?? "";
    if (address !== "" && !address.startsWith("#")) needs.push({ address, use: "picture" });
  }
  if (style?.includes("url(")) needs.push(...needsOfStyles(style));
  return needs;
}

function needsOfLink({
  rel = "",
  href = "",
  as = "",
  type = "",
  imagesrcset,
  integrity,
}: Record<string, string>): Need[] {
  const use = linkUse(rel.toLowerCase().split(/\s+/), as, type);
  return [
    ...(use && href !== "" ? [{ address: href, use, ...(integrity && { integrity }) }] : []),
    ...addressesIn(imagesrcset).map((address) => ({ address, use: "picture" as const })),
  ];
}

function linkUse(rels: readonly string[], as: string, type: string): Use | undefined {
  if (rels.includes("stylesheet")) return "stylesheet";
  if (rels.some((rel) => /^(icon|apple-touch-icon|mask-icon)/.test(rel))) return "icon";
  if (rels.includes("manifest")) return "manifest";
  if (rels.includes("modulepreload")) return "script";
  if (rels.includes("preload")) return usesOfPreloads[as] ?? "preload";
  return rels.includes("alternate") && /^application\/(rss|atom|feed)/.test(type) ? "feed" : undefined;
}

/** What styles load: pictures, fonts and other styles. */
export function* needsOfStyles(css: string): Generator<Need> {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, , address = ""] of text.matchAll(/@import\s+(["'])(.+?)\1/g))
    yield { address, use: "stylesheet" };
  for (const [, atImport, , address = ""] of text.matchAll(/(@import\s+)?url\(\s*(["']?)(.*?)\2\s*\)/g))
    if (address !== "" && !address.startsWith("#"))
      yield { address, use: atImport ? "stylesheet" : styleUse(address) };
}

function styleUse(address: string): Use {
  return /\.(woff2?|ttf|otf|eot)([?#]|$)/i.test(address) ? "font" : "picture";
}

/** What a script imports from beside it, now or later. */
export function* needsOfScript(script: string): Generator<Need> {
  for (const [, , address = ""] of script.matchAll(
    /\b(?:from|import)\s*\(?\s*(["'`])(\.{1,2}\/[\w./@~-]+\.m?js)\1/g,
  ))
    yield { address, use: "script" };
}

/** What a web app manifest names; nothing where it cannot be read. */
export function* needsOfManifest(manifest: string): Generator<Need> {
  for (const [, address = ""] of manifest.matchAll(/"src"\s*:\s*"([^"]+)"/g)) yield { address, use: "icon" };
}

/** Further sitemaps and pictures that a sitemap names, pages aside. */
export function* needsOfSitemap(xml: string): Generator<Need> {
  const unescaped = (address: string) => address.trim().replaceAll("&amp;", "&");
  for (const [, address = ""] of xml.matchAll(/<sitemap>\s*<loc>([^<]+)<\/loc>/g))
    yield { address: unescaped(address), use: "sitemap" };
  for (const [, address = ""] of xml.matchAll(/<image:loc>([^<]+)<\/image:loc>/g))
    yield { address: unescaped(address), use: "markup" };
}

/** Pictures that tags of the head and structured data name for others to show. */
export function* needsOfOthers({ metas, structuredData }: PageFacts): Generator<Need> {
  for (const { key, content } of metas)
    if (previews.test(key) && content !== "") yield { address: content, use: "preview" };
  for (const { raw } of structuredData)
    for (const [, address = ""] of raw.matchAll(/"(https?:\/\/[^"\s]+\.(?:avif|gif|jpe?g|png|svg|webp))"/gi))
      yield { address, use: "markup" };
}

const previews = /^(og:(image|video|audio)(:url|:secure_url)?|twitter:image(:src)?|msapplication-tileimage)$/;

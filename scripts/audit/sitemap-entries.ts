import { absoluteUrl, withoutBase } from "../../src/pages/addresses.ts";
import { oncePer } from "../../src/site/once.ts";
import { readSitemap, type SitemapUrl } from "../read-build/sitemap.ts";
import type { BareAudit } from "./audit.ts";

/** An entry of the sitemap, the page for search engines that it means, and what is wrong with its form. */
export interface SitemapEntry extends SitemapUrl {
  path: string | undefined;
  /** As the end of a sentence. */
  fault: string | undefined;
}

export const sitemapEntries = oncePer((audit: BareAudit): SitemapEntry[] => {
  const seen = new Set<string>();
  return Array.from(readSitemap(audit.files), (entry) => {
    const isTwice = seen.has(entry.url);
    seen.add(entry.url);
    const path = pathMeant(entry.url, audit);
    const fault = isTwice ? "a second time" : formFault(entry.url, path, audit);
    return { ...entry, path, fault };
  });
});

/** The page for search engines that an address leads to when its form is put right. */
function pathMeant(url: string, { site, indexed }: BareAudit): string | undefined {
  const own = `${site.origin}${site.base.slice(0, -1)}`;
  const path = url.startsWith(own) ? url.slice(own.length) : undefined;
  if (path !== undefined && indexed.has(path)) return path;
  const loose = URL.canParse(url.trim(), `${own}/`) ? new URL(url.trim(), `${own}/`) : undefined;
  if (!loose) return undefined;
  const lower = loose.pathname.toLowerCase().replace(/(%20)+/g, "");
  const inBase = withoutBase(lower, site);
  const candidates = [inBase, inBase.replace(/(\/index)?\.html?$/, ""), inBase.replace(/\/+$/, "")];
  return candidates.flatMap((one) => [one || "/", `${one}/`]).find((one) => indexed.has(one));
}

function formFault(url: string, path: string | undefined, { site }: BareAudit): string | undefined {
  // An origin is the address of its home page, with its slash or without.
  const isHome = url === site.origin && site.base === "/";
  if (isHome || (path !== undefined && url === absoluteUrl(site, path))) return undefined;
  if (!/^[a-z]+:\/\//i.test(url)) return "which is not an absolute URL";
  if (!URL.canParse(url)) return "which is not a URL";
  const { origin, host, hash, pathname } = new URL(url);
  if (/\s|%20/.test(url)) return "with a space in it";
  if (host === new URL(site.origin).host && origin !== site.origin) return "without encryption";
  if (origin !== site.origin) return "which is on another host";
  if (hash !== "") return "with a fragment";
  if (path === undefined) return undefined;
  return pathname.toLowerCase() === pathname
    ? "which is another form of the URL of a page"
    : "in which letters are capital";
}

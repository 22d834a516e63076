import { escapeXml } from "./escape-xml.ts";
import { listHeaderRules, type PolicySources } from "./hosting/header-rules.ts";

/** Crawler rules: everything may be read. */
export function renderRobots(origin: string, base: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}sitemap.xml\n`;
}

/**
 * Redirect rules in the form that Netlify and Cloudflare Pages read; each permanent. Cloudflare Pages takes an address with
 * a slash at its end for another one. These stand last: it reads 2000 rules.
 */
export function renderRedirects(redirects: Iterable<[from: string, to: string]>, base: string): string {
  const prefix = base.slice(0, -1);
  const all = [...redirects];
  return ["", "/"]
    .flatMap((end) => all.map(([from, to]) => `${prefix}${from}${end} ${prefix}${to} 301\n`))
    .join("");
}

/** Header rules in the form that Netlify and Cloudflare Pages read. */
export function renderHeaders(base: string, allowed: PolicySources): string {
  return listHeaderRules(base, allowed)
    .map(({ path, headers }) => {
      const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`).join("");
      return `${path.endsWith("/") ? `${path}*` : path}\n${lines}`;
    })
    .join("");
}

/** A page that sends visitors on, for hosts without redirect rules; 0 seconds count as permanent (Google: 301-redirects). */
export function renderRedirectPage(to: string, url: string): string {
  const target = escapeXml(to);
  return `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width"><title>${target}</title><link rel="canonical" href="${escapeXml(url)}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><p><a href="${target}">${target}</a></p></body></html>\n`;
}

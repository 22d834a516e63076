import { endpointsFile } from "../site/endpoints-file.ts";

/** Crawler rules: everything may be read. */
export function renderRobots(origin: string, base: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}sitemap.xml\n`;
}

/** Redirect rules in the form that Netlify and Cloudflare Pages read; each permanent. */
export function renderRedirects(redirects: Iterable<[from: string, to: string]>, base: string): string {
  return [...redirects]
    .map(([from, to]) => `${base.slice(0, -1)}${from} ${base.slice(0, -1)}${to} 301\n`)
    .join("");
}

/** Where pages may load from and send to; `connectTo` are the origins of the services they call. */
function contentSecurityPolicy(connectTo: string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(" "),
    "manifest-src 'self'",
    // Without script a form opens the visitor's mail program.
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const otherSecurityHeaders = [
  "Strict-Transport-Security: max-age=63072000; includeSubDomains",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: strict-origin-when-cross-origin",
  "Permissions-Policy: camera=(), geolocation=(), microphone=()",
];

/** Header rules in the form that Netlify and Cloudflare Pages read. Hashed files never change under their name; a new key must arrive soon. */
export function renderHeaders(base: string, connectTo: string[]): string {
  const rules = [
    ["/*", `Content-Security-Policy: ${contentSecurityPolicy(connectTo)}`, ...otherSecurityHeaders],
    [`${base}assets/*`, "Cache-Control: public, max-age=31536000, immutable"],
    [`${base}${endpointsFile}`, "Cache-Control: public, max-age=60"],
  ];
  return rules
    .map(([pattern, ...headers]) => `${pattern}\n${headers.map((header) => `  ${header}\n`).join("")}`)
    .join("");
}

/** A page that sends visitors on, for hosts without redirect rules; 0 seconds count as permanent (Google: 301-redirects). */
export function renderRedirectPage(to: string, url: string, escapeText: (text: string) => string): string {
  const target = escapeText(to);
  return `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${target}</title><link rel="canonical" href="${escapeText(url)}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><p><a href="${target}">${target}</a></p></body></html>\n`;
}

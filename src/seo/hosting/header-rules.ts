import { endpointsFile } from "../../site/endpoints-file.ts";

/** Headers that a host sends with some of its answers. Every host's own format is made from these. */
export interface HeaderRule {
  /** Path from the root of the host; one that ends in a slash stands for all paths that begin with it. */
  path: string;
  headers: [name: string, value: string][];
}

/** What pages may reach beyond what all pages need; each a list of sources. */
export interface PolicySources {
  /** Origins of the services that they call. */
  connect: readonly string[];
  /** Origins of the players that they frame. */
  frame?: readonly string[];
  /** Where videos come from. */
  media?: readonly string[];
}

/** Directives that are the same in a header and in a tag. */
function policyDirectives({ connect, frame = [], media = [] }: PolicySources): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    ...(frame.length > 0 ? [["frame-src", ...frame].join(" ")] : []),
    ...(media.length > 0 ? [["media-src", ...media].join(" ")] : []),
    "manifest-src 'self'",
    // Without script a form opens the visitor's mail program.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ];
}

/** Where pages may load from and send to, as a header says it. */
function contentSecurityPolicy(allowed: PolicySources): string {
  return [...policyDirectives(allowed), "frame-ancestors 'none'"].join("; ");
}

const referrerPolicy = "strict-origin-when-cross-origin";

/**
 * What is sent with every answer below the base. There is no Cross-Origin-Resource-Policy: it would keep pictures of the
 * site out of the picture search of search engines.
 */
function securityHeaders(allowed: PolicySources): HeaderRule["headers"] {
  return [
    ["Content-Security-Policy", contentSecurityPolicy(allowed)],
    ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", referrerPolicy],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ];
}

/**
 * How long all other answers are kept: they are asked for again each time. Netlify, Cloudflare Pages and Vercel say this
 * by themselves, and Cloudflare would join it with a second value, so that no rule may repeat it there.
 */
export const cacheOtherwise = "public, max-age=0, must-revalidate";

/** The one list of header rules. At most one of them names Cache-Control for a path: hosts differ in which of two wins. */
export function listHeaderRules(base: string, allowed: PolicySources): HeaderRule[] {
  return [
    { path: base, headers: securityHeaders(allowed) },
    /*
     * A hash of the content is part of these names. Cloudflare Pages and Vercel send it with a 404 too, and have no rule
     * for answers that exist (sveltejs/kit#16627, remotion-dev/remotion#10105); both publish all files at once, so that no
     * new page asks for a missing one. Netlify and our nginx let nobody keep a 404.
     */
    { path: `${base}assets/`, headers: [["Cache-Control", "public, max-age=31536000, immutable"]] },
    // A new key must arrive soon.
    { path: `${base}${endpointsFile}`, headers: [["Cache-Control", "public, max-age=60"]] },
  ];
}

/**
 * Tags that say the same in each page, for hosts that send no headers of ours. A tag can neither forbid frames nor ask
 * for encryption (HTML standard: pragma directives).
 */
export function renderSecurityTags(allowed: PolicySources): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policyDirectives(allowed).join("; ")}"><meta name="referrer" content="${referrerPolicy}">`;
}

import { headersAt } from "../../../read-build/host-headers.ts";
import { maxAgeIn } from "../../header-lines.ts";
import type { BareSiteRule } from "../../rule.ts";

/** Half a year (MDN Observatory). */
const leastAge = 15_768_000;

/** Of a site without data, one that sends none of these may have them from elsewhere. */
const known = [
  "strict-transport-security",
  "content-security-policy",
  "x-frame-options",
  "x-content-type-options",
  "referrer-policy",
];

export const hostHstsXfo: BareSiteRule = {
  id: "host/hsts-xfo",
  needs: "pages",
  severity: "warning",
  checks:
    "Headers keep the site on HTTPS, keep other sites from framing it, and keep its files from being taken for other types.",
  why: "Each header closes off an attack at no cost.",
  fix: "Build the site again: npx site build",
  source: "mdn-observatory",
  *site({ hostRules, site }) {
    if (site.business?.hosting?.redirectPages) return;
    const headers = headersAt(hostRules, site.base);
    // A crawl knows what was sent, and of no line that says so.
    const place =
      hostRules.headers.every(({ line }) => line === 0) && !site.business
        ? { path: "/" }
        : { file: "_headers" };
    if (!site.business && !known.some((name) => headers.has(name))) return;
    const strict = headers.get("strict-transport-security");
    const age = maxAgeIn(strict ?? "") ?? 0;
    if (strict === undefined) yield { message: "There is no Strict-Transport-Security.", ...place };
    else if (age < leastAge)
      yield {
        message: `Strict-Transport-Security lasts ${age} seconds; at least ${leastAge} is right.`,
        ...place,
        words: "Strict-Transport-Security",
      };
    // Where the data are known, host/csp-header says so.
    if (!site.business && !headers.has("content-security-policy"))
      yield { message: "There is no Content-Security-Policy.", ...place };
    const policy = headers.get("content-security-policy");
    if (policy && !headers.has("x-frame-options") && !policy.includes("frame-ancestors"))
      yield { message: "No header keeps other sites from framing this one.", ...place };
    if (headers.get("x-content-type-options") !== "nosniff")
      yield { message: "X-Content-Type-Options is not nosniff.", ...place };
    const referrer = headers.get("referrer-policy");
    if (referrer === undefined) yield { message: "There is no Referrer-Policy.", ...place };
    else if (/unsafe-url|no-referrer-when-downgrade/.test(referrer))
      yield {
        message: `The Referrer-Policy "${referrer}" tells other sites the whole URL that a visitor comes from.`,
        ...place,
        words: "Referrer-Policy",
        fix: "Write strict-origin-when-cross-origin.",
      };
  },
};

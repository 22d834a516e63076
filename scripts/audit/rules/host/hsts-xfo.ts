import { headersAt } from "../../../read-build/host-headers.ts";
import { maxAgeIn } from "../../header-lines.ts";
import type { SiteRule } from "../../rule.ts";

/** Half a year (MDN Observatory). */
const leastAge = 15_768_000;
const file = "_headers";

export const hostHstsXfo: SiteRule = {
  id: "host/hsts-xfo",
  severity: "warning",
  checks: "Headers keep the site on https, out of foreign frames, and its files from being taken for others.",
  why: "Each closes a way of attack at no cost.",
  fix: "Build the site again: npx site build",
  source: "mdn-observatory",
  *site({ hostRules, site }) {
    if (site.business.hosting?.redirectPages) return;
    const headers = headersAt(hostRules, site.base);
    const strict = headers.get("strict-transport-security");
    const age = maxAgeIn(strict ?? "") ?? 0;
    if (strict === undefined) yield { message: "There is no Strict-Transport-Security.", file };
    else if (age < leastAge)
      yield {
        message: `Strict-Transport-Security lasts ${age} seconds; at least ${leastAge} is right.`,
        file,
        words: "Strict-Transport-Security",
      };
    // Without any policy, host/csp-header says so.
    const policy = headers.get("content-security-policy");
    if (policy && !headers.has("x-frame-options") && !policy.includes("frame-ancestors"))
      yield { message: "No header forbids to show the site in a foreign frame.", file };
    if (headers.get("x-content-type-options") !== "nosniff")
      yield { message: "X-Content-Type-Options is not nosniff.", file };
    if (!headers.has("referrer-policy")) yield { message: "There is no Referrer-Policy.", file };
  },
};

import { headersAt } from "../../../read-build/host-headers.ts";
import { isPreview } from "../../blocking-lines.ts";
import type { SiteRule } from "../../rule.ts";

export const hostPreviewNoindex: SiteRule = {
  id: "host/preview-noindex",
  severity: "error",
  checks: "A build for any URL other than that of the business keeps search engines out.",
  why: "A preview in search results competes with the real site.",
  fix: "Send X-Robots-Tag: noindex there, or build for the URL of the business.",
  source: "static-hosts",
  *site({ site, hostRules }) {
    if (!isPreview(site)) return;
    if (!/noindex|none/.test(headersAt(hostRules, site.base).get("x-robots-tag") ?? ""))
      yield {
        message: `The site is built for ${site.origin} instead of ${new URL(site.business.url).origin}, and lets search engines in.`,
        file: "_headers",
      };
  },
};

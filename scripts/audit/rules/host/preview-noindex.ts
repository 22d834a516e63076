import { headersAt, isLoopback } from "../../../read-build/host-headers.ts";
import type { SiteRule } from "../../rule.ts";

export const hostPreviewNoindex: SiteRule = {
  id: "host/preview-noindex",
  severity: "error",
  checks: "A build for another address than that of the business keeps search engines out.",
  why: "A preview in the search results competes with the site itself.",
  fix: "Send X-Robots-Tag: noindex there, or build for the address of the business.",
  source: "static-hosts",
  *site({ site, hostRules }) {
    const { origin, host } = new URL(site.business.url);
    // The same host without encryption is for host/https.
    if (new URL(site.origin).host === host || isLoopback(site.origin)) return;
    if (!/noindex|none/.test(headersAt(hostRules, site.base).get("x-robots-tag") ?? ""))
      yield {
        message: `The site is built for ${site.origin} instead of ${origin}, and lets search engines in.`,
        file: "_headers",
      };
  },
};

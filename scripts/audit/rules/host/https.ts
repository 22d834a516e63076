import { isLoopback } from "../../../read-build/host-headers.ts";
import type { BareSiteRule } from "../../rule.ts";

export const hostHttps: BareSiteRule = {
  id: "host/https",
  needs: "pages",
  severity: "error",
  checks: "The site is built for an HTTPS URL.",
  why: "Search engines prefer HTTPS, and browsers warn about anything else.",
  fix: "Use an https URL in business.yaml.",
  source: "mdn-observatory",
  *site({ site }) {
    if (site.origin.startsWith("http:") && !isLoopback(site.origin))
      yield { message: `The site is built for ${site.origin}, without encryption.` };
  },
};

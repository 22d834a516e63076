import { isLoopback } from "../../../read-build/host-headers.ts";
import type { BareSiteRule } from "../../rule.ts";

export const hostHttps: BareSiteRule = {
  id: "host/https",
  needs: "pages",
  severity: "error",
  checks: "The site is built for an address with https.",
  why: "Search engines prefer it, and browsers warn of anything else.",
  fix: "Write the address with https into business.yaml.",
  source: "mdn-observatory",
  *site({ site }) {
    if (site.origin.startsWith("http:") && !isLoopback(site.origin))
      yield { message: `The site is built for ${site.origin}, without encryption.` };
  },
};

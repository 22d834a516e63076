import type { BareSiteRule } from "../../rule.ts";
import { isAddress } from "./redirect-shadow.ts";
import { isSoft404 } from "./soft-404.ts";

const file = "_redirects";

export const hostRedirectCode: BareSiteRule = {
  id: "host/redirect-code",
  needs: "pages",
  severity: "warning",
  checks: "Old URLs are redirected permanently.",
  why: "With a temporary redirect, search engines keep the old URL. Cloudflare treats a missing code as 302.",
  fix: "Write 301 at the end of the line.",
  source: "google-redirects",
  *site({ hostRules, kindOf, internal }) {
    for (const { from, to, status, line } of hostRules.redirects.values())
      if (
        isAddress(from) &&
        status !== 301 &&
        status !== 308 &&
        status < 400 &&
        !isSoft404(from, to, status) &&
        kindOf(from) !== "page" &&
        // What leads on to another redirect is for host/redirect-shadow.
        !hostRules.redirects.has(to) &&
        // A short address for a profile elsewhere may change its target.
        internal(to, "/")
      )
        yield {
          message: `The redirect from ${from} has the code ${status}; 301 is right.`,
          fix: `Write the line as "${from} ${to} 301".`,
          file,
          line,
        };
  },
};

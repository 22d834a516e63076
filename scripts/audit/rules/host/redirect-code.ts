import type { SiteRule } from "../../rule.ts";

const file = "_redirects";

export const hostRedirectCode: SiteRule = {
  id: "host/redirect-code",
  severity: "warning",
  checks: "Old addresses are redirected for good.",
  why: "With a temporary redirect search engines keep the old address. Cloudflare takes a missing code for 302.",
  fix: "Write 301 at the end of the line.",
  source: "google-redirects",
  *site({ hostRules }) {
    for (const [from, { status }] of hostRules.redirects)
      if (status !== 301 && status !== 308)
        yield { message: `The redirect from ${from} has the code ${status}; 301 is right.`, file };
  },
};

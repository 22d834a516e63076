import { addressOf } from "../../indexing.ts";
import type { SiteRule } from "../../rule.ts";

export const hostRedirectLost: SiteRule = {
  id: "host/redirect-lost",
  severity: "error",
  checks: "Every old URL in the data is redirected.",
  why: "Years of links and bookmarks end on an error page, and what search engines knew about the URL is lost.",
  fix: "Build the site again, and do not let a later step write _redirects: npx site build",
  source: "google-redirects",
  *site({ site, hostRules }) {
    const { dataset, business } = site;
    if (business.hosting?.redirectPages || !dataset.redirects) return;
    const { file, value } = dataset.redirects;
    for (const [index, { from, to }] of value.redirects.entries()) {
      const address = addressOf(site, from);
      if (hostRules.redirectRules.some(({ pattern }) => pattern.test(address))) continue;
      yield {
        message: `_redirects has no line for the old URL ${from}, which leads to ${to}.`,
        place: { file, pointer: `/redirects/${index}/from` },
      };
    }
  },
};

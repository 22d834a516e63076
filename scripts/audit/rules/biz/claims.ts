import { claimFaults } from "../../business-text/claims.ts";
import type { PageRule, SiteRule } from "../../rule.ts";

export const bizClaims: PageRule & SiteRule = {
  id: "biz/claims",
  severity: "error",
  checks:
    "Years, counts and terms on a page are those of the data, and the years claimed fit the year of foundation.",
  why: "A claim that differs from page to page is false on one of them.",
  fix: "Build the site again: npx site build",
  source: "product",
  *page(page, { site, layout }) {
    for (const { shown, expected } of claimFaults(page, site, layout))
      yield {
        message: `${page.path} says "${shown}", but the data says "${expected}".`,
        cause: shown,
      };
  },
  *site({ site }) {
    const { facts, founded, copyrightYear } = site.business;
    const claimed = Number.parseInt(facts.yearsInBusiness ?? "", 10);
    const age = copyrightYear - founded;
    if (claimed > age)
      yield {
        message: `The data claims ${facts.yearsInBusiness} years, but from ${founded} to ${copyrightYear} there are ${age}.`,
        fix: `Claim at most ${age} years, or correct the year of foundation.`,
        place: { file: site.dataset.business.file, pointer: "/facts/yearsInBusiness" },
      };
  },
};

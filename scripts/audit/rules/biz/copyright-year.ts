import type { SiteRule } from "../../rule.ts";

export const bizCopyrightYear: SiteRule = {
  id: "biz/copyright-year",
  severity: "info",
  checks: "The copyright line has the year of today.",
  why: "An old year makes visitors wonder whether the business still works.",
  fix: "Write this year as copyrightYear in business.yaml.",
  source: "product",
  *site({ site }) {
    const { copyrightYear } = site.business;
    const thisYear = Number(site.today.slice(0, 4));
    if (copyrightYear !== thisYear)
      yield {
        message: `The copyright line says ${copyrightYear}, but it is ${thisYear}.`,
        place: { file: site.dataset.business.file, pointer: "/copyrightYear" },
      };
  },
};

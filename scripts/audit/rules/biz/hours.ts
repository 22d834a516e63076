import { hoursFaults } from "../../business-text/hours-faults.ts";
import type { PageRule } from "../../rule.ts";

export const bizHours: PageRule = {
  id: "biz/hours",
  severity: "error",
  checks: "Opening hours on a page are those of the data; structured data is for ld/record.",
  why: "Customers stand before a closed door, and Google drops hours that contradict each other.",
  fix: "Let the text name {hours}, or show the list of hours.",
  source: "google-local-business",
  *page({ path, facts }, { site }) {
    for (const { label, shown, expected } of hoursFaults(facts, site))
      yield {
        message: `${path} shows "${shown}" for ${label}, but the data says "${expected}".`,
        cause: `${label} ${shown}`,
        words: shown,
        place: { file: site.dataset.business.file, pointer: "/hours/days" },
      };
  },
};

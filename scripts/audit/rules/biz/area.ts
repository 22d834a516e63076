import type { PageRule } from "../../rule.ts";
import { areaFaults } from "../../structured-data/area-faults.ts";

export const bizArea: PageRule = {
  id: "biz/area",
  severity: "error",
  checks: "Areas and cities in structured data match the counties and cities in the data.",
  why: "Search engines show the business where it says it works.",
  fix: "Let the builder list the counties, or the page's city.",
  source: "google-local-business",
  *page(page, { site }) {
    for (const { list, extra, missing } of areaFaults(page, site)) {
      const parts = [
        ...(missing.length > 0 ? [`lacks ${missing.join(", ")}`] : []),
        ...(extra.length > 0 ? [`has ${extra.join(", ")}, which the data does not`] : []),
      ];
      yield {
        message: `In the structured data of ${page.path}, ${list} ${parts.join(" and ")}.`,
        cause: `${list} ${parts.join()}`,
      };
    }
  },
};

import type { PageRule } from "../../rule.ts";
import { recordFaults } from "../../structured-data/record-faults.ts";

export const ldRecord: PageRule = {
  id: "ld/record",
  severity: "error",
  checks: "Every value of the business in structured data is the one of the data.",
  why: "Search engines compare what many pages say of a business; one that differs makes all of it doubtful.",
  fix: "Build the site again; if it stays, the builder of the business node is at fault.",
  source: "google-local-business",
  *page({ path, facts }, { site }) {
    for (const { property, found, expected, place } of recordFaults(facts, site)) {
      const meant = expected.length > 0 ? `says ${listed(expected)}` : "has none";
      yield {
        message: `The structured data of ${path} says "${property}" of the business is ${listed(found)}, but the data ${meant}.`,
        cause: `${property} ${found.join()}`,
        place,
        words: found[0] ?? "",
      };
    }
  },
};

function listed(values: readonly string[]): string {
  return values.map((value) => `"${value}"`).join(", ");
}

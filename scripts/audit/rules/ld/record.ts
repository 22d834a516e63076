import type { PageRule } from "../../rule.ts";
import { recordFaults } from "../../structured-data/record-faults.ts";

export const ldRecord: PageRule = {
  id: "ld/record",
  severity: "error",
  checks: "Every business detail in structured data matches its value in the data.",
  why: "Search engines compare what many pages say about a business; one mismatch casts doubt on all of it.",
  fix: "Build the site again; if the problem remains, the business builder has a bug.",
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

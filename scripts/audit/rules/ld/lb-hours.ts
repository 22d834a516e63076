import { timesMeant } from "../../../../src/loader/clock-time.ts";
import { forSearch } from "../../../../src/site/hours/specifications.ts";
import type { BarePageRule } from "../../rule.ts";
import { openingFaults, writtenOpenings } from "../../structured-data/opening-hours.ts";
import { isKind, placedNodes, textsOf } from "../../structured-data/placed-nodes.ts";
import { quotedIn } from "../../words.ts";

export const ldLbHours: BarePageRule = {
  id: "ld/lb-hours",
  needs: "pages",
  severity: "error",
  checks: "Opening hours use full day names and times in hh:mm format, and a season has two dates.",
  why: "Google drops hours that it cannot read.",
  fix: "Have the business builder take the hours from business.yaml.",
  source: "google-local-business",
  *page({ path, facts }) {
    for (const placed of placedNodes(facts)) {
      if (isKind(placed, "OpeningHoursSpecification") && !placed.isReference)
        for (const fault of openingFaults(placed.node))
          yield {
            message: `The opening hours in the structured data of ${path} have ${fault}.`,
            cause: fault,
            words: quotedIn(fault),
            ...rightTime(fault),
          };
      for (const text of textsOf(placed.node, "openingHours"))
        if (!writtenOpenings(text))
          yield {
            message: `The opening hours in the structured data of ${path} are "${text}", not of the form "Mo-Fr 08:00-17:00".`,
            cause: text,
            words: text,
          };
    }
  },
};

/** The time that was meant, in the form that is read: `9:00 AM` as `09:00`. */
function rightTime(fault: string): { fix?: string } {
  const [, key, written = ""] = /^"(opens|closes)" as "(.*)"$/.exec(fault) ?? [];
  const [meant] = timesMeant(written, key === "closes");
  if (!meant) return {};
  return { fix: `Write "${forSearch(meant.text)}" in place of "${written}"${meant.behind ?? ""}.` };
}

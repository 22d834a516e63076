import { claimFaults } from "../../business-text/claim-faults.ts";
import { unrecordedReviews } from "../../business-text/unrecorded-reviews.ts";
import type { PageRule } from "../../rule.ts";
import { subjectOf } from "./claims.ts";

export const bizClaimWithoutRecord: PageRule = {
  id: "biz/claim-without-record",
  severity: "warning",
  checks:
    "No page claims a warranty, award, certificate, rating or the like that business.yaml knows nothing of, or shows a review that no data has, and a built file no number that no data has.",
  why: "Nobody can say whether it is true, and what was invented misleads customers.",
  fix: "Take the claim out, or record it in business.yaml under facts or certifications, or of a person in team/, and let the text name it in braces.",
  source: "product",
  *page(page, audit) {
    for (const words of unrecordedReviews(page, audit))
      yield {
        message: `${page.path} shows words of a customer that no data has: "${words}".`,
        cause: words,
        words,
        fix: "Take them out, or record in data/reviews what the customer wrote, when and where.",
      };
    for (const { kind, where, shown, expected, words, within, isFromData } of claimFaults(page, audit)) {
      if (expected !== undefined) continue;
      yield {
        message: `${subjectOf(where, page.path)} says "${shown}": ${kind?.name ?? "a number"} that ${isFromData ? "business.yaml does not know" : "no data has"}.`,
        cause: shown,
        words,
        ...(within !== undefined && { within }),
        ...(!isFromData && { fix: "Nothing in the data says so; build the site again: npx site build" }),
      };
    }
  },
};

import { claimFaults } from "../../business-text/claim-faults.ts";
import { unrecordedReviews } from "../../business-text/unrecorded-reviews.ts";
import type { PageRule } from "../../rule.ts";
import { subjectOf } from "./claims.ts";

export const bizClaimWithoutRecord: PageRule = {
  id: "biz/claim-without-record",
  severity: "warning",
  checks:
    "No page claims a warranty, award, certificate, rating or the like that business.yaml does not record, or shows a review that is not in the data, and no built file has a number that is not in the data.",
  why: "Nobody can tell whether the claim is true, and an invented one misleads customers.",
  fix: "Remove the claim, or record it in business.yaml under facts or certifications, or for a person in team/, and reference it in the text in braces.",
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

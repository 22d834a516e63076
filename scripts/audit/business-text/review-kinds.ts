import type { Site } from "../../../src/site/site.ts";
import type { Claim } from "./claims.ts";
import type { FactKind } from "./fact-kinds.ts";
import { isOnRecord } from "./recorded-truths.ts";
import { type Who, whoIsMeant } from "./who-is-meant.ts";

const pattern = (source: string, flags = "gi") => new RegExp(source, flags);
/** Nobody but the business says this of its own reviews. */
const averages = /^(?:an?|the|this) (?:[a-z]+ )?(?:average|rating|score)\b/i;

/** Those who rate are not whom it is said of: "rated 4.9 by 300 neighbors"; of what they give it to, it is. */
const raters = /^ (?:by|from) [^.,;:]*/;
const otherRated = /\b(?:gave|gives?|given) (?!(?:our|us)\b)[^.,;:]*$/i;

function whoIsRated(claim: Claim, site: Site): Who {
  if (averages.test(claim.lead)) return "us";
  if (otherRated.test(claim.lead)) return "thing";
  return whoIsMeant({ ...claim, rest: claim.rest.replace(raters, "") }, site);
}

/** What a business says of its reviews and of those who wrote them. */
export const reviewKinds: readonly FactKind[] = [
  {
    name: "the word of a customer",
    says: [
      /\b(?:[Cc]lient|[Cc]ustomer|(?:[Hh]ome)?[Oo]wner|[Ll]andlord|[Nn]eighbor|[Tt]enant),? (\p{Lu}\p{Ll}+ \p{Lu}\.)/gu,
      /\b(\p{Lu}\p{Ll}+ \p{Lu}\.),? (?:(?:an?|our|the) (?:\p{Ll}+ )?(?:client|customer|homeowner|landlord|neighbor|owner|tenant)|hired us)\b/gu,
      /["”],? (?:[-–—] ?|(?:said|says|told us|writes|wrote) )(?:our (?:client|customer) )?(\p{Lu}\p{Ll}+ \p{Lu}\.)/gu,
    ],
    isOfFirm: true,
    who: () => "us",
    decides: { pointer: "", isTrue: isOnRecord, says: () => "" },
    inData: "no record",
  },
  {
    name: "a rating",
    says: [
      pattern("\\b(\\d\\.\\d)(?:[- ](?:stars?\\b|★|out of (?:5|five)\\b)| ?/ ?5\\b)"),
      // "Please rate us 5 stars" asks for it.
      pattern("\\b(?:rated|rates|(?<=people |s )rate)(?: us)? (\\d(?:\\.\\d)?)\\b"),
      pattern("\\b(\\d\\.\\d)(?:-star)? (?:average|rating|score)\\b"),
      pattern(
        "\\b(?:average|rating|score)(?: on [\\p{L}]+)?(?: (?:is|of|stands at)|:) (\\d\\.\\d)\\b",
        "giu",
      ),
      pattern("\\b(\\d\\.\\d) (?:at|on) (?!The\\b)\\p{Lu}\\p{L}+", "gu"),
    ],
    isOfFirm: true,
    who: whoIsRated,
    named: /^rating(?:Value)?$|stars/i,
    inData: "no record",
  },
  {
    name: "a number of reviews",
    hint: /gave|give|leave|left|post|rat(?:e|ing)|review|wr[io]t/i,
    says: [
      pattern("\\b(\\d[\\d,]*)\\+? (?:\\p{L}+[- ]){0,2}reviews\\b", "gu"),
      pattern("\\breviewed by (?:more than |over )?(\\d[\\d,]+)\\b"),
      pattern(
        "\\b(\\d[\\d,]+)\\+? (?:[\\p{L}’']+ ){1,4}(?:gave|give|given|leave|left|posted|rated?|reviewed|wrote|written)\\b[^.,;!?\\d]{0,25}\\b(?:reviews?|us\\b)",
        "giu",
      ),
      pattern("\\breviews (?:by|from|of) (?:more than |over )?(\\d[\\d,]+)\\b"),
      pattern("\\b(?:from|of|on) (\\d[\\d,]+) (?:ratings|reviewers)\\b"),
    ],
    // Those who review are no others here.
    who: (claim, site) => (/reviewers$/i.test(claim.words) ? "us" : whoIsMeant(claim, site)),
    unless: /\b(?:last|latest|newest|recent|these|this (?:month|week|year)|today)\b/i,
    isOfFirm: true,
    named: /rating(?:Count|s)|reviews?(?:Count)?$/i,
    inData: "other value",
  },
];

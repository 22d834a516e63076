import type { Site } from "../../../../src/site/site.ts";
import { type ClaimFault, claimFaults } from "../../business-text/claim-faults.ts";
import type { PageRule, SiteRule } from "../../rule.ts";
import { wordsOf } from "../../words.ts";

export const bizClaims: PageRule & SiteRule = {
  id: "biz/claims",
  severity: "error",
  checks:
    "Warranties, times, prices, counts and ratings on a page, in its meta description and in its link previews match the data, and the years claimed fit the founding year.",
  why: "A claim that differs from page to page is wrong on one of them.",
  fix: "Correct the text, or the record where that is wrong, and build the site again.",
  source: "product",
  *page(page, audit) {
    const tooMany = yearsTooMany(audit.site);
    for (const fault of claimFaults(page, audit)) {
      const { where, shown, expected, place, words, within, isFromData } = fault;
      if (expected === undefined) continue;
      // Told once, at the record that all pages print.
      if (tooMany && isFromData && shown.startsWith(tooMany.claimed)) continue;
      const record = place ? ` (${place.file}${place.pointer})` : "";
      yield {
        message: `${subjectOf(where, page.path)} says "${shown}", but the data says "${expected}"${record}.`,
        cause: shown,
        words,
        ...(within !== undefined && { within }),
        ...(!isFromData && place && { place }),
        fix: isFromData ? fixOf(fault) : "Build the site again: npx site build",
      };
    }
  },
  *site({ site }) {
    const { claimed, founded, age } = yearsTooMany(site) ?? {};
    if (claimed !== undefined)
      yield {
        message: `"yearsInBusiness" is ${claimed}, but the firm began in ${founded}.`,
        fix: `Claim at most ${age} years, or correct the year of foundation.`,
        place: { file: site.dataset.business.file, pointer: "/facts/yearsInBusiness" },
      };
  },
};

/** The age that the record claims, where the firm is younger. */
function yearsTooMany({ business: { facts, founded }, today }: Site) {
  const claimed = facts.yearsInBusiness ?? "";
  const age = Number(today.slice(0, 4)) - founded;
  return Number.parseInt(claimed, 10) > age ? { claimed, founded, age } : undefined;
}

/** `The description of /about`, or only the page where its text says it. */
export function subjectOf(where: string, path: string): string {
  return /^(?:The (?!main)|og:|twitter:)/.test(where) ? `${where} of ${path}` : path;
}

/** Words of what may be a value; more are a sentence. */
const longestValue = 7;

function fixOf({ shown, fact, expected = "" }: ClaimFault): string {
  if (fact === undefined) return `Correct "${shown}" in the text, or the record, whichever is wrong.`;
  const [value = ""] = expected.split('"');
  const instead = /\p{L}/u.test(value) ? endLike(value, shown) : numberOf(value, shown);
  if (wordsOf(instead).length > longestValue)
    return `Let the text say {${fact}}, or correct the record, whichever is wrong.`;
  return `In the text, let {${fact}} say it in place of "${instead}"; or correct the record, where that is wrong.`;
}

/** Of "call you within three days" the words that "within two days" stands for. */
function endLike(value: string, shown: string): string {
  const start = shown.toLowerCase().lastIndexOf(` ${value.split(" ")[0]?.toLowerCase()} `);
  return start < 0 ? shown : shown.slice(start + 1);
}

/** A value without its noun leaves the noun to the text: "4.9" of "4.9 stars". */
function numberOf(value: string, shown: string): string {
  const number = /^[$€£]/.test(value) ? /[$€£] ?\d[\d.,]*\+?/ : /\d[\d.,]*\+?/;
  return number.exec(shown)?.[0] ?? shown;
}

import { both, inMain, swap, withMeta } from "../../support/audit-edits.ts";
import type { DataFolder } from "../../support/data-folder.ts";
import { truthData } from "../../support/truth-data.ts";
import type { Planted, Trap } from "./planted.ts";
import { inText, maple, path, permits, record } from "./truth-cases.ts";

const meta = "and we mend what they break.";

/** The site with more in its record that texts can contradict. */
export function manyFacts(copy: DataFolder): void {
  truthData(copy)
    .edit(
      "business.yaml",
      "  warranty: 5-year guarantee\n",
      `  warranty: 5-year guarantee
  replyTime: within 24 hours
  customers: 900+
  ratingValue: "4.9"
  ratingCount: "80"
  deposit: 20% deposit
  repairTime: two to four days
`,
    )
    .edit(record, `text: ${permits}`, `text: ${permits} A repair takes {repairTime}.`);
}

export const claims: readonly Planted[] = [
  {
    fault: "a time in words, changed",
    dist: { in: maple, edit: swap("A repair takes two to four days.", "A repair takes one to three weeks.") },
    rule: "biz/claims",
    path,
    says: 'A repair takes one to three weeks.", but the data says',
  },
  {
    fault: "a time that no fact holds, changed",
    dist: {
      in: "roofers-otter-falls-lake-county.html",
      edit: swap("answers within two weeks", "answers within nine weeks"),
    },
    rule: "biz/claims",
    path: "/roofers-otter-falls-lake-county",
    says: "answers within two weeks",
  },
  {
    fault: "a warranty invented in the description",
    dist: {
      in: maple,
      edit: both(
        withMeta(
          "description",
          "Old oaks drop limbs on Maple Grove roofs, and we mend them with a 10-year warranty.",
        ),
        withMeta(
          "og:description",
          "Old oaks drop limbs on Maple Grove roofs, and we mend them with a 10-year warranty.",
        ),
      ),
    },
    rule: "biz/claims",
    path,
    says: /^The description of .* "10-year warranty|10-year warranty.* but the data says/,
    also: ["canon/js-stable"],
  },
  {
    fault: "a lifetime warranty in a link preview",
    dist: {
      in: "about.html",
      edit: withMeta("og:description", "Every roof comes with a lifetime warranty."),
    },
    rule: "biz/claims",
    path: "/about",
    says: 'og:description of /about says "lifetime warranty", but the data says "5-year guarantee" (business.yaml/facts/warranty)',
  },
  {
    fault: "money back, pasted in",
    dist: { in: maple, edit: inMain("<p>Every roof has our money-back guarantee.</p>") },
    rule: "biz/claim-without-record",
    path,
    says: '"money-back guarantee": a guarantee that no data has',
  },
  {
    fault: "a price that nobody set",
    dist: { in: maple, edit: inMain("<p>Gutters cleaned from $99.</p>") },
    rule: "biz/claim-without-record",
    path,
    says: '"from $99": a price that no data has',
  },
  {
    fault: "a discount that nobody gave",
    dist: { in: maple, edit: inMain("<p>Save 15 % on every flat roof.</p>") },
    rule: "biz/claim-without-record",
    path,
    says: "a discount that no data has",
  },
  {
    fault: "a price in the table, changed",
    dist: { in: "about.html", edit: swap("$180", "$150") },
    rule: "biz/claim-without-record",
    path: "/about",
    says: '"$150": a price that no data has',
  },
  {
    fault: "a card that is not taken",
    dist: { in: maple, edit: inMain("<p>We accept Visa and Mastercard on the roof.</p>") },
    rule: "biz/claim-without-record",
    path,
    says: "a way to pay that no data has",
  },
  {
    fault: "open day and night",
    dist: { in: maple, edit: inMain("<p>Call us 24/7 for a tarp.</p>") },
    rule: "biz/claims",
    path,
    says: '"Call us 24/7", but the data says "Monday to Thursday 8:00 AM to 4:30 PM, Friday to Sunday Closed" (business.yaml/hours/days)',
  },
  inText(
    "another warranty in a text",
    "biz/claims",
    "A new valley has a 3-year warranty.",
    "A new valley has a {warranty}.",
    '"3-year warranty", but the data says "5-year guarantee" (business.yaml/facts/warranty)',
  ),
  inText(
    "another year of foundation",
    "biz/claims",
    "We have repaired valleys here since 1962.",
    "We have repaired valleys here since {founded}.",
    'since 1962", but the data says "1971" (business.yaml/founded)',
  ),
  inText(
    "more years than there are",
    "biz/claims",
    "After 70 years in business we know the clerk.",
    "After 50 years in business we know the clerk.",
    '"70 years in business", but the data says "founded in 1971"',
  ),
  inText(
    "a slower reply",
    "biz/claims",
    "Ask, and we reply within 48 hours.",
    "Ask, and we reply {replyTime}.",
    'but the data says "within 24 hours" (business.yaml/facts/replyTime)',
  ),
  inText(
    "more customers",
    "biz/claims",
    "Ask one of over 2,000 customers.",
    "Ask one of {customers} customers.",
    '"over 2,000 customers", but the data says "900+"',
  ),
  inText(
    "another rating",
    "biz/claims",
    "Neighbors rated us 5.0 stars.",
    "Neighbors rated us {ratingValue} stars.",
    'but the data says "4.9" (business.yaml/facts/ratingValue)',
  ),
  inText(
    "more reviews",
    "biz/claims",
    "Read our 120 Google reviews.",
    "Read our {ratingCount} Google reviews.",
    'but the data says "80" (business.yaml/facts/ratingCount)',
  ),
  inText(
    "more reviews, in a sentence about customers",
    "biz/claims",
    "Of all whom we met over a permit, 260 customers left us a review.",
    "Of all whom we met over a permit, 80 customers left us a review.",
    'but the data says "80" (business.yaml/facts/ratingCount)',
  ),
  inText(
    "another deposit",
    "biz/claims",
    "A permit job needs a deposit of 50%.",
    "A permit job needs a {deposit}.",
    'but the data says "20% deposit" (business.yaml/facts/deposit)',
  ),
  inText(
    "more towns",
    "biz/claims",
    "We know the permits in 34 towns.",
    "We know the permits in {cityCount} towns.",
    '"in 34 towns", but the data says "3 cities',
  ),
  inText(
    "a price by area that is less than the lowest",
    "biz/price",
    "Steep ones begin at $2 a square foot.",
    "Steep ones begin at $4.50 a square foot, where a rival may ask $2 a square foot.",
    'says "$2 a square foot", but the data says "$4.50 to $7.00 a square foot"',
  ),
  inText(
    "an award",
    "biz/claim-without-record",
    "Our award-winning crew brings the permit.",
    "Our crew brings the permit.",
    '"Our award-winning": an award or rank that business.yaml does not know',
  ),
  inText(
    "licenses elsewhere",
    "biz/claim-without-record",
    "We are licensed in three states.",
    "We are licensed in this state.",
    "licenses in several states that business.yaml does not know",
  ),
  inText(
    "somebody else's certificate",
    "biz/claims",
    "We are certified by the National Roof Council.",
    "We are certified by the Guild.",
    'but the data says "Safe Ladder Firm" (business.yaml/certifications)',
  ),
  {
    fault: "a warranty in a description of the data",
    data: {
      file: record,
      from: meta,
      to: "and we mend them with a 25-year guarantee.",
      mended: "and we mend what they break in a day.",
    },
    rule: "biz/claims",
    path,
    says: /^The description of .* says "25-year guarantee", but the data says "5-year guarantee"/,
  },
];

const said = (trap: string, to: string): Trap => ({ trap, data: { file: record, from: permits, to } });

export const claimTraps: readonly Trap[] = [
  said("a maker's warranty", "The maker gives the shingles a 30-year warranty of its own."),
  said("years of a town", "The mill was founded in 1869, and the town hall has stood since 1912."),
  said("an award of somebody else", "The award-winning school beside it has a slate roof."),
  said("time that passes", "Sealant needs 48 hours to cure, and cedar lasts thirty years."),
  said(
    "the best of materials",
    "The best shingle for this wind has six nails, and oak rates five stars in our book.",
  ),
  said("money of the town", "The fine for a roof without a permit is $500 and half of the fee."),
  said("houses of the town", "Over 500 homes by the pond were built by two families."),
  said("the own warranty in other words", "Our guarantee of five years covers the permit, too."),
  said("the own age", "In 55 years in business we have met three clerks."),
  said("the own certificate", "Guild-certified ladders, and a crew certified by the Guild."),
  said(
    "the same facts written otherwise",
    "We have climbed in 3 towns since 1971, with a 60-month guarantee.",
  ),
];

import { both, inMain, swap, withMeta } from "../../support/audit-edits.ts";
import type { DataFolder } from "../../support/data-folder.ts";
import { truthData } from "../../support/truth-data.ts";
import type { Planted, Trap } from "./planted.ts";
import { inText, maple, permits, record } from "./truth-cases.ts";

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
    in: maple,
    edit: swap("A repair takes two to four days.", "A repair takes one to three weeks."),
    rule: "biz/claims",
  },
  {
    fault: "a time that no fact holds, changed",
    in: "roofers-otter-falls-lake-county.html",
    edit: swap("answers within two weeks", "answers within nine weeks"),
    rule: "biz/claims",
  },
  {
    fault: "a warranty invented in the description",
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
    rule: "biz/claims",
  },
  {
    fault: "a lifetime warranty in a link preview",
    in: "about.html",
    edit: withMeta("og:description", "Every roof comes with a lifetime warranty."),
    rule: "biz/claims",
  },
  {
    fault: "money back, pasted in",
    in: maple,
    edit: inMain("<p>Every roof has our money-back guarantee.</p>"),
    rule: "biz/claim-without-record",
  },
  {
    fault: "a price that nobody set",
    in: maple,
    edit: inMain("<p>Gutters cleaned from $99.</p>"),
    rule: "biz/claim-without-record",
  },
  {
    fault: "a discount that nobody gave",
    in: maple,
    edit: inMain("<p>Save 15 % on every flat roof.</p>"),
    rule: "biz/claim-without-record",
  },
  {
    fault: "a price in the table, changed",
    in: "about.html",
    edit: swap("$180", "$150"),
    rule: "biz/claim-without-record",
  },
  {
    fault: "a card that is not taken",
    in: maple,
    edit: inMain("<p>We accept Visa and Mastercard on the roof.</p>"),
    rule: "biz/claim-without-record",
  },
  {
    fault: "open day and night",
    in: maple,
    edit: inMain("<p>Call us 24/7 for a tarp.</p>"),
    rule: "biz/claims",
  },
  inText(
    "another warranty in a text",
    "biz/claims",
    "A new valley has a 3-year warranty.",
    "A new valley has a {warranty}.",
  ),
  inText(
    "another year of foundation",
    "biz/claims",
    "We have repaired valleys here since 1962.",
    "We have repaired valleys here since {founded}.",
  ),
  inText(
    "more years than there are",
    "biz/claims",
    "After 70 years in business we know the clerk.",
    "After 50 years in business we know the clerk.",
  ),
  inText(
    "a slower reply",
    "biz/claims",
    "Ask, and we reply within 48 hours.",
    "Ask, and we reply {replyTime}.",
  ),
  inText(
    "more customers",
    "biz/claims",
    "Ask one of over 2,000 customers.",
    "Ask one of {customers} customers.",
  ),
  inText(
    "another rating",
    "biz/claims",
    "Neighbors rated us 5.0 stars.",
    "Neighbors rated us {ratingValue} stars.",
  ),
  inText(
    "more reviews",
    "biz/claims",
    "Read our 120 Google reviews.",
    "Read our {ratingCount} Google reviews.",
  ),
  inText(
    "more reviews, in a sentence about customers",
    "biz/claims",
    "Of all whom we met over a permit, 260 customers left us a review.",
    "Of all whom we met over a permit, 80 customers left us a review.",
  ),
  inText(
    "another deposit",
    "biz/claims",
    "A permit job needs a deposit of 50%.",
    "A permit job needs a {deposit}.",
  ),
  inText(
    "more towns",
    "biz/claims",
    "We know the permits in 34 towns.",
    "We know the permits in {cityCount} towns.",
  ),
  inText(
    "a price by area that is less than the lowest",
    "biz/price",
    "Steep ones begin at $2 a square foot.",
    "Steep ones begin at $4.50 a square foot, where a rival may ask $2 a square foot.",
  ),
  inText(
    "an award",
    "biz/claim-without-record",
    "Our award-winning crew brings the permit.",
    "Our crew brings the permit.",
  ),
  inText(
    "licenses elsewhere",
    "biz/claim-without-record",
    "We are licensed in three states.",
    "We are licensed in this state.",
  ),
  inText(
    "somebody else's certificate",
    "biz/claims",
    "We are certified by the National Roof Council.",
    "We are certified by the Guild.",
  ),
  {
    fault: "a warranty in a description of the data",
    file: record,
    from: meta,
    to: "and we mend them with a 25-year guarantee.",
    mended: "and we mend what they break in a day.",
    rule: "biz/claims",
  },
];

const said = (trap: string, to: string): Trap => ({ trap, file: record, from: permits, to });

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

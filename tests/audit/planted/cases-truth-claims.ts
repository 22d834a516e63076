import { both, inMain, swap, withMeta } from "../../support/audit-edits.ts";
import type { DataFolder } from "../../support/data-folder.ts";
import { truthData } from "../../support/truth-data.ts";
import { faultsIn, faultsInText, type Planted, type Trap } from "./planted.ts";
import { maple, permits, record } from "./truth-cases.ts";

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
  ...faultsIn(maple, {
    "biz/claims": {
      "a time in words, changed": swap(
        "A repair takes two to four days.",
        "A repair takes one to three weeks.",
      ),
      "a warranty invented in the description": both(
        withMeta(
          "description",
          "Old oaks drop limbs on Maple Grove roofs, and we mend them with a 10-year warranty.",
        ),
        withMeta(
          "og:description",
          "Old oaks drop limbs on Maple Grove roofs, and we mend them with a 10-year warranty.",
        ),
      ),
      "open day and night": inMain("<p>Call us 24/7 for a tarp.</p>"),
    },
    "biz/claim-without-record": {
      "money back, pasted in": inMain("<p>Every roof has our money-back guarantee.</p>"),
      "a price that nobody set": inMain("<p>Gutters cleaned from $99.</p>"),
      "a discount that nobody gave": inMain("<p>Save 15 % on every flat roof.</p>"),
      "a card that is not taken": inMain("<p>We accept Visa and Mastercard on the roof.</p>"),
    },
  }),
  ...faultsIn("roofers-otter-falls-lake-county.html", {
    "biz/claims": {
      "a time that no fact holds, changed": swap("answers within two weeks", "answers within nine weeks"),
    },
  }),
  ...faultsIn("about.html", {
    "biz/claims": {
      "a lifetime warranty in a link preview": withMeta(
        "og:description",
        "Every roof comes with a lifetime warranty.",
      ),
    },
    "biz/claim-without-record": { "a price in the table, changed": swap("$180", "$150") },
  }),
  {
    rule: "biz/claims",
    fault: "more reviews",
    file: record,
    from: permits,
    to: "Read our 120 Google reviews.",
    mended: "Read our {ratingCount} Google reviews.",
    advice: 'let {ratingCount} say it in place of "120"',
  },
  ...faultsInText("biz/claims", record, permits, {
    "another warranty in a text": "A new valley has a [3-year warranty → {warranty}].",
    "another year of foundation": "We have repaired valleys here since [1962 → {founded}].",
    "more years than there are": "After [70 → 50] years in business we know the clerk.",
    "a slower reply": "Ask, and we reply [within 48 hours → {replyTime}].",
    "more customers": "Ask one of [over 2,000 → {customers}] customers.",
    "another rating": "Neighbors rated us [5.0 → {ratingValue}] stars.",
    "more reviews, in a sentence about customers":
      "Of all whom we met over a permit, [260 → 80] customers left us a review.",
    "another deposit": "A permit job needs a [deposit of 50% → {deposit}].",
    "more towns": "We know the permits in [34 → {cityCount}] towns.",
    "somebody else's certificate": "We are certified by the [National Roof Council → Guild].",
  }),
  ...faultsInText("biz/price", record, permits, {
    "a price by area that is less than the lowest":
      "Steep ones begin [at $2 → at $4.50 a square foot, where a rival may ask $2] a square foot.",
    "a span of prices of which one is of the list":
      "Steep ones are [$2 to $4.50 → $4.50 to $7.00] a square foot.",
    "a span of prices in other words":
      "Steep ones are [between $2 and $7.00 → $4.50 to $7.00] a square foot.",
  }),
  ...faultsInText("biz/claim-without-record", record, permits, {
    "an award": "[Our award-winning → Our] crew brings the permit.",
    "licenses elsewhere": "We are licensed in [three states → this state].",
  }),
  ...faultsInText("biz/claims", record, meta, {
    "a warranty in a description of the data":
      "and we mend [them with a 25-year guarantee → what they break in a day].",
  }),
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

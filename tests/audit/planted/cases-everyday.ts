import type { DataFolder } from "../../support/data-folder.ts";
import type { Planted, Trap } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

/** A license by its number, a sum for whoever sends a customer, and prices by area. */
export function everydayData(data: DataFolder): void {
  data.edit(
    "business.yaml",
    "facts:\n",
    'license:\n  authority: CID\n  authorityName: Construction Industries Division\n  number: "390418"\nrates:\n  pattern: "{low} to {high} per square foot"\n  items:\n    - value: brush\n      label: Brush\n      low: 0.5\n      high: 2\nfacts:\n  referralReward: $75\n',
  );
  data.edit("navigation.yaml", "Tree care at 7,000 feet", "Tree care at 7,000 feet, license {licenseNumber}");
}

const tesuque = "cities/santa-fe-county/tesuque.yaml";
const lanes = { file: tesuque, after: "the big one stays in\n      town." };

export const everydayFaults: readonly Planted[] = [
  ...wrongIn(spots.removal, "text/repeated", [
    "A root that has been cut [that has been cut stays → stays] in the ground.",
    "[A climber or a lift takes it in short pieces, each on a rope, onto mats. → A climber goes first.]",
  ]),
  ...wrongIn(spots.removal, "biz/nap", ["Write to [us@yourcompany.com → {email}] with a picture."]),
  ...wrongIn(spots.removal, "biz/credential", [
    "Our contractor license, [390481 → 390418], is painted on the truck.",
    "[390814 → 390418] is our state license.",
  ]),
  ...wrongIn(spots.removal, "biz/claims", [
    "Our liability policy covers [three million → two million] dollars a tree.",
    "Each referral earns you [$90 → $75].",
  ]),
  ...wrongIn(spots.removal, "biz/price", [
    "A Tesuque orchard starts at [$0.35 → $0.50] a square foot for the brush.",
  ]),
  ...wrongIn(spots.removal, "biz/claim-without-record", [
    "You [will not find a lower price anywhere → know the price before we climb].",
    "[Our ropes never fail → We change our ropes every year].",
    "[We match any written estimate → We write the estimate down].",
  ]),
  ...wrongIn(spots.removal, "biz/past-date", [
    "A second crew will start in [spring 2025 → spring 2027].",
    "A bigger lift is [coming in October 2026 → coming in March 2027].",
  ]),
  ...wrongIn(spots.removal, "biz/name-exact", [
    "[Bright Tree Care LLC does not keep → We keep no list of] your trees.",
  ]),
  ...wrongIn(lanes, "city/said-facts", [
    "Few villages in [Rio Arriba County → Santa Fe County] have so many apples.",
    "Stop by our [Tesuque shop → trees] on Bishop's Lodge Road.",
    "Tell us which is yours, a lot in [Casa Solana → Chupadero] or one by the market.",
  ]),
  {
    fault: "a description that was pasted from another town",
    file: tesuque,
    from: "Tree care in Tesuque: orchards pruned in late winter, cottonwoods over the lanes, and brush cleared before the dry\n  months of spring.",
    to: "Cottonwoods along the ditches, elms over tin roofs, and storm limbs cleared the same day, with a crew that knows the valley.",
    mended:
      "Tree care in Tesuque: orchards in March, and lanes whose old cottonwoods are kept above the trucks.",
    rule: "desc/of-another",
  },
  {
    fault: "a link that says nothing",
    file: spots.removal.file,
    from: spots.removal.after,
    to: `${spots.removal.after} For prices, [go here](/contact).`,
    mended: `${spots.removal.after} For prices, [ask us](/contact).`,
    rule: "link/text",
  },
];

export const everydayTraps: readonly Trap[] = [
  ...rightIn(spots.removal, "what only looks pasted, promised, past or wrong", [
    "Limb after limb after limb comes down, again and again and again. What had had a rope keeps it.",
    "Two referrals earn you $150. Your homeowner's policy pays up to $3 million, and the deductible is $500.",
    "The permit number is 390481. Our truck has run 390481 miles.",
    "You will see elms planted in 2005. A house from 2015 will need shade by 2030. The code will change in January 2027.",
    "Bartlett Tree Care Company never bought our yard; Google LLC may keep what you look for.",
    "A dry piñon never leaks sap. Our climbers never fail to sweep.",
  ]),
  ...rightIn(lanes, "other places, named as such", [
    "Unlike most towns in Rio Arriba County, it has no mill.",
    "Elms in Casa Solana get the same beetle. Tell us which lane is yours.",
  ]),
];

export const jobPlaceFaults = wrongIn(
  { file: "projects/needham-ice-dams.yaml", after: "the ice came back both times." },
  "biz/own-fields",
  ["This house stands on a hill in [Norwood → Needham]."],
);
export const jobPlaceTraps = rightIn(
  { file: "projects/needham-ice-dams.yaml", after: "the ice came back both times." },
  "places of other things",
  ["The shingles came from a mill in Norwood. This house is like one in Dedham."],
);

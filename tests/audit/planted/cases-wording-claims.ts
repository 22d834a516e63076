import { faultsInText } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const gutters = { file: "pages/gutters.yaml", after: "where a splash block is not enough." };
/** Claims in the words of somebody who talks, not of somebody who fills in a form. */
export const roofClaims = [
  ...wrongIn(gutters, "biz/claims", [
    "If a joint of ours lets go in the first [fifteen → ten] years, we come back and put it right for nothing.",
    "Our flashing is covered for [twenty → ten] years.",
    "We stand behind every gutter we hang for [15 → 10] years.",
    "You pay [half → a third] of it before we start.",
    "Twelve towns, [three → two] counties, one crew.",
    "We hung out our shingle the summer [the Wall came down, in 1989 → of the flood, in 1996].",
  ]),
  ...faultsInText("biz/claims", "counties/norfolk-county.yaml", "Norfolk County begins where Natick ends.", {
    "more towns in a county than it has":
      "Norfolk County begins where Natick ends. We work in [19 → {cityCount}] towns here.",
  }),
];

export const treeClaims = [
  ...wrongIn(spots.removal, "biz/claims", [
    "[Half the price up front → No deposit] holds your week.",
    "Should one slip, our policy is good for [five → two] million.",
    "Give us [three days → one working day] to answer.",
    "[Six → Four] villages, two counties, one rope.",
  ]),
  ...wrongIn(spots.removal, "biz/claim-without-record", [
    "Readers of the Valley Post picked us [as the best arborists of the county → up at the gate].",
    "If a cut of ours [fails within three years, we come out again for free → fails, tell us].",
  ]),
];

export const claimTraps = rightIn(spots.removal, "what is said of others, and of no price and no count", [
  "Others want half up front; we ask for nothing until the chips are gone.",
  "A broken main is worth two million gallons to the city.",
  "Two towns in one valley share this ditch.",
  "We picked the best limbs and left the rest.",
  "The county carries five million of liability for its own trees.",
  "The maker of the rope fixes it for free within two years.",
  "The old inn hung out its shingle in 1926.",
  "Allow a fresh cut two years to close, a third in spring and a third in fall.",
]);

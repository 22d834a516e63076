import { rightIn, spots, wrongIn } from "./record-cases.ts";

const wrong = wrongIn(spots.removal, "biz/claims");
const unknown = wrongIn(spots.removal, "biz/claim-without-record");

const gutters = {
  file: "pages/gutters.yaml",
  after: "where a splash block is not enough.",
};
const wrongRoof = wrongIn(gutters, "biz/claims");

/** Claims in the words of somebody who talks, not of somebody who fills in a form. */
export const roofClaims = [
  wrongRoof(
    "If a joint of ours lets go in the first fifteen years, we come back and put it right for nothing.",
    "If a joint of ours lets go in the first ten years, we come back and put it right for nothing.",
  ),
  wrongRoof("Our flashing is covered for twenty years.", "Our flashing is covered for ten years."),
  wrongRoof(
    "We stand behind every gutter we hang for 15 years.",
    "We stand behind every gutter we hang for 10 years.",
  ),
  wrongRoof("You pay half of it before we start.", "You pay a third of it before we start."),
  wrongRoof("Twelve towns, three counties, one crew.", "Twelve towns, two counties, one crew."),
  {
    fault: "more towns in a county than it has",
    file: "counties/norfolk-county.yaml",
    from: "Norfolk County begins where Natick ends.",
    to: "Norfolk County begins where Natick ends. We work in 19 towns here.",
    mended: "Norfolk County begins where Natick ends. We work in {cityCount} towns here.",
    rule: "biz/claims",
  },
  wrongRoof(
    "We hung out our shingle the summer the Wall came down, in 1989.",
    "We hung out our shingle the summer of the flood, in 1996.",
  ),
];

export const treeClaims = [
  wrong("Half the price up front holds your week.", "No deposit holds your week."),
  wrong(
    "Should one slip, our policy is good for five million.",
    "Should one slip, our policy is good for two million.",
  ),
  wrong("Give us three days to answer.", "Give us one working day to answer."),
  wrong("Six villages, two counties, one rope.", "Four villages, two counties, one rope."),
  unknown(
    "Readers of the Valley Post picked us as the best arborists of the county.",
    "Readers of the Valley Post picked us up at the gate.",
  ),
  unknown(
    "If a cut of ours fails within three years, we come out again for free.",
    "If a cut of ours fails, tell us.",
  ),
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

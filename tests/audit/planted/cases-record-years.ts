import { rightIn, spots, wrongIn } from "./record-cases.ts";

const wrong = wrongIn(spots.removal, "biz/claims");

export const yearFaults = [
  wrong("Founded in 2013, the firm has two chippers.", "Founded in 2003, the firm has two chippers."),
  wrong(
    "We set up shop in 2008 with one rope, so we know what a start costs.",
    "We have climbed since 2008 with this rope.",
  ),
  wrong("We are insured since 1999.", "We are insured since 2004."),
  wrong(
    "Over four decades in business have taught us patience.",
    "Over two decades in business have taught us patience.",
  ),
  wrong(
    "Our name is good because we have kept our word for a quarter of a century and ten years more, almost half a century.",
    "Our name is good because we have kept our word for nearly a quarter of a century.",
  ),
  wrong("In our eleven years here the beetles came twice.", "In our 23 years here the beetles came twice."),
];

export const yearTraps = rightIn(spots.removal, "years of the business, and of others", [
  "The mission across the road opened its doors in 1760.",
  "Work on the acequia began in 1610, and it has carried water for four centuries.",
  "We have used these ropes since 2019, and worked for the school for eight years.",
  "Its founder has climbed for forty-five years, longer than there is a firm.",
  "Española was founded in 1598, and its oldest cottonwoods have stood for over a century.",
  "With more than twenty years in business, and nearly 25 by our count, we still knock first.",
]);

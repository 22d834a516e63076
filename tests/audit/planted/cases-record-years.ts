import { faultsInText } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

export const yearFaults = wrongIn(spots.removal, "biz/claims", [
  "Founded in [2013 → 2003], the firm has two chippers.",
  "We [set up shop in 2008 with one rope, so we know what a start costs → have climbed since 2008 with this rope].",
  "We are insured since [1999 → 2004].",
  "Over [four → two] decades in business have taught us patience.",
  "Our name is good because we have kept our word for [a quarter of a century and ten years more, almost half a century → nearly a quarter of a century].",
  "In our [eleven → 23] years here the beetles came twice.",
]);

export const headingFaults = faultsInText(
  "biz/claims",
  "pages/the-firm.yaml",
  "heading: Roofers based in {locality} since {founded}",
  {
    "roofers since another year": "heading: Roofers based in {locality} since [1998 → 1996]",
    "hours by day and night": "heading: Roofers based in {locality} since {founded}[, at any hour → ]",
    "a family since another year": "heading: A roofing family based in {locality} since [1998 → 1996]",
  },
);

export const yearTraps = rightIn(spots.removal, "years of the business, and of others", [
  "The mission across the road opened its doors in 1760.",
  "Work on the acequia began in 1610, and it has carried water for four centuries.",
  "We have used these ropes since 2019, and worked for the school for eight years.",
  "Certified installers since 2009, and neighbors since 2011.",
  "Our climbers since 2012 are two brothers.",
  "Its founder has climbed for forty-five years, longer than there is a firm.",
  "Española was founded in 1598, and its oldest cottonwoods have stood for over a century.",
  "With more than twenty years in business, and nearly 25 by our count, we still knock first.",
]);

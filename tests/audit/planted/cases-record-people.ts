import { faultsInText, type Planted } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const removal = spots.removal;
export const nameFaults = wrongIn(removal, "biz/name-exact", [
  "Ask for Declan [O'Neil → O’Neill] when the trunk is hollow.",
  "On the phone is [Lucia → Lucía] Montaño.",
]);

export const credentialFaults = wrongIn(removal, "biz/claim-without-record", [
  "Declan is [a board-certified arborist → an arborist who climbs].",
  "Our climber holds a [Texas A&M certificate → saw].",
]);

export const customerFaults = [
  ...wrongIn(removal, "biz/claim-without-record", [
    "[Homeowner Jim R. says that the chips were → The chips are] gone by noon.",
  ]),
  ...wrongIn(removal, "biz/claims", [
    "The [owner hired us in 1985 → owner bought it in 1970 and hired us in 2024].",
    "In [1979 → 2024] we felled the elms.",
  ]),
];

export const credentialTraps = rightIn(removal, "certificates of others, and of goods", [
  "Ask for an ISA-certified arborist before you cut. A licensed electrician has to move the wire first.",
  "The city wants a registered architect for this. FSC-certified wood burns like any other.",
  "We pruned a pear planted in 1911. George W. Bush came by in 2004. The town had elms in 1954; we came later.",
  "Most of our customers have a Discover card. We are licensed arborists with a driver's license each.",
]);

export const nameTraps = rightIn(removal, "names of the team, and of others", [
  "Marisol Peña's rope is blue, and Declan's is red. Our neighbor Michael Pearson lent us the mats.",
  "Dr. Montoya at the college names every beetle.",
]);

export const countFaults = wrongIn(removal, "biz/claims", [
  "Stumps [are one of our five → belong to one of our three] services.",
]);

const job = "cities/middlesex-county/waltham.yaml";

export const jobFaults: readonly Planted[] = faultsInText(
  "biz/own-fields",
  job,
  "A triple-decker off Moody Street got",
  {
    "another year of a job on the page of its city":
      "In [2022 → 2024] we stripped it. A triple-decker off Moody Street got",
  },
);

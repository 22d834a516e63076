import type { Planted } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const removal = spots.removal;
const wrongName = wrongIn(removal, "biz/name-exact");
const wrongCount = wrongIn(removal, "biz/claims");
export const nameFaults = [
  wrongName(
    "Ask for Declan O'Neil when the trunk is hollow.",
    "Ask for Declan O’Neill when the trunk is hollow.",
  ),
  wrongName("On the phone is Lucia Montaño.", "On the phone is Lucía Montaño."),
];

const unknown = wrongIn(removal, "biz/claim-without-record");

export const credentialFaults = [
  unknown("Declan is a board-certified arborist.", "Declan is an arborist who climbs."),
  unknown("Our climber holds a Texas A&M certificate.", "Our climber holds a saw."),
];

export const customerFaults = [
  unknown("Homeowner Jim R. says that the chips were gone by noon.", "The chips are gone by noon."),
  wrongCount("The owner hired us in 1985.", "The owner bought it in 1970 and hired us in 2024."),
  wrongCount("In 1979 we felled the elms.", "In 2024 we felled the elms."),
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

export const countFaults = [
  wrongCount("Stumps are one of our five services.", "Stumps belong to one of our three services."),
];

const job = "cities/middlesex-county/waltham.yaml";

export const jobFaults: readonly Planted[] = [
  {
    fault: "another year of a job on the page of its city",
    file: job,
    from: "A triple-decker off Moody Street got",
    to: "In 2022 we stripped it. A triple-decker off Moody Street got",
    mended: "In 2024 we stripped it. A triple-decker off Moody Street got",
    rule: "biz/own-fields",
  },
];

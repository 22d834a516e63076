import type { Planted } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const removal = spots.removal;
const wrongName = wrongIn(removal, "biz/name-exact");
const wrongCount = wrongIn(removal, "biz/claims");

export const nameFaults = [
  wrongName(
    "Ask for Declan O'Neil when the trunk is hollow.",
    "Ask for Declan O’Neill when the trunk is hollow.",
    '"Declan O\'Neil", but the name in the team is "Declan O\'Neill"',
  ),
  wrongName(
    "On the phone is Lucia Montaño.",
    "On the phone is Lucía Montaño.",
    'the name in the team is "Lucía Montaño"',
  ),
];

export const nameTraps = rightIn(removal, "names of the team, and of others", [
  "Marisol Peña's rope is blue, and Declan's is red. Our neighbor Michael Pearson lent us the mats.",
  "Dr. Montoya at the college names every beetle.",
]);

export const countFaults = [
  wrongCount(
    "Stumps are one of our five services.",
    "Stumps belong to one of our three services.",
    'says "our five services", but the data says "3 services"',
  ),
];

const job = "cities/middlesex-county/waltham.yaml";

export const jobFaults: readonly Planted[] = [
  {
    fault: "another year of a job on the page of its city",
    data: {
      file: job,
      from: "A triple-decker off Moody Street got",
      to: "In 2022 we stripped it. A triple-decker off Moody Street got",
      mended: "In 2024 we stripped it. A triple-decker off Moody Street got",
    },
    rule: "biz/own-fields",
    path: "/roofing/middlesex-county/waltham",
    says: 'A text about a project says "2022", but the project has the year 2024.',
  },
];

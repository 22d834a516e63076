import type { DataFolder } from "../../support/data-folder.ts";
import type { Planted, Trap } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const wrong = wrongIn(spots.removal, "biz/claims");
const wrongHours = wrongIn(spots.removal, "biz/hours");
const past = wrongIn(spots.removal, "biz/past-date");
const twoAccounts = wrongIn(spots.removal, "biz/two-accounts");

/** What an owner says in passing, against the record of an arborist. */
export const passingClaims: readonly Planted[] = [
  wrong(
    "For close to half a century the family has climbed here.",
    "For more than twenty years the family has climbed here.",
  ),
  wrong("You will hear from us inside the hour.", "You will hear from us within one working day."),
  wrong("We call you back within the half hour.", "We call you back within one working day."),
  wrong(
    "We carry three million dollars of liability coverage.",
    "We carry two million dollars of liability coverage.",
  ),
  wrongHours(
    "Somebody is at the desk Saturday mornings until noon.",
    "Somebody is at the desk on Mondays until 4 p.m.",
  ),
  wrongHours(
    "There is always somebody in the office on Sundays.",
    "There is always somebody in the office on Mondays.",
  ),
  past("Our spring 2025 calendar is filling up fast.", "Our spring calendar is filling up fast."),
  past("We still have openings in May 2026.", "We still have openings in May 2027."),
  twoAccounts(
    "We employ seven arborists. Our nine arborists climb.",
    "We employ seven arborists. Our seven arborists climb.",
  ),
  twoAccounts(
    "The founder's son runs the company. It is led by the founder's daughter.",
    "The founder's son runs the company. It is led by the founder's son.",
  ),
  twoAccounts(
    "We are now in our third generation. A second-generation firm has seen every storm.",
    "We are now in our third generation. A 3rd-generation firm has seen every storm.",
  ),
  {
    ...wrongIn(spots.removal, "biz/name-exact")("Ask for Dave Kowalski.", "Ask for Declan O’Neill."),
  },
  wrongIn(spots.removal, "biz/unserved-place")(
    "Tell us about your Roswell house.",
    "Tell us about your Santa Fe house.",
  ),
  wrongIn(spots.removal, "text/filler")(
    "Nestled in the heart of the valley, this is a vibrant community.",
    "The valley is narrow here.",
  ),
  wrongIn(spots.removal, "biz/claim-without-record")(
    "★★★★★ They took the whole elm down before lunch.",
    "They took the whole elm down before lunch.",
  ),
];

export const passingTraps: readonly Trap[] = rightIn(spots.removal, "what only sounds like one", [
  "For over fifty years the bridge has needed paint.",
  "The association may ask for three million dollars of liability coverage.",
  "The city has somebody at the desk on Saturdays.",
  "In spring 2025 the beetles came early.",
  "Spring 2027 bookings open in January.",
  "The founder's wife painted the first truck.",
  "A third-generation house stands under old trees.",
  "Your adobe house has a flat roof.",
  "Verified by a lab, the fungus was none.",
]);

const place = "cities/norfolk-county/dedham.yaml";
const from = "We apply. For the historic districts we bring a sample to the hearing, and you need not come.";
const inDedham = (rule: string, said: string, right: string): Planted => ({
  fault: said,
  file: place,
  from,
  to: `${from} ${said}`,
  mended: `${from} ${right}`,
  rule,
});

/** The same of a town, on the page of a roofer. */
export const townFaults: readonly Planted[] = [
  inDedham(
    "city/said-facts",
    "Stop by our showroom and see the slates.",
    "Stop by the library and see the slates.",
  ),
  inDedham(
    "city/said-facts",
    "Our shop on Washington Street has every slate.",
    "The library on Washington Street has every plan.",
  ),
  inDedham(
    "city/wrong-place",
    "Tell us about your Westwood house.",
    "Westwood lies beyond the hill, and your Dedham house faces it.",
  ),
  inDedham(
    "biz/two-accounts",
    "Dedham has been a city since 1936. It incorporated in 1912.",
    "Dedham has been a city since 1936. It incorporated in 1936.",
  ),
];

export function withUnits(data: DataFolder): void {
  data.edit(
    "projects/waltham-triple-decker.yaml",
    "The hole we cut",
    "The house has 3 units. The hole we cut",
  );
}

export const jobFaults: readonly Planted[] = [
  {
    fault: "a house with more units in the text of its town than in its story",
    file: "cities/middlesex-county/waltham.yaml",
    from: "A triple-decker off Moody Street got",
    to: "A triple-decker of 4 units off Moody Street got",
    mended: "A triple-decker of 3 units off Moody Street got",
    rule: "biz/own-fields",
  },
];

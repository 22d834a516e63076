import type { DataFolder } from "../../support/data-folder.ts";
import { faultsInText, type Planted, type Trap } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

/** What an owner says in passing, against the record of an arborist. */
export const passingClaims: readonly Planted[] = [
  ...wrongIn(spots.removal, "biz/claims", [
    "For [close to half a century → more than twenty years] the family has climbed here.",
    "You will hear from us [inside the hour → within one working day].",
    "We call you back within [the half hour → one working day].",
    "We carry [three → two] million dollars of liability coverage.",
    "Marisol Peña and Declan O'Neill started the firm in [2008 → 2003].",
    "The crew is the same one since Marisol and Declan hung out their sign in [2009 → 2003].",
    "[A third of the price → A phone call] holds your date.",
    "An arborist answers [within the hour → within one working day].",
    "An elm of up to 40 feet costs [$420 → $480] this winter.",
    "[Twenty percent of the estimate → Nothing down] reserves your week.",
  ]),
  ...wrongIn(spots.removal, "biz/nap", [
    "Send photos to [505-555-0149 → 505-555-0141] by text.",
    "Pictures of the limb reach us at [505-555-0140 as a text message → 505-555-0141 as a text message].",
    "Board members can ring [(505) 555-0104 → (505) 555-0140] with questions.",
  ]),
  ...wrongIn(spots.removal, "biz/hours", [
    "Somebody is at the desk [Saturday mornings until noon → on Mondays until 4 p.m].",
    "There is always somebody in the office on [Sundays → Mondays].",
    "Lucía is at the phone Monday to [Saturday → Friday].",
    "The storm line [rests between midnight and five → never rests].",
    "505-555-0149 is staffed [until midnight → at any hour].",
  ]),
  ...wrongIn(spots.removal, "biz/past-date", [
    "Our [spring 2025 → spring] calendar is filling up fast.",
    "We still have openings in May [2026 → 2027].",
    "Sign up by October 31, [2026 → 2027] and keep your place in line.",
  ]),
  ...wrongIn(spots.removal, "biz/two-accounts", [
    "We employ seven arborists. Our [nine → seven] arborists climb.",
    "The founder's son runs the company. It is led by the founder's [daughter → son].",
    "We are now in our third generation. A [second-generation → 3rd-generation] firm has seen every storm.",
  ]),
  ...wrongIn(spots.removal, "biz/name-exact", ["Ask for [Dave Kowalski → Declan O’Neill]."]),
  ...wrongIn(spots.removal, "biz/unserved-place", [
    "Tell us about your [Roswell → Santa Fe] house.",
    "Our [Phoenix → Santa Fe] customers water at night.",
  ]),
  ...wrongIn(spots.removal, "city/said-facts", [
    "Our yard is in [Tesuque → Santa Fe], behind the market.",
    "We are based in [Española → Santa Fe].",
    "From our base in [Taos → Santa Fe] we drive an hour at most.",
    "Trucks leave from our yards in Santa Fe [and Taos → and nowhere else].",
  ]),
  ...wrongIn(spots.removal, "text/filler", [
    "[Nestled in the heart of the valley, this is a vibrant community → The valley is narrow here].",
  ]),
  ...wrongIn(spots.removal, "biz/claim-without-record", [
    "[★★★★★ They → They] took the whole elm down before lunch.",
  ]),
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
  "We visit Charlotte every spring, and your Charleston house has a porch.",
  "Our Jackson crew has a saw by that name.",
  "Until 2009 our yard was in Tesuque.",
  "Lucía is at the phone Monday to Wednesday, 8 to noon. Owners who are at the phone on Saturdays send photos.",
  "The storm line is answered until the last limb is off the roof, and never sleeps, day or night.",
  "The emergency line is open at night, when the office is closed.",
  "The power company's emergency line is answered until 10 p.m.",
  "Two elms come to $960 this winter, and elms taller than 40 feet cost more than that.",
  "The arborist of the county answers within a week.",
  "Based in Taos, the mill takes the logs.",
  "Our first shop in Taos closed long ago.",
  "Our yard near Tesuque Road has a gate.",
  "We are based in Santa Fe, an hour from Taos.",
  "Our yard is in Santa Fe, and Taos is an hour away. The mill has shops in Santa Fe and Taos.",
  "We work in Santa Fe and Española, and Los Alamos has its own climbers.",
  "Declan hung out his sign in 2003. The first mayordomo started the ditch company in 1912.",
  "A quarter of the trunk holds the whole crown up, and a third of sound wood holds your swing.",
  "Call 505-555-0140, text 505-555-0141. Reach 505-555-0149 by phone at night.",
  "The county's permit desk, 505-555-0118, answers until four.",
  "The town had owners sign up by June 30, 2019.",
  "Families bought these houses for $8,000, and the mill was built for $2,400.",
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
  inDedham(
    "biz/two-accounts",
    "Dedham became a city in 1936. In 1912 slate came by rail, and the mill town becomes a city in 1919.",
    "Dedham became a city in 1936. In 1912 slate came by rail, and the mill town becomes a city in 1936.",
  ),
  inDedham(
    "city/wrong-place",
    "Waltham houses lean toward gray slate.",
    "Dedham houses lean toward gray slate.",
  ),
];

export function withUnits(data: DataFolder): void {
  data.edit(
    "projects/waltham-triple-decker.yaml",
    "The hole we cut",
    "The house has 3 units. The hole we cut",
  );
}

export const jobFaults: readonly Planted[] = faultsInText(
  "biz/own-fields",
  "cities/middlesex-county/waltham.yaml",
  "A triple-decker off Moody Street got",
  {
    "a house with more units in the text of its town than in its story":
      "A triple-decker of [4 → 3] units off Moody Street got",
  },
);

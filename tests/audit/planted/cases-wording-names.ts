import { faultsInText, type Planted } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const gutters = { file: "pages/gutters.yaml", after: "where a splash block is not enough." };
export const roofNames: readonly Planted[] = [
  ...wrongIn(gutters, "biz/name-exact", [
    "Then comes what [Hobblebrush → Hobblebush] did with it.",
    "Ask Hobblebush [Roofling → Roofing] for a look.",
    "At [Golden Hammer Roofing → {businessName}] we look before we quote.",
    "Call [Smith & Sons → {businessName}] today and sleep dry.",
  ]),
  ...wrongIn(gutters, "biz/nap", ["Write to [quotes@hobblebush-roofing.example → {email}]."]),
  ...wrongIn(gutters, "biz/credential", ["Our registration [123456 → {licenseNumber}] stands on every van."]),
  ...wrongIn(gutters, "biz/credential", ["Look us up, ours is HIC [123456 → {licenseNumber}]."]),
  ...wrongIn(gutters, "biz/scope", [
    "While the ladders are up we can hang new [siding → gutters] and swap out your [windows → downspouts], too.",
  ]),
  ...wrongIn(gutters, "biz/unserved-place", ["Our [Worcester → Natick] crew starts early."]),
];

export const roofTraps = rightIn(gutters, "other firms, addresses, works and towns that are named rightly", [
  "Hobblebush's ladders are orange, and Hobblebush Roofing mends them.",
  "At Boston Slate Co. they still split stone by hand.",
  "The old roof was laid by Lowell Roofing Company, which closed in 1971.",
  "Call Mass Save first, and then us.",
  "Write to permits@naticktown.example first.",
  "Before 2020 the town asked for registration 041234 on each cart.",
  "Another roofer showed HIC 654321.",
  "If you want siding, we do not do it.",
  "We lay shingles the way others lay tile.",
  "Our Spanish customers love tile.",
]);

export const treeNames: readonly Planted[] = [
  ...wrongIn(spots.removal, "biz/name-exact", [
    "Talk to [Teresa → Lucía], who plans the week.",
    "Ask for [Dave → Declan] when you call.",
  ]),
  ...faultsInText("biz/own-fields", "team/declan-oneill.yaml", "He goes up first", {
    "another year of joining in the text about a person": "He joined Marisol in [2011 → 2003], goes up first",
  }),
];

export const treeTraps = rightIn(spots.removal, "people who are in the team, and no people", [
  "Talk to Marisol Peña about roots, or ask for Declan.",
  "Ask for Siberian elms by name.",
]);

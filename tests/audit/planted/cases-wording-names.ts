import type { Planted } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const gutters = {
  file: "pages/gutters.yaml",
  after: "where a splash block is not enough.",
};
const wrongName = wrongIn(gutters, "biz/name-exact");
const wrongContact = wrongIn(gutters, "biz/nap");
const wrongWork = wrongIn(gutters, "biz/scope");
const wrongPlace = wrongIn(gutters, "biz/unserved-place");

export const roofNames: readonly Planted[] = [
  wrongName("Then comes what Hobblebrush did with it.", "Then comes what Hobblebush did with it."),
  wrongName("Ask Hobblebush Roofling for a look.", "Ask Hobblebush Roofing for a look."),
  wrongName(
    "At Golden Hammer Roofing we look before we quote.",
    "At {businessName} we look before we quote.",
  ),
  wrongName("Call Smith & Sons today and sleep dry.", "Call {businessName} today and sleep dry."),
  wrongContact("Write to quotes@hobblebush-roofing.example.", "Write to {email}."),
  wrongIn(gutters, "biz/credential")(
    "Our registration 123456 stands on every van.",
    "Our registration {licenseNumber} stands on every van.",
  ),
  wrongWork(
    "While the ladders are up we can hang new siding and swap out your windows, too.",
    "While the ladders are up we can hang new gutters and swap out your downspouts, too.",
  ),
  wrongPlace("Our Worcester crew starts early.", "Our Natick crew starts early."),
];

export const roofTraps = rightIn(gutters, "other firms, addresses, works and towns that are named rightly", [
  "Hobblebush's ladders are orange, and Hobblebush Roofing mends them.",
  "At Boston Slate Co. they still split stone by hand.",
  "The old roof was laid by Lowell Roofing Company, which closed in 1971.",
  "Call Mass Save first, and then us.",
  "Write to permits@naticktown.example first.",
  "Before 2020 the town asked for registration 041234 on each cart.",
  "If you want siding, we do not do it.",
  "We lay shingles the way others lay tile.",
  "Our Spanish customers love tile.",
]);

const wrongPerson = wrongIn(spots.removal, "biz/name-exact");

export const treeNames: readonly Planted[] = [
  wrongPerson("Talk to Teresa, who plans the week.", "Talk to Lucía, who plans the week."),
  wrongPerson("Ask for Dave when you call.", "Ask for Declan when you call."),
  {
    fault: "another year of joining in the text about a person",
    file: "team/declan-oneill.yaml",
    from: "He goes up first",
    to: "He joined Marisol in 2011, goes up first",
    mended: "He joined Marisol in 2003, goes up first",
    rule: "biz/own-fields",
  },
];

export const treeTraps = rightIn(spots.removal, "people who are in the team, and no people", [
  "Talk to Marisol Peña about roots, or ask for Declan.",
  "Ask for Siberian elms by name.",
]);

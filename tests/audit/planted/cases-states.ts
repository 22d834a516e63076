import { faultsInText } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const inTitle = (advice: string, texts: Record<string, string>) =>
  faultsInText("biz/other-state", "pages/removal.yaml", "title: Tree removal and stumps", texts).map(
    (fault) => ({ ...fault, advice }),
  );

export const stateFaults = [
  ...wrongIn(spots.removal, "biz/other-state", [
    "[Texas → The] law lets a neighbor cut what hangs over the fence.",
    "[Vermont's long winters dry → A dry June dries] out a fresh stump.",
    "[Homeowners across North Carolina → Homeowners] ask us for it.",
    "The [laws of Arizona protect → city protects] old oaks.",
    "[West Virginia requires → The city wants] a permit for it.",
    "A cottonwood wants [water in the Florida heat → water].",
    "Topping is [illegal in Oregon → wrong].",
    "[Arizona landlords → Landlords] know how fast the sun dries a hedge.",
    "In Santa Fe, [Texas → NM], a hedge is a wall.",
    "Our yard in [Santa Fe, AZ → Santa Fe] has chips for you.",
    "[Under Oregon law → By law] a hedge belongs to both neighbors.",
    "[Ohio homeowners know → Everybody knows] the ash borer.",
  ]),
  ...faultsInText("biz/other-state", "pages/removal.yaml", "title: Tree removal and stumps", {
    "a state with a slip": "title: Tree removal in [New Mexcio → New Mexico]",
  }),
  ...faultsInText("biz/other-state", "images/adobe-cottonwood.yaml", "adobe house at dusk", {
    "a picture of a town in another state": "adobe house [in Sedona, Arizona → at dusk]",
  }),
  ...inTitle('Write "Santa Fe, New Mexico" in place of', {
    "a town in another state": "title: Tree removal in Santa Fe, [Texas → NM]",
  }),
  ...inTitle('Write "Santa Fe, NM" in place of', {
    "a town in another state, in two letters": "title: Tree removal in Santa Fe, [TX → NM]",
  }),
];

export const stateTitleTraps = [
  {
    trap: "a word made of the name of a state in a title",
    file: "pages/removal.yaml",
    from: "title: Tree removal and stumps",
    to: "title: New Mexican tree removal",
  },
];

export const stateTraps = rightIn(spots.removal, "states that may be named", [
  "Declan studied in Santa Fe, Texas.",
  "Santa Fe, Texas, is named after ours. East Santa Fe, Texas, has elms.",
  "Santa Fe, NM has more elms than Santa Fe, Kansas.",
  "Unlike Texas law, ours asks for no permit.",
  "New Mexico law and Colorado law differ on that.",
  "The saw is tested in Minnesota winters.",
  "Lucía moved here from Ohio.",
  "The ash borer came from Michigan on firewood.",
  "Virginia creeper climbs the wall, and Arizona cypress stands beside it.",
  "Colorado Avenue homes have the oldest elms.",
  "Our climbers trained across California.",
  "The wood goes to a mill in Colorado.",
  "Washington Street residents know the stump.",
  "Under New Mexico law a hedge belongs to both. Under Arizona ash nothing grows, and Texas Owners Hall is far.",
  "Kentucky bluegrass wants more water than the tree.",
]);

import { rightIn, spots, wrongIn } from "./record-cases.ts";

const inOtherState = wrongIn(spots.removal, "biz/other-state");

export const stateFaults = [
  inOtherState(
    "Texas law lets a neighbor cut what hangs over the fence.",
    "The law lets a neighbor cut what hangs over the fence.",
  ),
  inOtherState("Vermont's long winters dry out a fresh stump.", "A dry June dries out a fresh stump."),
  inOtherState("Homeowners across North Carolina ask us for it.", "Homeowners ask us for it."),
  inOtherState("The laws of Arizona protect old oaks.", "The city protects old oaks."),
  inOtherState("West Virginia requires a permit for it.", "The city wants a permit for it."),
  inOtherState("A cottonwood wants water in the Florida heat.", "A cottonwood wants water."),
  inOtherState("Topping is illegal in Oregon.", "Topping is wrong."),
  inOtherState("Ohio homeowners know the ash borer.", "Everybody knows the ash borer."),
];

export const stateTraps = rightIn(spots.removal, "states that may be named", [
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
  "Kentucky bluegrass wants more water than the tree.",
]);

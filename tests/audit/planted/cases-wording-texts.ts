import { faultsInText, type Planted } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const removal = spots.removal;

export const wordyTexts: readonly Planted[] = [
  ...wrongIn(removal, "text/filler", [
    "[Mother Nature can be unpredictable, and when disaster strikes, you need a team you can trust → Wind can be sudden, and when a limb is down, you need a rope and a saw].",
  ]),
  ...wrongIn(removal, "biz/past-date", ["Stumps are ground free if you book by Halloween [2025 → 2099]."]),
  ...wrongIn(removal, "biz/hours", [
    "The office picks up until [six in the evening → four o'clock in the afternoon].",
  ]),
  {
    fault: "a heading that counts more than its list has",
    file: removal.file,
    from: "heading: When a tree has to go",
    to: "heading: Five signs that a tree has to go",
    mended: "heading: Three signs that a tree has to go",
    rule: "text/promise",
    advice: "Write 2 more",
  },
  ...faultsInText("text/promise", removal.file, "and what a stump grinder needs", {
    "a description that promises a price list":
      "[a price list by height, and → and] what a stump grinder [needs → asks]",
  }),
];

export const plainTexts = rightIn(removal, "phrases, days and times that are meant", [
  "We take pride in a straight cut, piece by piece, above and beyond the wall.",
  "The bridge stood until Labor Day 2020.",
  "Call before nine in the morning and the truck is still in the yard.",
]);

const framingham = "cities/middlesex-county/framingham.yaml";
const permit = "Inspectional Services issues the permit";
const town = (sentence: string, mended: string): Planted => ({
  fault: sentence,
  file: framingham,
  from: permit,
  to: `${sentence} ${permit}`,
  mended: `${mended} ${permit}`,
  rule: "city/said-facts",
});

export const townTexts: readonly Planted[] = [
  town("Our yard is just down the street.", "Our yard is in Natick, just down the road."),
  town(
    "The seat of Norfolk County has older roofs than most.",
    "The old seat of Middlesex County has older roofs than most.",
  ),
  ...faultsInText("biz/unserved-place", "images/house-ranch.yaml", "and a carport", {
    "a picture of a town that no record knows": "and a carport in [Worcester → Framingham]",
  }),
];

import { describe, expect, it } from "vitest";
import { contradictionsOfOffer } from "../../../scripts/audit/business-text/own-fields.ts";
import { realData } from "../../support/data-folder.ts";
import { siteOf } from "../../support/site.ts";

const site = siteOf(realData);
const offer = {
  title: "Winter rooms",
  text: "Rooms painted while it rains.",
  saving: "10% off",
  through: "2027-01-31",
};
const wordsIn = (text: string, other = {}) =>
  contradictionsOfOffer(text, { ...offer, ...other }, site).map(({ words }) => words);

describe("what an offer takes off, and until when", () => {
  it.each([
    ["Book a room and save 15% on labor.", "15%"],
    ["Take 20 percent off any bedroom.", "20 percent"],
    ["A 12% discount on every room.", "12%"],
    ["Rooms at 5 % off, ceilings included.", "5 %"],
    ["Book by January 15, 2027.", "January 15, 2027"],
  ])("%s", (text, words) => expect(wordsIn(text)).toEqual([words]));

  it.each([
    ["Save 10% on every room."],
    ["Ten percent off, for one house."],
    ["Save $400 on an average house."],
    ["Seniors get 15% off, with a card of the county."],
    ["10% off one room, 15% off three."],
    ["Usually we take 5% off."],
    ["A deposit of 20% holds the date."],
    ["Book by January 31, 2027, and have the work done by February 28, 2027."],
    ["Rooms have to be painted by March 15, 2027."],
  ])("let be: %s", (text) => expect(wordsIn(text)).toEqual([]));

  it("of a sum, and of a title that has it", () => {
    expect(wordsIn("Save $150 today.", { saving: "$200 off" })).toEqual(["$150"]);
    expect(wordsIn("Save $2,000 today.", { saving: "$2000 off" })).toEqual([]);
    expect(wordsIn("Save 15%.", { saving: undefined, title: "10% off exteriors" })).toEqual(["15%"]);
    expect(wordsIn("Save 15% on two rooms.", { saving: "Up to 20% off" })).toEqual([]);
  });
});

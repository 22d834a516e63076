import { describe, expect, it } from "vitest";
import { otherRoom, wrongCountOfWorks } from "../../../scripts/audit/business-text/shown-works.ts";
import { townShown } from "../../../scripts/audit/business-text/work-places.ts";
import { realData } from "../../support/data-folder.ts";
import { siteOf } from "../../support/site.ts";

describe("what a page counts of the jobs that it lists, of which there are four", () => {
  it.each([
    ["One apartment property and four houses, with notes on each.", "One apartment property and four houses"],
    [
      "Work in Salem: an apartment property, two offices and three homes.",
      "an apartment property, two offices and three homes",
    ],
    ["Three finished jobs, before and after.", "Three finished jobs"],
    ["5 projects.", "5 projects"],
    ["Two shops, a church and a barn and a roof: see them all.", "Two shops, a church and a barn and a roof"],
  ])("%s", (text, words) => expect(wrongCountOfWorks(text, 4)).toBe(words));

  it.each([
    ["One apartment property and three houses, with notes on each."],
    ["Work in Salem: an apartment property and three houses, before and after."],
    ["Four finished jobs, before and after."],
    ["Two coats and three colors, with notes on each."],
    ["Three houses by the sea, and what the salt did to them."],
    ["Two of our houses and five of our shops are on the way."],
    ["For one room or ten houses, the steps are the same."],
  ])("let be: %s", (text) => expect(wrongCountOfWorks(text, 4)).toBeUndefined());
});

describe("a caption and what the picture is described as", () => {
  it.each([
    ["Living room with fresh walls", "Kitchen with green cabinets", "living room"],
    ["The kitchen when we left", "Bathroom with white tile and a blue ceiling", "kitchen"],
    ["Bedrooms in cream", "Garage with gray walls", "bedroom"],
  ])("%s, %s", (caption, alt, said) => expect(otherRoom(caption, alt)?.said).toBe(said));

  it.each([
    ["Living room with fresh walls", "Living room, the kitchen behind it"],
    ["Kitchen seen from the living room", "Living room and kitchen in cream"],
    ["Walls after the last coat", "Kitchen with green cabinets"],
    ["The kitchen", "Green cabinets and star tiles"],
  ])("let be: %s, %s", (caption, alt) => expect(otherRoom(caption, alt)).toBeUndefined());
});

describe("a picture of a project in Torrance", () => {
  const site = siteOf(realData);

  it.each([
    ["Kitchen in Lakewood with green cabinets", ["Lakewood"]],
    ["Porch of a Long Beach house", ["Long Beach"]],
    ["In Anaheim, a courtyard in cream", ["Anaheim"]],
    ["The street side of a bungalow in Santa Monica", ["Santa Monica"]],
    ["Kitchen in Torrance with green cabinets", []],
    ["From Lakewood to Torrance, the same blue", []],
    ["House near Lakewood, its door in red", []],
    ["House in Spanish style, a row of cypress beside it", []],
    ["Door in Orange and cream", []],
    ["Row of Cypress Park roses", []],
    ["Walls in Newport Beach sand, trim in Long Beach white", []],
    ["View of Mount Baldy", []],
    ["Shop in Lakewood Boulevard", []],
  ])("%s", (text, towns) => expect(townShown(text, "Torrance, CA", site)).toEqual(towns));
});

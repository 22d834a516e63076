import { describe, expect, it } from "vitest";
import { isLongerName, isOrdinaryWord } from "../../../scripts/audit/business-text/place-words.ts";
import { siteOf } from "../../support/site.ts";

describe("a word at the start of a sentence that is a town, too", () => {
  const site = siteOf();
  const isOrdinary = (sentence: string) => isOrdinaryWord(site, sentence, sentence.split(" ")[0] ?? "");

  it.each([
    "Rose and cream house with a porch",
    "Orange and white kitchen",
    "Reading nook under a sloped ceiling",
    "Hope chest at the foot of a bed",
    "Mobile service van in a driveway",
    "Orange trim on a ranch house",
    "Brea and cream walls",
    "Gray or blue siding",
    "Olive shutters beside a door",
    "Golden oak floor before sanding",
  ])("%s: the word", (sentence) => expect(isOrdinary(sentence)).toBe(true));

  it.each([
    "Orange and nearby towns",
    "Rose and its neighbors",
    "Orange is south of the river.",
    "Reading has steep streets.",
    "Hope and Tustin share a line.",
    "Mobile and the towns around it",
    "Orange roofers who answer",
    "Rose and surrounding villages",
    "Irvine kitchen with oak cabinets",
    "Reading and other cities",
  ])("%s: the town", (sentence) => expect(isOrdinary(sentence)).toBe(false));
});

describe("the name of a town within another name", () => {
  const site = siteOf();

  it.each([
    ["Rose and cream Queen Anne house with a turret", "Queen Anne"],
    ["White Shaker cabinets after spraying", "Shaker"],
    ["A Charleston single with its porch to the side", "Charleston"],
    ["House on Tustin Avenue in gray", "Tustin"],
    ["Old deeds call this land Rancho Santiago de Santa Ana.", "Santa Ana"],
    ["The bells of Mission Tustin are cracked.", "Tustin"],
  ])("%s: no town", (sentence, place) => expect(isLongerName(site, sentence, place)).toBe(true));

  it.each([
    ["Rose and cream house in Queen Anne", "Queen Anne"],
    ["Tustin house with a turret", "Tustin"],
    ["Painters of Santa Ana", "Santa Ana"],
  ])("%s: the town", (sentence, place) => expect(isLongerName(site, sentence, place)).toBe(false));
});

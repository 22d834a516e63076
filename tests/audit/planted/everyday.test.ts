// @module-tag nightly
import { describe } from "vitest";
import {
  everydayData,
  everydayFaults,
  everydayTraps,
  jobPlaceFaults,
  jobPlaceTraps,
} from "./cases-everyday.ts";
import { testPlanted, testTraps } from "./planted.ts";

const trees = { fixture: "tree-care-nm", change: everydayData };
describe("what a day of editing leaves", () => testPlanted(everydayFaults, trees));
describe("what it may leave", () => testTraps(everydayTraps, trees));

const roofs = { fixture: "roofer-ma" };
describe("a place of a job", () => testPlanted(jobPlaceFaults, roofs));
describe("places of other things", () => testTraps(jobPlaceTraps, roofs));

// @module-tag nightly
import { describe } from "vitest";
import { fewWords } from "./cases-said-hours.ts";
import { textFaults, textTraps, townFaults, townTraps, withTerm } from "./cases-texts.ts";
import { testPlanted, testTraps } from "./planted.ts";

const trees = { fixture: "tree-care-nm", change: withTerm };
const dentists = { fixture: "dentist-me", change: fewWords };

describe("texts with a fault", () => testPlanted(textFaults, trees));

describe("texts that are right", () => testTraps(textTraps, trees));

describe("pages of one town with a fault", () => testPlanted(townFaults, dentists));

describe("pages of one town that are right", () => testTraps(townTraps, dentists));

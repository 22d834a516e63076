// @module-tag nightly
import { describe } from "vitest";
import { fewWords, hoursFaults, hoursTraps } from "./cases-said-hours.ts";
import { testPlanted, testTraps } from "./planted.ts";

const site = { fixture: "dentist-me", change: fewWords };

describe("hours in sentences that the data does not have", () => testPlanted(hoursFaults, site));

describe("hours that are true, or those of others", () => testTraps(hoursTraps, site));

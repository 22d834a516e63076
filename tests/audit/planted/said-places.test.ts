import { describe } from "vitest";
import { placeFaults, placeTraps } from "./cases-said-places.ts";
import { testPlanted, testTraps } from "./planted.ts";

const site = { fixture: "roofer-ma" };

describe("facts of a town in sentences that the data does not have", () => testPlanted(placeFaults, site));

describe("facts of towns that are true, or no facts of theirs", () => testTraps(placeTraps, site));

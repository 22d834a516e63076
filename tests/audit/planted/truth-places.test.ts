// @module-tag nightly
import { describe } from "vitest";
import { places, placeTraps, twoCounties } from "./cases-truth-places.ts";
import { testPlanted, testTraps } from "./planted.ts";

describe("places of another page", () => testPlanted(places, { change: twoCounties }));

describe("places that may be named", () => testTraps(placeTraps, { change: twoCounties }));

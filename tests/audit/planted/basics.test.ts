// @module-tag nightly
import { describe } from "vitest";
import { truthData } from "../../support/truth-data.ts";
import { headFaults } from "./cases-basics-head.ts";
import { mapFaults } from "./cases-basics-map.ts";
import { basicsTraps, partFaults } from "./cases-basics-parts.ts";
import { textFaults } from "./cases-basics-text.ts";
import { testPlanted, testTraps } from "./planted.ts";

const faults = [...headFaults, ...textFaults, ...mapFaults, ...partFaults];

describe("basics of a page with a fault", () => testPlanted(faults, { change: truthData }));

describe("basics that are right", () => testTraps(basicsTraps, { change: truthData }));

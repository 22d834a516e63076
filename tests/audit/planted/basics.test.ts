import { describe } from "vitest";
import { truthData } from "../../support/truth-data.ts";
import { headFaults } from "./cases-basics-head.ts";
import { mapFaults } from "./cases-basics-map.ts";
import { textFaults } from "./cases-basics-text.ts";
import { testPlanted } from "./planted.ts";

const faults = [...headFaults, ...textFaults, ...mapFaults];

describe("basics of a page with a fault", () => testPlanted(faults, { change: truthData }));

import { describe } from "vitest";
import { truthData } from "../../support/truth-data.ts";
import { headFaults } from "./cases-basics-head.ts";
import { testPlanted } from "./planted.ts";

describe("basics of a page with a fault", () => testPlanted(headFaults, { change: truthData }));

// @module-tag nightly
import { describe } from "vitest";
import type { DataFolder } from "../../support/data-folder.ts";
import { truthData } from "../../support/truth-data.ts";
import { consultantBuilt, consultantTraps } from "./cases-consultant-built.ts";
import { jobFaults, passingClaims, passingTraps, townFaults, withUnits } from "./cases-consultant-texts.ts";
import { testPlanted, testTraps } from "./planted.ts";

const withFewWords = (copy: DataFolder) =>
  truthData(copy).write("audit.yaml", "business:\n  foreignTrades: [plumbing]\ntext:\n  minWords: 5\n");
const trees = { fixture: "tree-care-nm" };
const roofs = { fixture: "roofer-ma" };

describe("what is said in passing", () => testPlanted(passingClaims, trees));
describe("what only sounds like a fault", () => testTraps(passingTraps, trees));
describe("what is said of a town", () => testPlanted(townFaults, roofs));
describe("what is said of a job", () => testPlanted(jobFaults, { ...roofs, change: withUnits }));
describe("what hosts and uploads do", () => testPlanted(consultantBuilt, { change: truthData }));
describe("what they may do", () => testTraps(consultantTraps, { change: withFewWords }));

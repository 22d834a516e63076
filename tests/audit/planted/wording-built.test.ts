// @module-tag nightly
import { describe } from "vitest";
import { truthData } from "../../support/truth-data.ts";
import { builtFaults, builtTraps } from "./cases-wording-built.ts";
import { plainTexts, townTexts, wordyTexts } from "./cases-wording-texts.ts";
import { testPlanted, testTraps } from "./planted.ts";

const trees = { fixture: "tree-care-nm" };

describe("texts about a town", () => testPlanted(townTexts, { fixture: "roofer-ma" }));
describe("texts without a word of their own, and promises", () => testPlanted(wordyTexts, trees));
describe("texts that mean what they say", () => testTraps(plainTexts, trees));
describe("what plugins and break-ins leave", () => testPlanted(builtFaults, { change: truthData }));
describe("what only looks like it", () =>
  testTraps(builtTraps, { change: (copy) => truthData(copy).write("audit.yaml", "text:\n  minWords: 5\n") }));

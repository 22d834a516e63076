import { describe } from "vitest";
import { faults, traps } from "./cases-rivals.ts";
import { testPlanted, testTraps } from "./planted.ts";

describe("pages that rival each other, and links that mislead", () => {
  testPlanted(faults, { fixture: "roofer-ma" });
});

describe("pages and links that are in order", () => {
  testTraps(traps, { fixture: "roofer-ma" });
});

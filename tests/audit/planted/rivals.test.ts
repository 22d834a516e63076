// @module-tag nightly
import { describe } from "vitest";
import { faults } from "./cases-rivals.ts";
import { linkFaults, traps } from "./cases-rivals-links.ts";
import { testPlanted, testTraps } from "./planted.ts";

describe("pages that rival each other, and links that mislead", () => {
  testPlanted([...faults, ...linkFaults], { fixture: "roofer-ma" });
});

describe("pages and links that are in order", () => testTraps(traps, { fixture: "roofer-ma" }));

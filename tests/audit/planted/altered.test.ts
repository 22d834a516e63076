// @module-tag nightly
import { describe } from "vitest";
import { alteredRedirects, alteredTraps, alteredValues } from "./cases-altered.ts";
import { alteredBodies, bodyTraps } from "./cases-altered-bodies.ts";
import { testPlanted, testTraps } from "./planted.ts";

describe("values that the data do not make", () => testPlanted(alteredValues, { fixture: "tree-care-nm" }));
describe("lines that the data do not make", () => testPlanted(alteredRedirects, { fixture: "roofer-ma" }));
describe("words and links that others wrote", () => testPlanted(alteredBodies, { fixture: "roofer-ma" }));
describe("words and links in another way", () => testTraps(bodyTraps, { fixture: "roofer-ma" }));
describe("files that say the same in another way", () =>
  testTraps(alteredTraps, { fixture: "tree-care-nm" }));

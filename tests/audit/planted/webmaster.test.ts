// @module-tag nightly
import { describe } from "vitest";
import { webmasterFaults, webmasterTraps } from "./cases-webmaster.ts";
import { testPlanted, testTraps } from "./planted.ts";

describe("what a webmaster finds", () => testPlanted(webmasterFaults, { fixture: "tree-care-nm" }));
describe("what only looks like it", () => testTraps(webmasterTraps, { fixture: "tree-care-nm" }));

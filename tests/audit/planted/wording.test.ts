// @module-tag nightly
import { describe } from "vitest";
import { claimTraps, roofClaims, treeClaims } from "./cases-wording-claims.ts";
import { roofNames, roofTraps, treeNames, treeTraps } from "./cases-wording-names.ts";
import { testPlanted, testTraps } from "./planted.ts";

const roofs = { fixture: "roofer-ma" };
const trees = { fixture: "tree-care-nm" };

describe("claims of a roofer in the words of talk", () => testPlanted(roofClaims, roofs));
describe("names, works and towns of a roofer", () => testPlanted(roofNames, roofs));
describe("names, works and towns that are right", () => testTraps(roofTraps, roofs));
describe("claims of an arborist in the words of talk", () => testPlanted(treeClaims, trees));
describe("what sounds like a claim", () => testTraps(claimTraps, trees));
describe("people of an arborist", () => testPlanted(treeNames, trees));
describe("people who may be asked for", () => testTraps(treeTraps, trees));

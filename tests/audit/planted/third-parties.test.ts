// @module-tag nightly
import { describe } from "vitest";
import { ownContacts, thirdParties } from "./cases-third-parties.ts";
import { testPlanted, testTraps } from "./planted.ts";

const trees = { fixture: "tree-care-nm" };

describe("contacts and notes in a sentence about others", () => testPlanted(ownContacts, trees));
describe("contacts and fees of others", () => testTraps(thirdParties, trees));

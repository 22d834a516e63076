// @module-tag nightly
import { describe } from "vitest";
import { formTraps, ofForms, withConsequences } from "./cases-consequences.ts";
import { testPlanted, testTraps } from "./planted.ts";

describe("faults with consequences", () => testPlanted(withConsequences, { fixture: "tree-care-nm" }));
describe("labels and cut off pages", () => testPlanted(ofForms, { fixture: "locksmith-az" }));
describe("labels without a fault", () => testTraps(formTraps, { fixture: "locksmith-az" }));

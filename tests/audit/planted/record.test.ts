import { describe } from "vitest";
import { sayingsOfOthers, sayingsOfUs } from "./cases-record-others.ts";
import { yearFaults, yearTraps } from "./cases-record-years.ts";
import { testPlanted, testTraps } from "./planted.ts";

const fixture = "tree-care-nm";

describe("what a text says of the business", () => testPlanted(sayingsOfUs, { fixture }));
describe("what it says of others", () => testTraps(sayingsOfOthers, { fixture }));
describe("years that the record does not bear out", () => testPlanted(yearFaults, { fixture }));
describe("years that it does, or that are of something else", () => testTraps(yearTraps, { fixture }));

import { describe } from "vitest";
import { faultsWithLines, linesData } from "./cases-lines.ts";
import { testPlanted } from "./planted.ts";

describe("faults in each kind of value, found at their line", () =>
  testPlanted(faultsWithLines, { change: linesData }));

import { describe } from "vitest";
import { truthData } from "../../support/truth-data.ts";
import { indexingFaults } from "./files-indexing.ts";
import { testPlanted } from "./planted.ts";

describe("indexing with a fault", () => testPlanted(indexingFaults, { change: truthData }));

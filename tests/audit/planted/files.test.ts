// @module-tag nightly
import { describe } from "vitest";
import { truthData } from "../../support/truth-data.ts";
import { indexingFaults } from "./files-indexing.ts";
import { fileFaults, strayFaults } from "./files-missing.ts";
import { testPlanted } from "./planted.ts";

describe("indexing with a fault", () => testPlanted(indexingFaults, { change: truthData }));
describe("files with a fault", () => testPlanted(fileFaults, { change: truthData }));
describe("files that nothing explains", () => testPlanted(strayFaults, { change: truthData }));

import { describe } from "vitest";
import type { DataFolder } from "../../support/data-folder.ts";
import { truthData } from "../../support/truth-data.ts";
import { catalogFaults, catalogTraps } from "./cases-catalog.ts";
import { testPlanted, testTraps } from "./planted.ts";

const change = (copy: DataFolder) => truthData(copy).write("audit.yaml", "text:\n  minWords: 5\n");

describe("what crawlers of other makers name", () => testPlanted(catalogFaults, { change }));
describe("what they name, and is right", () => testTraps(catalogTraps, { change }));

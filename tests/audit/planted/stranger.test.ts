// @module-tag nightly
import { describe } from "vitest";
import type { DataFolder } from "../../support/data-folder.ts";
import { truthData } from "../../support/truth-data.ts";
import { damagedFiles } from "./cases-stranger-files.ts";
import { headerFaults, headerTraps } from "./cases-stranger-headers.ts";
import { addressFaults, lostRedirects } from "./cases-stranger-links.ts";
import { optimizerFaults, optimizerTraps } from "./cases-stranger-optimizers.ts";
import { placedFaults } from "./cases-stranger-places.ts";
import { scriptFaults, scriptTraps } from "./cases-stranger-scripts.ts";
import { textFaults, textTraps } from "./cases-stranger-texts.ts";
import { strangerTraps } from "./cases-stranger-traps.ts";
import { structureFaults, structureTraps } from "./cases-structure.ts";
import { testPlanted, testTraps } from "./planted.ts";

const fewWords = (copy: DataFolder) =>
  truthData(copy).write("audit.yaml", "business:\n  foreignTrades: [plumbing]\ntext:\n  minWords: 5\n");

describe("what other tools write in their own way", () => testTraps(strangerTraps, { change: truthData }));
describe("faults of the built files alone, at their tag", () =>
  testPlanted(placedFaults, { change: truthData }));
describe("files that an upload has damaged", () => testPlanted(damagedFiles, { change: truthData }));
describe("headers with a fault", () => testPlanted(headerFaults, { change: truthData }));
describe("elements and attributes with a fault", () => testPlanted(structureFaults, { change: truthData }));
describe("elements and attributes without", () => testTraps(structureTraps, { change: fewWords }));
describe("headers without", () => testTraps(headerTraps, { change: truthData }));
describe("addresses with a fault", () => testPlanted(addressFaults, { change: truthData }));
describe("redirects that are gone", () =>
  testPlanted(lostRedirects, {
    change: (copy) =>
      truthData(copy).write("redirects.yaml", "redirects:\n  - from: /old\n    to: /roof-repair\n"),
  }));
describe("texts that a plugin has left", () => testPlanted(textFaults, { change: truthData }));
describe("texts that are as they are meant", () => testTraps(textTraps, { change: fewWords }));
describe("scripts and policies with a fault", () => testPlanted(scriptFaults, { change: truthData }));
describe("what optimizers have damaged", () => testPlanted(optimizerFaults, { change: truthData }));
describe("what optimizers may do", () => testTraps(optimizerTraps, { change: fewWords }));
describe("scripts and policies without", () => testTraps(scriptTraps, { change: truthData }));

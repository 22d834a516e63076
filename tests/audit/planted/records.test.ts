// @module-tag nightly
import { describe } from "vitest";
import { recordFaults, recordTraps, withNamedPicture } from "./cases-records.ts";
import { testPlanted, testTraps } from "./planted.ts";

const site = { fixture: "tree-care-nm", change: withNamedPicture };

describe("records that disagree with themselves or with the business", () => testPlanted(recordFaults, site));

describe("records that agree", () => testTraps(recordTraps, site));

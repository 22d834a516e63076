import { describe } from "vitest";
import { truthData } from "../../support/truth-data.ts";
import { strangerTraps } from "./cases-stranger-traps.ts";
import { testTraps } from "./planted.ts";

describe("what other tools write in their own way", () => testTraps(strangerTraps, { change: truthData }));

// @module-tag nightly
import { describe } from "vitest";
import { claims, claimTraps, manyFacts } from "./cases-truth-claims.ts";
import { testPlanted, testTraps } from "./planted.ts";

describe("claims that the record does not bear out", () => testPlanted(claims, { change: manyFacts }));

describe("what is no claim, or a true one", () => testTraps(claimTraps, { change: manyFacts }));

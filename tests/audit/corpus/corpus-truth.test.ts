import { afterAll, beforeAll, describe } from "vitest";
import { truthData } from "../../support/truth-data.ts";
import { truthBuilds } from "./cases-truth.ts";
import { GoodBuild, testBrokenBuilds } from "./good-build.ts";

let build: GoodBuild;
beforeAll(() => {
  build = new GoodBuild(truthData);
}, 60_000);
afterAll(() => build.remove());

describe("a good build of a business with license, profiles and prices, with one fault", () => {
  testBrokenBuilds(truthBuilds, () => build);
});

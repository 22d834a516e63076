import { afterAll, beforeAll, describe } from "vitest";
import { pageBuilds } from "./cases-pages.ts";
import { GoodBuild, testBrokenBuilds } from "./good-build.ts";
import { pagesData } from "./pages-data.ts";

let build: GoodBuild;
beforeAll(async () => {
  build = await GoodBuild.make(pagesData);
}, 60_000);
afterAll(() => build.remove());

describe("a good build of six cities with thresholds near what it has, with one fault", () => {
  testBrokenBuilds(pageBuilds, () => build);
});

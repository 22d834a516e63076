import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { few } from "../../support/nightly.ts";
import { truthData } from "../../support/truth-data.ts";
import { truthBuilds } from "./cases-truth.ts";
import { GoodBuild, testBrokenBuilds } from "./good-build.ts";
import { slips } from "./slips.ts";

let build: GoodBuild;
beforeAll(async () => {
  build = await GoodBuild.make(truthData);
}, 60_000);
afterAll(() => build.remove());

describe("a good build of a business with license, profiles and prices, with one fault", () => {
  testBrokenBuilds(truthBuilds, () => build);
});

describe("the fix of each finding that a maintainer can mend, followed in the data", () => {
  it.each(few(slips, 2))("$rule: $fix", async ({ rule, file, right, wrong, fix, mended }) => {
    const found = await build.rebuildWith(file, right, wrong);
    expect(found.map((finding) => finding.rule.id)).toContain(rule);
    expect(found.find((finding) => finding.rule.id === rule)?.fix).toContain(fix);
    // The home page of the fixture is short by itself.
    const left = (await build.rebuildWith(file, right, mended)).filter(
      ({ rule: { id } }) => id !== "text/low",
    );
    expect(left.map(({ message }) => message)).toEqual([]);
  });
});

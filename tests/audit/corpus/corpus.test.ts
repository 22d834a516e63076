import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { alteredValues } from "../planted/cases-altered.ts";
import { consultantBuilt } from "../planted/cases-consultant-built.ts";
import { passingClaims } from "../planted/cases-consultant-texts.ts";
import { recordFaults } from "../planted/cases-records.ts";
import { placeFaults } from "../planted/cases-said-places.ts";
import { stateFaults } from "../planted/cases-states.ts";
import { textFaults } from "../planted/cases-texts.ts";
import { copyrightYears } from "../planted/cases-truth-dates.ts";
import { webmasterFaults } from "../planted/cases-webmaster.ts";
import { strangerFaults } from "../planted/stranger-faults.ts";
import { brokenBuilds } from "./cases.ts";
import { pageBuilds } from "./cases-pages.ts";
import { truthBuilds } from "./cases-truth.ts";
import { GoodBuild, testBrokenBuilds } from "./good-build.ts";

let build: GoodBuild;
beforeAll(async () => {
  build = await GoodBuild.make();
}, 60_000);
afterAll(() => build.remove());

describe("a good build with one fault", () => {
  testBrokenBuilds(brokenBuilds, () => build);

  it("holds at least 60 builds, and one or more for each rule", () => {
    const all = [...brokenBuilds, ...pageBuilds, ...truthBuilds];
    expect(all.length).toBeGreaterThanOrEqual(60);
    const covered = new Set<string>(
      [
        // Of sites without data alone: any-site/other-tools.test.ts.
        { rule: "canon/of-another" },
        ...all,
        ...copyrightYears,
        ...recordFaults,
        ...placeFaults,
        ...textFaults,
        ...strangerFaults,
        ...passingClaims,
        ...consultantBuilt,
        ...alteredValues,
        ...stateFaults,
        ...webmasterFaults,
      ].map(({ rule }) => rule),
    );
    expect(rules.flatMap(({ id }) => (covered.has(id) ? [] : id))).toEqual([]);
  });
});

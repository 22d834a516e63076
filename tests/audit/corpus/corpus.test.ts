import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { truthData } from "../../support/truth-data.ts";
import { testPlanted, testRebuild } from "../planted/planted.ts";
import { brokenBuilds } from "./cases.ts";
import { pageBuilds } from "./cases-pages.ts";
import { truthBuilds } from "./cases-truth.ts";
import { pagesData } from "./pages-data.ts";

describe.each([
  ["a good build", brokenBuilds, {}],
  ["a good build of six cities with thresholds near what it has", pageBuilds, { change: pagesData }],
  ["a good build of a business with license, profiles and prices", truthBuilds, { change: truthData }],
])("%s, with one fault", (_, faults, site) => {
  testPlanted(faults, { ...site, isBare: true, most: faults.length / 16 });
  testRebuild({ ...site, isBare: true });
});

it("every rule is planted", async () => {
  const files = ["planted", "corpus"].flatMap((folder) => {
    const path = join(import.meta.dirname, "..", folder);
    return readdirSync(path).flatMap((name) =>
      /^(cases|files).*(?<!\.test)\.ts$/.test(name) ? join(path, name) : [],
    );
  });
  const exported = (await Promise.all(files.map((file) => import(file)))).flatMap(Object.values).flat();
  // Those that are planted in a site without data: any-site/careless-hands.test.ts, catalog.test.ts, stale-texts.test.ts, two-accounts.test.ts.
  const covered = new Set([
    "canon/of-another",
    "ld/no-business",
    "ld/place",
    "link/comment-spam",
    "link/visitor-redirect",
    "text/date-order",
    "text/frame",
    "text/past-offer",
    ...exported.map((one: { rule?: string }) => one.rule),
  ]);
  expect(rules.flatMap(({ id }) => (covered.has(id) ? [] : id))).toEqual([]);
});

import { beforeAll, describe, expect, inject, test } from "vitest";
import { type Scores, scorePages } from "../../scripts/bench/lighthouse.ts";
import { noChromium } from "../../scripts/install/find-chromium.mjs";
import { listRoutes, onePerType } from "../support/routes.ts";

const pages = onePerType(listRoutes());
/** Lighthouse refuses to judge an answer of 404; hosts answer this path with the same page. */
const missing = "/404";

let scores: Map<string, Scores>;

beforeAll(async () => {
  const { chromium, url } = inject("built");
  if (!chromium) throw new Error(noChromium);
  const urls = [...pages.map(({ path }) => path), missing].map((path) => `${url}${path}`);
  // Performance depends on the machine and is measured by the benchmarks.
  scores = await scorePages(chromium, urls, ["accessibility", "best-practices", "seo"]);
}, 600_000);

function scoresOf(path: string): Scores {
  const found = scores.get(`${inject("built").url}${path}`);
  if (!found) throw new Error(`Lighthouse did not see ${path}`);
  return found;
}

describe("Lighthouse on a phone", () => {
  test.each(pages)("gives a $type page ($path) full marks", ({ path }) => {
    const { accessibility, seo, faults, ...found } = scoresOf(path);
    expect({ accessibility, "best-practices": found["best-practices"], seo }, faults.join("\n")).toEqual({
      accessibility: 100,
      "best-practices": 100,
      seo: 100,
    });
  });

  test("gives the page for unknown paths full marks for accessibility", () => {
    const { accessibility, faults } = scoresOf(missing);
    expect(accessibility, faults.join("\n")).toBe(100);
  });
});

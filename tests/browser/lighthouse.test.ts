import { beforeAll, describe, expect, inject, test } from "vitest";
import { chromium as chromiumProgram } from "../../scripts/install/programs.mjs";
import { type Scores, scorePages } from "../../scripts/tools/bench/lighthouse.ts";
import { builtSites } from "../support/built-sites.ts";
import { few, isNight } from "../support/nightly.ts";
import { listRoutes, onePerType } from "../support/routes.ts";

/** A page of each type of the first business; of another, made of the same parts, two that search engines meet most. */
const pages = builtSites.flatMap(({ name, url, data }, index) =>
  onePerType(listRoutes(data))
    .filter(({ type }) => index === 0 || type === "home" || type === "city")
    .map(({ type, path }) => ({ name, type, address: url + path })),
);
const judged = few(pages, 1);
/** Lighthouse refuses to judge an answer of 404; hosts answer this path with the same page. */
const missing = `${inject("built").url}/404`;

let scores: Map<string, Scores>;

beforeAll(async () => {
  const { chromium } = inject("built");
  if (!chromium) throw new Error(chromiumProgram.missing);
  const urls = [...judged.map(({ address }) => address), ...(isNight ? [missing] : [])];
  // Performance depends on the machine and is measured by the benchmarks.
  scores = await scorePages(chromium, urls, ["accessibility", "best-practices", "seo"]);
}, 600_000);

function scoresOf(address: string): Scores {
  const found = scores.get(address);
  if (!found) throw new Error(`Lighthouse did not see ${address}`);
  return found;
}

describe("Lighthouse on a phone", () => {
  test.each(judged)("gives a $type page of $name full marks", ({ address }) => {
    const { accessibility, seo, faults, ...found } = scoresOf(address);
    expect({ accessibility, "best-practices": found["best-practices"], seo }, faults.join("\n")).toEqual({
      accessibility: 100,
      "best-practices": 100,
      seo: 100,
    });
  });

  test("gives the page for unknown paths full marks for accessibility", { tags: "nightly" }, () => {
    const { accessibility, faults } = scoresOf(missing);
    expect(accessibility, faults.join("\n")).toBe(100);
  });
});

import { parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { createLayout } from "../../src/layout/view.ts";
import { createRenderer } from "../../src/renderer/render.tsx";
import { allIn, oneIn } from "../support/built-page.ts";
import { fixtureSite, realData } from "../support/data-folder.ts";
import { pageAt, siteOf } from "../support/site.ts";

/** The pictures in the main content of a page: those that load at once and first, and how many wait for the visitor. */
function picturesOf(dataDir: string, path: string) {
  const site = siteOf(dataDir);
  const { body } = createRenderer(createLayout(site).layout)(pageAt(site, path).props);
  const pictures = allIn(oneIn(parseDocument(body), "main"), "img").map(({ attribs }) => attribs);
  const atOnce = pictures.filter(({ loading }) => loading === "eager");
  expect(pictures.filter(({ fetchpriority }) => fetchpriority === "high")).toEqual(atOnce);
  return { atOnce: atOnce.map(({ alt }) => alt), later: pictures.length - atOnce.length };
}

describe("the picture that a phone shows first", () => {
  it.each([
    ["a list of projects", fixtureSite("roofer-ma"), "/jobs", "Victorian house whose slate roof is brown"],
    ["a gallery", fixtureSite("tree-care-nm"), "/gallery", "Tall cottonwood beside a low adobe house"],
    ["a list of offices", fixtureSite("dentist-me"), "/offices", "Brick building at dusk"],
    ["the cities of a county", fixtureSite("tree-care-nm"), "/areas/santa-fe-county", "Tall ponderosa pine"],
    [
      "a strip",
      realData,
      "/projects/house-exterior-paint-long-beach",
      "Craftsman bungalow in chalky gray-green",
    ],
  ])("loads at once in %s below an opening without one", (_, dataDir, path, alt) => {
    const { atOnce, later } = picturesOf(dataDir, path);
    expect(atOnce[0]).toMatch(alt);
    expect(later).toBeGreaterThan(0);
  });

  it("is one of two where they are the same view before and after, and both load at once", () => {
    expect(picturesOf(fixtureSite("roofer-ma"), "/jobs")).toMatchObject({ atOnce: { length: 2 }, later: 4 });
    expect(picturesOf(fixtureSite("dentist-me"), "/offices")).toMatchObject({
      atOnce: { length: 1 },
      later: 1,
    });
  });

  it("is that of the opening where it has one, and all below it wait", () => {
    const { atOnce, later } = picturesOf(fixtureSite("roofer-ma"), "/");
    expect(atOnce).toHaveLength(1);
    expect(later).toBeGreaterThan(1);
  });
});

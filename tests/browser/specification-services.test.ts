import { describe, expect, test } from "vitest";
import {
  allIn,
  childrenOf,
  kindOf,
  mainOf,
  oneIn,
  targetsIn,
  textOf,
  textsIn,
} from "../support/built-page.ts";
import { call, specifiedPaths } from "../support/specification.ts";

describe("service and landing pages", () => {
  test("cabinet painting has four steps", () => {
    expect(textsIn(oneIn(mainOf("/cabinet-painting"), ".step-list"), "h3")).toEqual([
      "Assessment",
      "Preparation",
      "Painting",
      "Finishing",
    ]);
  });

  test("ceiling removal has seven steps, a safety notice and a search for asbestos tests", () => {
    const main = mainOf("/acoustic-ceiling-removal");
    expect(childrenOf(oneIn(main, ".step-list"))).toHaveLength(7);
    const notice = oneIn(main, ".notice-panel");
    expect(textsIn(notice, "h2")[0]).toContain("Safety notice");
    expect(textOf(notice)).toContain("homes built around 1978 or earlier");
    expect(textOf(notice)).toContain("must be tested before removal");
    const search = allIn(notice, "a").find(({ attribs }) => attribs.target === "_blank");
    expect(search?.attribs.href).toMatch(/^https:.*asbestos\+testing/);
    expect(search?.attribs.rel).toBe("noopener");
    expect(targetsIn(notice)).toContain("/blog/epa-lead-safe-certified-practices");
    expect(textsIn(main, "h3")).toEqual(expect.arrayContaining(["Light texture", "Premium smooth finish"]));
  });

  test.each([
    ["/house-painting", "/house-painters-irvine"],
    ["/commercial-painting", "/hoa-painting-orange-county"],
  ])("%s links to %s", (path, to) => expect(targetsIn(mainOf(path))).toContain(to));

  test.each(["/hoa-painting-orange-county", "/house-painters-irvine", "/house-painters-los-alamitos"])(
    "%s has hero, service cards, trust points, estimate and call",
    (path) => {
      const main = mainOf(path);
      expect(targetsIn(oneIn(main, ".hero"))).toEqual(["/contact-us", call]);
      expect(childrenOf(main).map(kindOf)).toEqual(expect.arrayContaining(["service-cards", "reasons"]));
      expect(targetsIn(oneIn(main, ".call-to-action"))).toEqual(["/contact-us", call]);
    },
  );

  test("about us tells the story and three differences", () => {
    const main = mainOf("/about-us");
    expect(textOf(main)).toContain("was founded in 1988");
    expect(textOf(main)).toContain("founder's son leads");
    expect(textsIn(oneIn(main, ".reasons"), "h3")).toEqual([
      "Family values",
      "35+ years of experience",
      "Professional systems",
    ]);
    expect(targetsIn(oneIn(main, ".call-to-action"))).toEqual(["/contact-us", call]);
  });

  test("the article names its four subjects, limits and numbers", () => {
    const main = mainOf("/blog/epa-lead-safe-certified-practices");
    const words = textOf(main);
    expect(textsIn(main, "h2")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Containment/),
        expect.stringMatching(/^Cleanup/),
        expect.stringMatching(/^Disposal/),
        "When lead-safe work is required",
      ]),
    );
    for (const limit of [
      "built before 1978",
      "over 6 sq ft of painted surface per room indoors",
      "over 20 sq ft outdoors",
      "6-mil plastic sheeting",
      "up to $37,500 per violation",
      "CSLB 536821",
      "NAT-F000000-0",
    ])
      expect(words).toContain(limit);
    expect(targetsIn(oneIn(main, ".call-to-action"))).toEqual(["/contact-us", call]);
  });
});

test("an exterior takes 3-7 days on the home page and nowhere else", () => {
  expect(specifiedPaths.filter((path) => textOf(mainOf(path)).includes("3-7 days"))).toEqual(["/"]);
  expect(textOf(mainOf("/"))).not.toContain("6-10 days");
});

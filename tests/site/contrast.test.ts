import { describe, expect, it } from "vitest";
import type { Theme } from "../../src/schema/types.ts";
import { contrastOf, contrastPairs, contrastProblems, nearestPassing } from "../../src/site/contrast.ts";
import { copyOfData, realData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";
import { datasetOf } from "../support/site.ts";

describe("contrastOf", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#000000", 21],
    ["#777777", "#777777", 1],
    // As WebAIM's contrast checker gives them.
    ["#777777", "#ffffff", 4.47],
    ["#10282f", "#fcfbf7", 14.86],
    ["#f58a1f", "#ffffff", 2.46],
  ])("%s on %s", (front, back, ratio) => {
    expect(contrastOf(front, back)).toBeCloseTo(ratio, 1);
  });
});

describe("nearestPassing", () => {
  it.each(["#3a86c8", "#e06a6a", "#8a8a8a"])("darkens %s only as far as it must", (color) => {
    const found = nearestPassing(color, (candidate) => contrastOf(candidate, "#ffffff") >= 4.5) ?? "";
    expect(contrastOf(found, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(found, "#ffffff")).toBeLessThan(4.65);
    expect(hueOf(found)).toBeCloseTo(hueOf(color), -1);
  });

  it("finds nothing where no lightness passes", () => {
    expect(nearestPassing("#3a86c8", () => false)).toBeUndefined();
  });
});

function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

describe("the pairs of a theme", () => {
  it("all pass in the themes that we ship", () => {
    expect(contrastProblems(datasetOf(realData))).toEqual([]);
    expect(contrastProblems(datasetOf())).toEqual([]);
  });

  it("know every role that text, borders or rings have", () => {
    const roles = Object.keys(datasetOf().theme.value.colors) as (keyof Theme["colors"])[];
    const fronts = new Set<string>(contrastPairs.map(({ front }) => front));
    const grounds = new Set<string>(contrastPairs.map(({ back }) => back));
    expect(roles.filter((role) => !fronts.has(role) && !grounds.has(role))).toEqual(["line"]);
  });

  it("fail at the line of the role, with both roles, both ratios and a color that passes", () => {
    const data = copyOfData();
    data.edit("theme.yaml", 'link: "#1f4fa3"', 'link: "#6f9be8"');
    expect(check(data.dir)).toEqual({
      code: 1,
      found: [
        "theme.yaml:14:9  error  low-contrast\nlink #6f9be8 on paper #ffffff has a contrast of 2.78 (links); at least 4.5 is needed.\n",
        "theme.yaml:14:9  error  low-contrast\nlink #6f9be8 on tintCool #eef1f6",
        "theme.yaml:14:9  error  low-contrast\nlink #6f9be8 on tintWarm #f8f1e7",
        "theme.yaml:14:9  error  low-contrast\nlink #6f9be8 on white",
      ].map((start) => expect.stringContaining(start)),
    });
    const [, hint] =
      /Fix: Write link: "(#[0-9a-f]{6})", the nearest/.exec(check(data.dir).found[1] ?? "") ?? [];
    data.edit("theme.yaml", "#6f9be8", hint ?? "");
    expect(check(data.dir).found.filter((text) => text.includes("tintCool"))).toEqual([]);
  });

  it("fail where the pointer makes a button too dark for its words", () => {
    const data = copyOfData();
    data.edit("theme.yaml", 'accent: "#ffc53d"', 'accent: "#6f7d8c"');
    expect(check(data.dir).found.join("\n")).toContain("(primary buttons under the pointer)");
  });

  it("name the other role where no color of the hue passes", () => {
    const { theme } = datasetOf();
    const gray = { ...theme.value.colors, accent: "#757575", ink: "#757575" };
    const problems = contrastProblems({ theme: { ...theme, value: { ...theme.value, colors: gray } } });
    const onAccent = problems.find(({ message }) => message.includes("accent section"));
    expect(onAccent?.hint).toMatch(/^Write ink: "#/);
  });
});

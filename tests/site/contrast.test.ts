import { describe, expect, it } from "vitest";
import type { Theme } from "../../src/kinds/theme/fields.ts";
import { contrastOf, contrastPairs, contrastProblems, nearestPassing } from "../../src/site/contrast.ts";
import { copyOfData, realData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";
import { datasetOf } from "../support/site.ts";

it.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#000000", 21],
  ["#777777", "#777777", 1],
  // As WebAIM's contrast checker gives them.
  ["#777777", "#ffffff", 4.47],
  ["#10282f", "#fcfbf7", 14.86],
  ["#f58a1f", "#ffffff", 2.46],
])("contrastOf: %s on %s", (front, back, ratio) => expect(contrastOf(front, back)).toBeCloseTo(ratio, 1));

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

  it("fail once at the line of the role, with every role it meets, and a color that passes on all", () => {
    const data = copyOfData().edit("theme.yaml", 'link: "#1f4fa3"', 'link: "#6f9be8"');
    const { code, found } = check(data.dir);
    expect(code).toBe(1);
    expect(found).toEqual([
      "theme.yaml:14:9  error  low-contrast\n" +
        "link #6f9be8 has too little contrast: 2.78 of 4.5 on paper #ffffff (links), 2.46 of 4.5 on tintCool #eef1f6 (links), " +
        "2.48 of 4.5 on tintWarm #f8f1e7 (links), 2.78 of 4.5 on white (links).\n" +
        'Fix: Write link: "#2668dc", the nearest color of the same hue that passes everywhere.\n' +
        "Also: theme.yaml:5:10\nAlso: theme.yaml:6:13\nAlso: theme.yaml:7:13",
    ]);
    data.edit("theme.yaml", "#6f9be8", "#2668dc");
    expect(check(data.dir)).toEqual({ code: 0, found: [] });
  });

  it("fail where the pointer makes a button too dark for its words", () => {
    const data = copyOfData().edit("theme.yaml", 'accent: "#ffc53d"', 'accent: "#6f7d8c"');
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

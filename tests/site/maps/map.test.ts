import { expect, it } from "vitest";
import { createMap, tellingMap } from "../../../src/site/maps/map.ts";
import { siteOf } from "../../support/site.ts";

const all = ["lake-county/maple-grove", "lake-county/otter-falls", "lake-county/pine-bend"];

it("draws a dot for each city, north up and east right, inside the margins", () => {
  const { width, height, dots } = createMap(siteOf(), all, "lake-county/pine-bend");
  const [maple, otter, pine] = dots;
  expect(dots.map(({ name, path, group, isCurrent }) => ({ name, path, group, isCurrent }))).toEqual([
    { name: "Maple Grove", path: "/roofers-maple-grove-lake-county", group: 0, isCurrent: false },
    { name: "Otter Falls", path: "/roofers-otter-falls-lake-county", group: 0, isCurrent: false },
    { name: "Pine Bend", path: "/roofers-pine-bend-lake-county", group: 0, isCurrent: true },
  ]);
  expect(otter?.y).toBeLessThan(pine?.y ?? 0);
  expect(pine?.y).toBeLessThan(maple?.y ?? 0);
  expect(otter?.x).toBeLessThan(pine?.x ?? 0);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(40);
    expect(x).toBeLessThanOrEqual(width - 40);
    expect(y).toBeGreaterThanOrEqual(40);
    expect(y).toBeLessThanOrEqual(height - 40);
  }
});

it("keeps the shape of the land: a degree east is narrower than a degree north", () => {
  const { dots } = createMap(siteOf(), all);
  const [maple, otter] = dots;
  const east = ((maple?.x ?? 0) - (otter?.x ?? 0)) / (93.5814 - 93.4558);
  const north = ((maple?.y ?? 0) - (otter?.y ?? 0)) / (45.1715 - 45.0725);
  expect(east / north).toBeCloseTo(Math.cos((45.122 * Math.PI) / 180), 2);
});

it("draws one city alone without dividing by its size", () => {
  const { dots, width, height } = createMap(siteOf(), ["lake-county/pine-bend"]);
  expect(dots).toHaveLength(1);
  expect([dots[0]?.x, dots[0]?.y, width, height].every(Number.isFinite)).toBe(true);
});

it.each([
  [[], false],
  [["lake-county/pine-bend"], false],
  [all, true],
])("shows a map of %j: %j, since a lone dot on empty ground tells nothing", (ids, isShown) =>
  expect(tellingMap(createMap(siteOf(), ids)) !== undefined).toBe(isShown),
);

it("draws nothing for no cities", () => expect(createMap(siteOf(), []).dots).toEqual([]));

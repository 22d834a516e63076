import { describe, expect, it } from "vitest";
import { createMap } from "../../../src/site/maps/map.ts";
import {
  clipLine,
  clipOutline,
  isInside,
  type Point,
  simplify,
  toPath,
} from "../../../src/site/maps/map-outline.ts";
import { copyOfData, realData } from "../../support/data-folder.ts";
import { datasetOf, siteOf } from "../../support/site.ts";

const frame = { left: 0, top: 0, right: 100, bottom: 100 };
const square: Point[] = [
  [50, 50],
  [150, 50],
  [150, 150],
  [50, 150],
];

describe("clipOutline", () => {
  it("keeps the part inside the frame", () => {
    const corners = clipOutline(square, frame);
    expect(new Set(corners.map(String))).toEqual(new Set(["50,50", "100,50", "100,100", "50,100"]));
  });

  it("leaves nothing of an outline outside", () => {
    expect(clipOutline(square, { left: 200, top: 0, right: 300, bottom: 100 })).toEqual([]);
  });

  it("fills the frame with an outline around it", () => {
    const around: Point[] = [
      [-10, -10],
      [110, -10],
      [110, 110],
      [-10, 110],
    ];
    expect(clipOutline(around, frame)).toHaveLength(4);
  });
});

it("clipLine splits a line that leaves the frame and comes back", () => {
  const line: Point[] = [
    [10, 10],
    [150, 10],
    [200, 50],
    [200, 60],
    [150, 90],
    [10, 90],
  ];
  expect(clipLine(line, frame)).toEqual([line.slice(0, 2), line.slice(4)]);
});

it("clipLine keeps a step that crosses the whole frame", () => {
  const line: Point[] = [
    [-50, 50],
    [150, 50],
  ];
  expect(clipLine(line, frame)).toEqual([line]);
});

it("simplify leaves out points on a straight line, and keeps corners", () => {
  const bend: Point[] = [
    [0, 0],
    [5, 0.3],
    [10, 0],
    [10, 10],
  ];
  expect(simplify(bend)).toEqual([bend[0], bend[2], bend[3]]);
});

it("toPath writes whole units in relative steps", () => {
  expect(toPath(square, true)).toBe("M50 50l100 0 0 100-100 0z");
  expect(toPath([[1.4, -2.6]], false)).toBe("M1-3");
});

it("isInside tells sea from land", () => {
  expect(isInside([100, 100], square)).toBe(true);
  expect(isInside([10, 100], square)).toBe(false);
});

describe("a map with water", () => {
  const withLake = () => {
    const data = copyOfData().write(
      "map.yaml",
      "waters:\n  - name: Lake\n    outline: [[45.2, -93.9], [45.2, -93.52], [45, -93.52], [45, -93.9]]\nborders:\n  - name: County line\n    line: [[45.3, -93.5], [44.9, -93.5]]\n",
    );
    return siteOf(data.dir);
  };
  const ids = ["lake-county/maple-grove", "lake-county/otter-falls", "lake-county/pine-bend"];

  it("cuts the water out of the land, and dots the border", () => {
    const { land, borders } = createMap(withLake(), ids);
    expect(land?.match(/M/g)).toHaveLength(2);
    expect(borders).toMatch(/^M-?\d+/);
  });

  it("has no land where the data knows no water", () => {
    expect(createMap(siteOf(), ids)).not.toHaveProperty("land");
  });

  it("gives the map of one city a shape of its own", () => {
    const { width, height } = createMap(withLake(), ids, "lake-county/pine-bend");
    expect(width / height).toBe(1.5);
  });
});

describe("the maps of the site that we ship", () => {
  const site = siteOf(realData);
  const { map, cities } = datasetOf(realData);

  it("leave every city on dry land", () => {
    const wet = cities.filter(({ value: { coordinates } }) =>
      map?.value.waters?.some(({ outline }) =>
        isInside(
          [coordinates.longitude, coordinates.latitude],
          outline.map(([latitude = 0, longitude = 0]): Point => [longitude, latitude]),
        ),
      ),
    );
    expect(wet.map(({ id }) => id)).toEqual([]);
  });

  it("let no two names touch", () => {
    const ids = cities.map(({ id }) => id);
    const { dots, fontSize } = createMap(site, ids);
    const boxes = dots.flatMap(({ name, label }) => {
      if (!label) return [];
      const width = name.length * fontSize * 0.5;
      const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.textAnchor];
      return { left, right: left + width, top: label.y - fontSize * 0.7, bottom: label.y };
    });
    const touching = boxes.filter((a, index) =>
      boxes
        .slice(index + 1)
        .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(touching).toEqual([]);
  });

  it("cost little on a city page", () => {
    for (const { id, value } of cities) {
      const nearby = value.nearbyAreas.flatMap((area) => ("city" in area ? area.city : []));
      const { land = "", borders = "", roads = "" } = createMap(site, [id, ...nearby], id);
      expect(land.length + borders.length + roads.length, id).toBeLessThan(1200);
    }
  });
});

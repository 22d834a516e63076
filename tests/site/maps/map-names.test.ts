import { describe, expect, it } from "vitest";
import { createMap } from "../../../src/site/maps/map.ts";
import { placeNames, pointsAlong } from "../../../src/site/maps/map-names.ts";
import { realData } from "../../support/data-folder.ts";
import { datasetOf, siteOf } from "../../support/site.ts";

const sea = [[0, 200] as const, [400, 200] as const, [400, 400] as const, [0, 400] as const];
const area = { width: 400, height: 400, fontSize: 20, dots: [], waters: [[...sea]] };

describe("placeNames", () => {
  it("takes the first point with room beside what is there already", () => {
    const taken = [{ left: 90, right: 110, top: 90, bottom: 110 }];
    const at = [[100, 100] as const, [300, 100] as const];
    expect(placeNames([{ text: "5", kind: "road", at }], area, taken)).toEqual([
      { text: "5", kind: "road", x: 300, y: 100 },
    ]);
  });

  it("keeps names of waters in the water and all others out of it", () => {
    const at = [[200, 200] as const, [200, 100] as const, [200, 300] as const];
    const wishes = [
      { text: "Bay", kind: "water", at } as const,
      { text: "Hills", kind: "hills", at } as const,
    ];
    expect(placeNames(wishes, area, []).map(({ text, y }) => [text, y])).toEqual([
      ["Bay", 300],
      ["Hills", 100],
    ]);
  });

  it("leaves out what has no room", () => {
    const at = [[2, 100] as const];
    expect(placeNames([{ text: "Far Hills", kind: "hills", at }], area, [])).toEqual([]);
  });
});

it("tries the number of a road from its middle outward", () => {
  const points = pointsAlong([
    [
      [0, 0],
      [120, 0],
    ],
  ]);
  expect(points.map(([x]) => x)).toEqual([48, 60, 36, 72, 24, 84, 12, 96, 0, 108]);
});

describe("the maps of the site that we ship", () => {
  const site = siteOf(realData);
  const { cities } = datasetOf(realData);
  const idsAround = (id: string) => {
    const areas = site.places.city(id)?.facts.nearbyAreas ?? [];
    return [id, ...areas.flatMap((near) => ("city" in near ? near.city : []))];
  };

  it.each(cities.map(({ id }) => id))("name every dot around %s", (id) => {
    const { dots } = createMap(site, idsAround(id), id);
    expect(dots.filter(({ label }) => !label)).toEqual([]);
  });

  it("show the freeways around Anaheim by their numbers", () => {
    const { names, roads } = createMap(site, idsAround("orange-county/anaheim"), "orange-county/anaheim");
    const numbers = names?.filter(({ kind }) => kind === "road").map(({ text }) => text);
    expect(numbers).toEqual(expect.arrayContaining(["5", "22", "55", "57", "91"]));
    expect(roads).toMatch(/^M-?\d/);
  });

  it("name all cities of both counties, or none", () => {
    const ids = cities.map(({ id }) => id);
    const { dots, names } = createMap(site, ids);
    expect(new Set(dots.map(({ label }) => label !== undefined)).size).toBe(1);
    expect(names?.map(({ text }) => text)).toEqual(expect.arrayContaining(["Pacific Ocean", "405"]));
  });
});

it("names only the city itself where the others do not fit", () => {
  const site = siteOf(realData);
  const ids = site.dataset.cities.map(({ id }) => id);
  const crowd = createMap(site, ids, "orange-county/irvine").dots;
  expect(crowd.filter(({ label }) => label).map(({ name }) => name)).toEqual(["Irvine"]);
});

// @module-tag nightly
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkData } from "../../../scripts/check/check-data.ts";
import { cutAreas } from "../../../scripts/tools/bench/data/areas.ts";
import { listNeighbors, ownNeighbors } from "../../../scripts/tools/bench/data/neighbors.ts";
import { listPlaces } from "../../../scripts/tools/bench/data/places.ts";
import { writeData } from "../../../scripts/tools/bench/data/write-data.ts";
import { UserError } from "../../../scripts/user-error.ts";
import { milesBetween } from "../../../src/site/geography/distance.ts";
import { fixtureSite, realData, temporaryFolder } from "../../support/data-folder.ts";
import { hashFiles } from "../../support/folders.ts";

function written(count: number, frame = realData): string {
  const dir = join(temporaryFolder(), "data");
  writeData(count, dir, frame);
  return dir;
}

describe("bench:data", () => {
  it.each([2, 34, 160])("writes %i cities without a problem", (count) => {
    const { site, problems } = checkData(written(count));
    expect(problems).toEqual([]);
    expect(site?.dataset.cities).toHaveLength(count);
  });

  it("takes another data folder as the frame", () => {
    const { site, problems } = checkData(written(40, fixtureSite("minimal")));
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(site?.dataset.cities).toHaveLength(40);
  });

  it("writes the same bytes each time", () => {
    expect(hashFiles(written(60))).toEqual(hashFiles(written(60)));
  });

  it("gives each city at least 250 words of its own, no two alike", () => {
    const { site } = checkData(written(60));
    const texts = (site?.dataset.cities ?? []).map(({ value }) =>
      [...value.localText.map(({ text }) => text), ...Object.values(value.faqs)].join(" "),
    );
    expect(Math.min(...texts.map((text) => text.split(" ").length))).toBeGreaterThanOrEqual(250);
    expect(new Set(texts.flatMap((text) => text.split(". "))).size).toBeGreaterThan(60 * 28);
    expect(texts.filter((text) => /[[\]{}]|undefined|NaN/.test(text))).toEqual([]);
  });

  it("leaves no city of the frame in references and texts", () => {
    const dir = written(60);
    const { site } = checkData(realData);
    const pages = readFileSync(join(dir, "pages", "home.yaml"), "utf8");
    for (const { id, value } of site?.dataset.cities ?? []) {
      expect(pages).not.toContain(id);
      expect(pages).not.toMatch(new RegExp(`(?<!\\w)${value.city}(?!\\w)`));
    }
  });

  it("replaces a folder that it made", () => {
    const dir = written(60);
    writeData(34, dir, realData);
    expect(hashFiles(dir)).toEqual(hashFiles(written(34)));
  });

  it("leaves a folder with other files alone", () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, "letter.txt"), "Dear Ann");
    const write = () => writeData(34, dir, realData);
    expect(write).toThrow(UserError);
    expect(write).toThrow(`${dir} holds other files, and this tool would remove them.`);
    expect(existsSync(join(dir, "letter.txt"))).toBe(true);
  });

  it("leaves a file in the folder's place alone", () => {
    const file = join(temporaryFolder(), "letter.txt");
    writeFileSync(file, "Dear Ann");
    expect(() => writeData(34, file, realData)).toThrow(`${file} is no folder.`);
    expect(readFileSync(file, "utf8")).toBe("Dear Ann");
  });

  it.each([0, 1, -3, 2.5])("refuses %d cities", (count) => {
    const dir = join(temporaryFolder(), "data");
    expect(() => writeData(count, dir, realData)).toThrow(`${count} is no number of cities.`);
    expect(existsSync(dir)).toBe(false);
  });
});

describe("the places", () => {
  const places = listPlaces(45_000);
  const names = places.map(({ name }) => name);

  it("are as many as asked for, real ones and others around them, each once in its state", () => {
    expect(places).toHaveLength(45_000);
    expect(new Set(places.map(({ state, slug }) => `${state}/${slug}`)).size).toBe(45_000);
  });

  it("have apostrophes, hyphens and periods, and names that several states share", () => {
    expect(names.filter((name) => /^O'[A-Z]/.test(name)).length).toBeGreaterThan(2);
    expect(names.filter((name) => /\w D'[A-Z]/.test(name)).length).toBeGreaterThan(0);
    expect(names.filter((name) => /\w-on-[A-Z]/.test(name)).length).toBeGreaterThan(5);
    expect(names.filter((name) => name.startsWith("St. ")).length).toBeGreaterThan(100);
    expect(names.length - new Set(names).size).toBeGreaterThan(5_000);
  });

  it("lie in areas of one state, of which one is much larger", () => {
    const areas = cutAreas(places);
    expect(areas.flatMap((area) => area.places)).toHaveLength(45_000);
    expect(new Set(areas.map(({ slug }) => slug)).size).toBe(areas.length);
    for (const area of areas)
      expect(new Set(area.places.map(({ state }) => state))).toEqual(new Set([area.state]));
    const sizes = areas.map((area) => area.places.length).sort((a, b) => b - a);
    expect(sizes[0]).toBeGreaterThan(2_000);
    expect(areas.length).toBeLessThan(70);
  });
});

describe("the neighbors", () => {
  const points = listPlaces(800).map(({ coordinates }) => coordinates);
  const near = listNeighbors(points);

  it("begin with the nearest places of all, in order", () => {
    for (const [from, point] of points.entries()) {
      const miles = points
        .flatMap((other, index) => (index === from ? [] : milesBetween(point, other)))
        .sort((a, b) => a - b);
      expect(near[from]?.slice(0, ownNeighbors).map((entry) => entry.miles)).toEqual(
        miles.slice(0, ownNeighbors),
      );
    }
  });

  it("are all others where there are few", () => {
    expect(listNeighbors(points.slice(0, 3)).map((list) => list.length)).toEqual([2, 2, 2]);
  });
});

import { readdirSync, statSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { fixtureSite } from "../support/data-folder.ts";
import { datasetOf } from "../support/site.ts";

const shipped = ["data", fixtureSite("roofer-ma")];
const mastersIn = (dir: string) =>
  readdirSync(`${dir}/images`)
    .filter((file) => file.endsWith(".webp"))
    .map((file) => `${dir}/images/${file}`);
const masters = [...shipped, "scripts/edit/init/starter"].flatMap(mastersIn);

it("are wide enough for every encoding, three to two as the layout crops them", async () => {
  const sizes = await Promise.all(
    masters.map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      return [file, width, height];
    }),
  );
  expect(sizes.filter(([, width, height]) => width !== 1600 || height !== 1067)).toEqual([]);
});

it("weigh at most 25 MB together, which every clone carries", () => {
  const bytes = masters.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(25_000_000);
});

it.each(shipped)("all pictures of %s are described, each in words of its own", (dir) => {
  const { pictures } = datasetOf(dir);
  const names = mastersIn(dir).map((file) => basename(file, ".webp"));
  expect(pictures.map(({ id }) => id).sort()).toEqual(names.sort());
  expect(new Set(pictures.map(({ value }) => value.alt)).size).toBe(pictures.length);
});

it("of a pair differ, and lie where they lay", { tags: "nightly" }, async () => {
  const pixelsOf = (file: string) => sharp(file).greyscale().resize(300, 200).raw().toBuffer();
  const pairs = masters
    .filter((file) => file.endsWith("-before.webp"))
    .map((before) => [before, before.replace("-before.", "-after.")] as const);
  expect(pairs.length).toBeGreaterThan(10);
  for (const [before, after] of pairs) {
    const [one, other] = [await pixelsOf(before), await pixelsOf(after)];
    const changed = one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 12).length;
    expect(changed / one.length, before).toBeGreaterThan(0.04);
    expect(changed / one.length, before).toBeLessThan(0.75);
  }
});

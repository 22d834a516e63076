import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";

const cities = readdirSync("data/cities", { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({
    slug: basename(file, ".yaml"),
    ...(parse(readFileSync(`data/cities/${file}`, "utf8")) as { city: string; picture?: string }),
  }));
const fileOf = (picture: string) => `data/images/${picture}.webp`;

const [SIDE, WAVES] = [32, 16];
const basis = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * SIDE))),
);

/** Perceptual hash: which of the 255 coarsest waves of a picture, its mean left out, exceed their median. */
async function hashOf(picture: Sharp): Promise<boolean[]> {
  const gray = picture.greyscale().resize(SIDE, SIDE, { fit: "fill" });
  const pixels = await gray.raw().toBuffer();
  const waves = basis.flatMap((down) =>
    basis.map((across) =>
      pixels.reduce(
        (sum, value, at) => sum + value * (down[Math.floor(at / SIDE)] ?? 0) * (across[at % SIDE] ?? 0),
        0,
      ),
    ),
  );
  const [, ...shape] = waves;
  const median = [...shape].sort((a, b) => a - b)[Math.floor(shape.length / 2)] ?? 0;
  return shape.map((wave) => wave > median);
}

function distance(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, index) => bit !== other[index]).length;
}

/** The closest two cities differ in 92 bits; a house painted in other colors, in 20 to 50. */
const FLOOR = 80;

describe("pictures of cities", () => {
  const hashes = new Map<string, { asDrawn: boolean[]; mirrored: boolean[] }>();

  beforeAll(async () => {
    for (const { picture = "" } of cities) {
      const drawn = sharp(fileOf(picture));
      hashes.set(picture, {
        asDrawn: await hashOf(drawn.clone()),
        mirrored: await hashOf(drawn.clone().flop()),
      });
    }
  }, 60_000);

  it.each(cities)("$city has a picture of its own that names it", ({ slug, city, picture = "" }) => {
    expect(picture).toBe(`city-${slug}`);
    const { alt } = parse(readFileSync(`data/images/${picture}.yaml`, "utf8")) as { alt: string };
    expect(alt).toContain(city);
  });

  it("belong to a city each", () => {
    const drawn = readdirSync("data/images").filter((file) => /^city-.*\.webp$/.test(file));
    expect(drawn.sort()).toEqual(cities.map(({ slug }) => `city-${slug}.webp`).sort());
  });

  it("look alike nowhere, not even mirrored", () => {
    const all = [...hashes];
    const close = all.flatMap(([name, hash], index) =>
      all.slice(index + 1).flatMap(([other, { asDrawn, mirrored }]) => {
        const bits = Math.min(distance(hash.asDrawn, asDrawn), distance(hash.asDrawn, mirrored));
        return bits < FLOOR ? [`${name} and ${other}: ${bits}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });

  it("would not pass as another city in other colors", { tags: "nightly" }, async () => {
    for (const name of ["city-anaheim", "city-norwalk", "city-tustin"]) {
      const repainted = await hashOf(
        sharp(await sharp(fileOf(name)).modulate({ hue: 140 }).png().toBuffer()),
      );
      expect(distance(hashes.get(name)?.asDrawn ?? [], repainted)).toBeLessThan(FLOOR);
    }
  });
});

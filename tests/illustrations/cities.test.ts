import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadPictures, loadScene } from "../../scripts/illustrations/load.ts";
import { renderScene } from "../../scripts/illustrations/render.ts";
import type { FacadeScene, Scene } from "../../scripts/illustrations/scene.ts";

const cities = readdirSync("data/cities", { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({
    slug: basename(file, ".yaml"),
    ...(parse(readFileSync(`data/cities/${file}`, "utf8")) as { city: string; picture?: string }),
  }));
const pictures = new Map(loadPictures("data/scenes").map((picture) => [picture.name, picture]));

const [SIDE, WAVES] = [32, 16];
const basis = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * SIDE))),
);

/** Perceptual hash: which of the 255 coarsest waves of a picture, its mean left out, exceed their median. */
async function hashOf(picture: Buffer, isMirrored = false): Promise<boolean[]> {
  const gray = sharp(picture).flop(isMirrored).greyscale().resize(SIDE, SIDE, { fit: "fill" });
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

const draw = (scene: Scene) => renderScene(scene, "single", 240);

/** The closest two cities differ in 92 bits; a house painted in other colors, in 20 to 50. */
const FLOOR = 80;

describe("pictures of cities", () => {
  const hashes = new Map<string, { asDrawn: boolean[]; mirrored: boolean[] }>();

  beforeAll(async () => {
    for (const { picture = "" } of cities) {
      const scene = pictures.get(picture)?.scene;
      if (!scene) continue;
      const drawn = await draw(scene);
      hashes.set(picture, { asDrawn: await hashOf(drawn), mirrored: await hashOf(drawn, true) });
    }
  }, 60_000);

  it.each(cities)("$city has a picture of its own that names it", ({ slug, city, picture = "" }) => {
    expect(picture).toBe(`city-${slug}`);
    expect(pictures.get(picture)?.alt).toContain(city);
  });

  it("belong to a city each", () => {
    const drawn = [...pictures.keys()].filter((name) => name.startsWith("city-"));
    expect(drawn.sort()).toEqual(cities.map(({ slug }) => `city-${slug}`).sort());
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

  it("would not pass as another city in other colors", async () => {
    for (const name of ["city-anaheim", "city-norwalk", "city-tustin"]) {
      const scene = loadScene(`data/scenes/${name}.yaml`) as FacadeScene;
      const paint = { ...scene.paint, body: "#8fa9c4", second: "#c4b48f", door: "#333333" };
      const repainted = await hashOf(await draw({ ...scene, paint }));
      expect(distance(hashes.get(name)?.asDrawn ?? [], repainted)).toBeLessThan(FLOOR);
    }
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawScene } from "../../scripts/illustrations/draw.ts";
import { loadPictures, loadScene } from "../../scripts/illustrations/load.ts";
import { checkRegistration, compareSheets, sheetsOf } from "../../scripts/illustrations/registration.ts";
import { renderScene } from "../../scripts/illustrations/render.ts";
import type { FacadeScene } from "../../scripts/illustrations/scene.ts";

const pictures = loadPictures("data/scenes");
const pairs = pictures.filter((picture) => picture.state === "before");

describe("drawing", () => {
  it.each(pictures)("$name is the same markup each time, with neither text nor bad numbers", (picture) => {
    const first = drawScene(picture.scene, picture.state);
    expect(drawScene(picture.scene, picture.state)).toBe(first);
    expect(first.replace(/base64,[^"]*/g, "")).not.toMatch(/NaN|undefined|Infinity|<text/);
  });

  it("moves nothing when a plant is added elsewhere", () => {
    const scene = loadScene("data/scenes/hero.yaml") as FacadeScene;
    const more: FacadeScene = {
      ...scene,
      planting: [...(scene.planting ?? []), { plant: "agave", x: 500, y: 690 }],
    };
    const [plain, planted] = [drawScene(scene, "after"), drawScene(more, "after")];
    const added = planted.length - plain.length;
    expect(added).toBeGreaterThan(0);
    const start = [...plain].findIndex((character, index) => character !== planted[index]);
    expect(planted.slice(0, start) + planted.slice(start + added)).toBe(plain);
  });

  it("draws from seeds alone", () => {
    const folder = "scripts/illustrations";
    const sources = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(".ts"));
    for (const file of sources.filter((name) => name !== "cli.ts")) {
      expect(readFileSync(join(folder, file), "utf8"), file).not.toMatch(
        /Math\.random|new Date|Date\.now|toLocale/,
      );
    }
  });
});

describe("before and after", () => {
  it.each(pairs)("$name differs from its after only where paint lies", async (picture) => {
    const result = await checkRegistration(picture.scene, 900);
    expect(result.firstStray).toEqual([]);
    expect(result.strayPixels).toBe(0);
    expect(result.changed).toBeGreaterThan(0.04);
  });

  it("notices a change outside the paint", async () => {
    const sheets = sheetsOf(loadScene("data/scenes/hero.yaml"));
    const cloud = '<rect x="700" y="100" width="60" height="20" fill="#ffffff"/></svg>';
    const leaky = { ...sheets, before: sheets.before.replace("</svg>", cloud) };
    expect((await compareSheets(leaky, 400)).strayPixels).toBeGreaterThan(50);
  });
});

describe("rendering", () => {
  it("gives a 3:2 master of the asked width", async () => {
    const scene = loadScene("data/scenes/hero.yaml");
    const png = await renderScene(scene, "after", 600);
    expect(png.readUInt32BE(16)).toBe(600);
    expect(png.readUInt32BE(20)).toBe(400);
  });

  it("is the same picture twice", async () => {
    const scene = loadScene("data/scenes/service-cabinets.yaml");
    const [first, second] = [
      await renderScene(scene, "before", 480),
      await renderScene(scene, "before", 480),
    ];
    expect(first.equals(second)).toBe(true);
  });
});

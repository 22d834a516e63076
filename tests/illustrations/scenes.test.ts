import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { viewOf } from "../../scripts/illustrations/draw.ts";
import { loadPictures, loadScene } from "../../scripts/illustrations/load.ts";

const FOLDER = "data/scenes";
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".yaml"));
const schema = JSON.parse(readFileSync("src/schema/scene.schema.json", "utf8")) as object;
const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);

/** Names other parts of the site refer to. */
const PAIRS = [
  "costa-mesa-apartment-front",
  "costa-mesa-apartment-court",
  "costa-mesa-apartment-carport",
  "costa-mesa-apartment-stairs",
  "costa-mesa-apartment-aerial",
  "torrance-house-front",
  "long-beach-house-front",
  "manhattan-beach-house-front",
  "manhattan-beach-house-back",
  "hero",
  "service-cabinets",
  "service-ceiling",
];
const SINGLES = [
  "torrance-house-living-room",
  "torrance-house-kitchen",
  "service-house",
  "service-commercial",
  "service-maintenance",
  "service-hoa",
  "housing-townhouse",
  "housing-modern",
  "containment-room",
  "crew-kit",
  "van-street",
  "painted-door",
  "default-picture",
  "lead-safe-badge",
  "lead-safe-certificate",
];

describe("scene files", () => {
  it.each(files)("%s follows the schema", (file) => {
    const valid = validate(parse(readFileSync(`${FOLDER}/${file}`, "utf8")));
    expect(validate.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it.each(files)("%s keeps its frame on the stage and a seed of its own", (file) => {
    const view = viewOf(loadScene(`${FOLDER}/${file}`));
    expect(view.y + view.height).toBeLessThanOrEqual(800);
    expect(view.x + view.width).toBeLessThanOrEqual(1200);
    expect(view.x).toBeGreaterThanOrEqual(0);
    expect(view.y).toBeGreaterThanOrEqual(0);
  });

  it("yields every picture the site names", () => {
    const names = loadPictures(FOLDER).map((picture) => picture.name);
    const wanted = [...SINGLES, ...PAIRS.flatMap((name) => [`${name}-before`, `${name}-after`])];
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(new Set(names).size).toBe(names.length);
  });

  it("describes each picture in words of its own", () => {
    const alts = loadPictures(FOLDER).map((picture) => picture.alt);
    expect(new Set(alts).size).toBe(alts.length);
    for (const alt of alts) expect(alt.length).toBeLessThanOrEqual(100);
  });

  it("captions samples", () => {
    for (const picture of loadPictures(FOLDER))
      if (picture.sample) expect(picture.caption).toBe("Illustration");
  });
});

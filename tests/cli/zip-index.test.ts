import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import zipcodes from "zipcodes";
import { loadZipCodes } from "../../scripts/check/zip-index.ts";
import { temporaryFolder } from "../support/data-folder.ts";

const madison = { city: "Madison", state: "WI" };

function makeIndex(): { folder: string; file: string } {
  const folder = temporaryFolder();
  loadZipCodes(folder);
  const [name = ""] = readdirSync(folder);
  return { folder, file: join(folder, name) };
}

describe("the index of ZIP codes", () => {
  it("says what the package says", () => {
    const index = loadZipCodes();
    for (const zip of ["00501", "02142", "53703", "60601", "99950"]) {
      const { city, state, latitude, longitude } = zipcodes.lookup(zip) ?? {};
      expect({ ...index.find(zip) }).toEqual({ city, state, coordinates: { latitude, longitude } });
    }
  });

  it.each(["00000", "99999", "5370", "537030", "K1A", "", "5370x"])("knows no %j", (zip) => {
    expect(loadZipCodes().find(zip)).toBeUndefined();
  });

  it("gives no coordinates to a code of the armed forces that has none", () => {
    expect({ ...loadZipCodes().find("34001") }).toEqual({ city: "Apo", state: "AA" });
  });

  it("knows how far a state reaches, without a slip of the package and without faraway islands", () => {
    const index = loadZipCodes();
    expect(index.extentOf("NY")?.east).toBeCloseTo(-71.9, 1);
    expect(index.extentOf("HI")).toEqual({
      south: 19.0668,
      north: 22.2192,
      west: -159.9214,
      east: -154.9231,
    });
    expect(index.extentOf("AK")?.west).toBeCloseTo(-176.6, 1);
    expect(index.extentOf("XX")).toBeUndefined();
  });

  it("is written once, and read after that", () => {
    const { folder, file } = makeIndex();
    const bytes = readFileSync(file);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(loadZipCodes(folder).find("53703")).toMatchObject(madison);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it.each([
    ["a changed byte", (bytes: Buffer) => bytes.fill(bytes[5000] === 7 ? 8 : 7, 5000, 5001)],
    ["a file that was cut off", (bytes: Buffer) => bytes.subarray(0, 1000)],
    ["an empty file", () => Buffer.alloc(0)],
  ])("is made again after %s", (_, damage) => {
    const { folder, file } = makeIndex();
    const whole = readFileSync(file);
    writeFileSync(file, damage(Buffer.from(whole)));
    expect(loadZipCodes(folder).find("53703")).toMatchObject(madison);
    expect(readFileSync(file).equals(whole)).toBe(true);
  });

  it("works where the cache cannot be written", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(loadZipCodes(join(folder, "file", "below")).find("53703")).toMatchObject(madison);
  });
});

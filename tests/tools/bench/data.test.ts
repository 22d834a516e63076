// @module-tag nightly
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkData } from "../../../scripts/check/check-data.ts";
import { writeData } from "../../../scripts/tools/bench/data/write-data.ts";
import { UserError } from "../../../scripts/user-error.ts";
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

  it("writes the same bytes each time", () => expect(hashFiles(written(60))).toEqual(hashFiles(written(60))));

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

import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fontPreloads, subsetFonts } from "../../scripts/assets/fonts.ts";
import { copyOfData, realData, temporaryFolder } from "../support/data-folder.ts";
import { datasetOf } from "../support/site.ts";

const data = datasetOf(realData);

describe("subsetFonts", () => {
  it("cuts the fonts to at most 26 kB together, named by their content", async () => {
    const { fonts, files } = await subsetFonts(data, temporaryFolder(), "/sub/");
    const sizes = [...files.values()].map((file) => statSync(file).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(26_000);
    expect([...files.keys()]).toEqual(
      data.theme.value.fonts.faces?.map(({ file }) =>
        expect.stringMatching(
          new RegExp(`^assets/fonts/${file.replace(".woff2", "")}\\.[0-9a-f]{8}\\.woff2$`),
        ),
      ),
    );
    expect(fonts.map(({ src }) => src)).toEqual([...files.keys()].map((file) => `/sub/${file}`));
  });

  it("writes WOFF2, the same bytes each time", async () => {
    const bytes = async () => {
      const { files } = await subsetFonts(data, temporaryFolder(), "/");
      return [...files.values()].map((file) => readFileSync(file));
    };
    const first = await bytes();
    expect(first.map((font) => font.subarray(0, 4).toString())).toEqual(first.map(() => "wOF2"));
    expect(await bytes()).toEqual(first);
  });

  it("cuts a font once, and again when the texts hold another character", async () => {
    const folder = temporaryFolder();
    const [file = ""] = (await subsetFonts(data, folder, "/")).files.values();
    utimesSync(file, 0, 0);
    await subsetFonts(data, folder, "/");
    expect(statSync(file).mtimeMs).toBe(0);
    const count = readdirSync(folder).length;
    const { business } = data;
    const renamed = { ...business, value: { ...business.value, name: "Łódź" } };
    await subsetFonts({ ...data, all: { ...data.all, business: [renamed] } }, folder, "/");
    expect(readdirSync(folder).length).toBe(2 * count);
  });

  it("publishes nothing for a business without font files", async () => {
    const subset = await subsetFonts(datasetOf(), join(temporaryFolder(), "none"), "/");
    expect(subset).toEqual({ fonts: [], files: new Map() });
    expect(fontPreloads(subset)).toBe("");
  });

  it("says which file is not a font", async () => {
    const copy = copyOfData(realData);
    const [face] = data.theme.value.fonts.faces ?? [];
    copy.write(`fonts/${face?.file}`, "not a font");
    await expect(subsetFonts(datasetOf(copy.dir), temporaryFolder(), "/")).rejects.toThrow(
      `fonts/${face?.file} cannot be read as a font`,
    );
  });
});

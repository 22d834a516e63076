import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { printed, runSite } from "../support/cli.ts";
import { copyOfData, fixtureSite, temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";
import { runHere } from "../support/run-here.ts";

describe("a command that is called in a subfolder", () => {
  it.each([
    ["data", "."],
    ["data/cities", ".."],
    ["data/cities/lake-county", "../.."],
    ["scripts/deep", "../../data"],
  ])("works with the data folder around it and says which: in %s", async (below, shown) => {
    const project = dirname(copyOfData().dir);
    const cwd = join(project, below);
    mkdirSync(cwd, { recursive: true });
    expect(await runHere(["validate"], cwd)).toEqual({
      code: 0,
      stdout: "No problems found.\n",
      stderr: `Using the data folder ${shown}.\n`,
    });
  });

  it("builds beside that data folder, and nothing in the subfolder", { tags: "nightly" }, async () => {
    const project = dirname(copyOfData().dir);
    const cwd = join(project, "data", "cities");
    const { code, stdout } = runSite(["build"], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+ pages in \.\.\/\.\.\/dist /)]);
    expect(namesIn(project)).toEqual(["data", "dist"]);
    expect(namesIn(cwd)).toEqual(["lake-county"]);
    expect(await runHere(["verify"], cwd)).toMatchObject({ code: 0 });
    expect((await runHere(["audit"], cwd)).stderr).toContain("pages judged by");
    expect((await runHere([], cwd)).stdout).toContain(
      "The site is built, and the data has not changed since.",
    );
  });

  it("builds the site of a folder of another name beside it, under a name of its own", {
    tags: "nightly",
  }, () => {
    const project = temporaryFolder();
    cpSync(fixtureSite("minimal"), join(project, "shop"), { recursive: true });
    expect(runSite(["build"], { cwd: join(project, "shop", "cities") }).code).toBe(0);
    expect(namesIn(project)).toEqual(["shop", "shop-dist"]);
  });

  it("takes the folder that is named, and its own folder data before any other", {
    tags: "nightly",
  }, async () => {
    const data = copyOfData();
    const inner = join(data.dir, "cities");
    const named = await runHere(["validate", "--data", ".."], inner);
    expect(named).toEqual(printed("No problems found.\n"));
    cpSync(fixtureSite("minimal"), join(inner, "data"), { recursive: true });
    expect((await runHere(["routes"], inner)).stderr).toBe("");
  });
});

it("site alone says what is next for the folder that is named", async () => {
  const data = copyOfData();
  const { code, stdout } = await runHere(["--data", "data"], dirname(data.dir));
  expect([code, stdout.split("\n\nUsage:")[0]]).toEqual([
    0,
    "The data has no errors. The site is not built yet.\n\nNext:\n  npx site build --data data --out dist   build the site into dist/\n  npx site dev --data data                edit, and see each change at once",
  ]);
});

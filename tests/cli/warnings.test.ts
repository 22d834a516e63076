import { join } from "node:path";
import { expect, it } from "vitest";
import { runSite } from "../support/cli.ts";
import { copyOfData, temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";

it("a build with warnings publishes every page, and says how many warnings there are", () => {
  const data = copyOfData();
  data.edit("pages/home.yaml", "(/roof-repair)", "(https://www.maple-roofing.example/roof-repair)");
  const out = join(temporaryFolder(), "dist");
  const { code, stdout, stderr } = runSite(["build", "--data", data.dir, "--out", out]);
  expect(code).toBe(0);
  expect(stdout).toContain("9 pages in");
  expect(stderr).toBe("Warnings of the data: 1. `npx site validate` shows them.\n");
  expect(namesIn(out)).toEqual(expect.arrayContaining(["index.html", "contact.html", "roof-repair.html"]));
});

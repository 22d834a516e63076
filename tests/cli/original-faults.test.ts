import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runSite } from "../support/cli.ts";
import { root, temporaryFolder } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

const data = "tests/fixtures/sites/original-faults";

it.each(["validate", "links"])("%s reports every fault of the painter's first site", async (command) => {
  const { code, stdout, stderr } = await runHere([command, "--data", data]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  await expect(stdout).toMatchFileSnapshot(join(root, "tests/fixtures/printed/original-faults.txt"));
});

it("builds nothing from them", () => {
  const folder = temporaryFolder();
  const { code, stderr } = runSite(["build", "--data", data, "--out", `${folder}/public`]);
  expect(code).toBe(1);
  expect(stderr).toBe("The data has errors, so nothing was built; the old site stays as it is.\n");
  expect(readdirSync(folder)).toEqual([]);
});

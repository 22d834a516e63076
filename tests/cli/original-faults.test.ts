import { expect, it } from "vitest";
import { runSite } from "../support/cli.ts";

const data = "tests/fixtures/sites/original-faults";

it.each(["validate", "links"])("%s reports every fault of the painter's first site", (command) => {
  const { code, stdout, stderr } = runSite([command, "--data", data]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(stdout).toMatchInlineSnapshot();
});

it("builds nothing from them", () => {
  const { code, stderr } = runSite(["build", "--data", data, "--out", "tests/fixtures/never-built"]);
  expect(code).toBe(1);
  expect(stderr).toBe("The data has errors, so nothing was built; the old site stays as it is.\n");
});

import { join } from "node:path";
import { expect, it } from "vitest";
import { refused } from "../support/cli.ts";
import { root, temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";
import { runHere } from "../support/run-here.ts";

const flags = ["--services", "Gutters", "--city", "Hamel", "--counties", "Lake County", "--state", "MN"];

it("starts a folder and says what is open and what comes next; validate then names each open value", async () => {
  const cwd = temporaryFolder();
  const started = await runHere(["init", "shop", "--name", "Maple & Sons Roofing", ...flags], cwd);
  expect([started.code, started.stderr]).toEqual([0, ""]);
  await expect(started.stdout).toMatchFileSnapshot(join(root, "tests/fixtures/printed/started.txt"));
  const { code, stdout } = await runHere(["validate", "--data", "shop"], cwd);
  expect([code, stdout.trimEnd().split("\n").at(-1)]).toEqual([1, "49 errors (all still to be written)"]);
  expect(await runHere(["init", "shop", ...flags], cwd)).toEqual(
    refused(
      "The folder shop is not empty, so nothing was written.\n  Fix: Name a folder that does not exist yet, or an empty one.\n",
    ),
  );
});

it("writes nothing as a dry run", async () => {
  const cwd = temporaryFolder();
  const { code, stdout, stderr } = await runHere(["init", join("new", "shop"), ...flags, "--dry-run"], cwd);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(
    `Would start the data of a business in ${join("new", "shop")}; nothing is written:\n`,
  );
  expect(namesIn(cwd)).toEqual([]);
});

it("starts the site of a trade, without what it does not need", async () => {
  const cwd = temporaryFolder();
  const started = await runHere(
    ["init", "office", "--trade", "dentist", "--city", "Hamel", "--no-input"],
    cwd,
  );
  expect([started.code, started.stderr]).toEqual([0, ""]);
  expect(started.stdout).toContain("  office/services/checkups-and-cleanings.yaml\n");
  expect(started.stdout).not.toMatch(/cit(y|ies)|count(y|ies)|projects|map\.yaml/);
  expect(started.stdout).toContain('npx site add service "<name>" --data office');
});

it("knows the trades by name", async () => {
  const { code, stderr } = await runHere(["init", "shop", "--trade", "plummer", ...flags], temporaryFolder());
  expect(code).toBe(2);
  expect(stderr).toContain(
    "Allowed choices are cleaning, dentist, locksmith, painter, plumber, roofer, storefront, tree-care, generic. For any other trade write --trade generic and name its services",
  );
  expect(stderr).toContain("Did you mean plumber?");
});

it("says which names are missing where there is nobody to ask", async () => {
  const cwd = temporaryFolder();
  expect(await runHere(["init", "shop", "--services", "Gutters"], cwd)).toEqual(
    refused(`Files are named after city, counties, so they cannot be left open.
  Fix: Say, for example: npx site init shop --city "Maple Grove" --counties "Lake County"
`),
  );
});

import { join } from "node:path";
import { expect, it } from "vitest";
import { printed, refused } from "../support/cli.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";
import { runHere } from "../support/run-here.ts";

const flags = ["--services", "Gutters", "--city", "Hamel", "--counties", "Lake County", "--state", "MN"];

it("starts a folder and says what is open and what comes next; validate then names each open value", async () => {
  const cwd = temporaryFolder();
  const started = await runHere(["init", "shop", "--name", "Maple & Sons Roofing", ...flags], cwd);
  expect(started).toEqual(
    printed(`Started the data of Maple & Sons Roofing in shop:
  shop/backend.yaml
  shop/business.yaml
  shop/cities/lake-county/hamel.yaml
  shop/counties/lake-county.yaml
  shop/forms/estimate.yaml
  shop/images/default-picture.webp
  shop/images/default-picture.yaml
  shop/images/logo.svg
  shop/mails/confirmation.yaml
  shop/map.yaml
  shop/navigation.yaml
  shop/pages/about.yaml
  shop/pages/city.yaml
  shop/pages/contact.yaml
  shop/pages/county.yaml
  shop/pages/home.yaml
  shop/pages/not-found.yaml
  shop/pages/privacy.yaml
  shop/pages/questions.yaml
  shop/pages/service-areas.yaml
  shop/pages/service-gutters.yaml
  shop/pages/good-to-know.yaml
  shop/redirects.yaml
  shop/services/gutters.yaml
  shop/theme.yaml

Still to be written, by someone who knows the business: 49 values, each marked TO BE WRITTEN.
  business.yaml                  10
  cities/lake-county/hamel.yaml  13
  counties/lake-county.yaml      3
  pages/about.yaml               3
  pages/home.yaml                2
  pages/privacy.yaml             1
  pages/questions.yaml           5
  pages/service-gutters.yaml     4
  pages/good-to-know.yaml        6
  services/gutters.yaml          2

Next:
  npx site validate --data shop           names each open value, with its line and an example
  npx site add city "<name>" --data shop  adds more cities, once business.yaml is complete
  npx site dev --data shop                shows the site while you write, each open value by its place
  npm start -- --data shop                builds the site beside its data and serves it, mails and all
`),
  );
  const { code, stdout } = await runHere(["validate", "--data", "shop"], cwd);
  expect([code, stdout.trimEnd().split("\n").at(-1)]).toEqual([1, "49 errors"]);
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
  const { code, stderr } = await runHere(
    ["init", "shop", "--trade", "plumbing", ...flags],
    temporaryFolder(),
  );
  expect(code).toBe(2);
  expect(stderr).toContain(
    "Allowed choices are cleaning, dentist, locksmith, painter, plumber, roofer, tree-care, generic.",
  );
});

it("says which names are missing where there is nobody to ask", async () => {
  const cwd = temporaryFolder();
  expect(await runHere(["init", "shop", "--services", "Gutters"], cwd)).toEqual(
    refused(`Files are named after city, counties, so they cannot be left open.
  Fix: Say, for example: npx site init shop --city "Maple Grove" --counties "Lake County"
`),
  );
});

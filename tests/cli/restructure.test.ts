import { expect, it } from "vitest";
import { printed, refused } from "../support/cli.ts";
import { copyOfData } from "../support/data-folder.ts";
import { dataOf } from "../support/folders.ts";
import { runBeside as site } from "../support/run-here.ts";

it("renames a city with all that leads to it, and takes that back", async () => {
  const data = copyOfData();
  const before = dataOf(data.dir);
  expect(await site(data, "rename", "city", "pine bend", "Pine Hill")).toEqual({
    ...printed(`Rename the city Pine Bend to Pine Hill:
  changed  data/cities/lake-county/maple-grove.yaml: led to it in 1 place
  changed  data/cities/lake-county/otter-falls.yaml: led to it in 1 place
  new      data/redirects.yaml: the redirects
  removed  data/cities/lake-county/pine-bend.yaml: becomes cities/lake-county/pine-hill.yaml
  new      data/cities/lake-county/pine-hill.yaml: was cities/lake-county/pine-bend.yaml

New page: /roofers-pine-hill-lake-county
Gone: /roofers-pine-bend-lake-county
Changed: every page, because the menus list it.

To take it back: npx site add --undo
`),
    stderr:
      "Warning: Texts still say Pine Bend: cities/lake-county/pine-hill.yaml:12,13.\n  Fix: Write Pine Hill where they mean it.\n",
  });
  expect(data.read("redirects.yaml")).toContain("to: /roofers-pine-hill-lake-county\n");
  expect(await site(data, "add", "--undo")).toMatchObject({ code: 0 });
  expect(dataOf(data.dir)).toEqual(before);
});

it("shows as a dry run what a removal changes, and writes nothing", async () => {
  const data = copyOfData();
  const before = dataOf(data.dir);
  const { code, stdout } = await site(data, "remove", "page", "/contact", "--to", "/", "--dry-run");
  expect(code).toBe(0);
  expect(stdout).toContain("+++ /dev/null\n");
  expect(stdout).toContain("Remove the page /contact:\n");
  expect(stdout).toMatch(/\nNothing was written\.\n$/);
  expect(dataOf(data.dir)).toEqual(before);
});

it("says as JSON what was written", async () => {
  const data = copyOfData();
  const { code, stdout } = await site(
    data,
    "rename",
    "service",
    "Roof repair",
    "Roof care",
    "--format",
    "json",
  );
  expect([code, JSON.parse(stdout)]).toMatchObject([
    0,
    { title: "Rename the service Roof repair to Roof care", added: [], removed: [], isWritten: true },
  ]);
  expect(data.read("services/roof-care.yaml")).toContain("title: Roof care\n");
});

it("says where texts still have the old name, and that the page of a service stays", async () => {
  const data = copyOfData();
  const renamed = await site(data, "rename", "service", "Roof repair", "Roof repair and care");
  expect(renamed.stderr).toBe(
    "Warning: Texts still say Roof repair: business.yaml:4, services/roof-repair-and-care.yaml:9, pages/city.yaml:8, pages/county.yaml:8, pages/home.yaml:6, pages/roof-repair.yaml:5,6,9,12.\n  Fix: Write Roof repair and care where they mean it.\n",
  );
  data.write(
    "services/gutters.yaml",
    data.read("services/roof-repair-and-care.yaml").replace("title: Roof repair and care", "title: Gutters"),
  );
  const removed = await site(data, "remove", "service", "Gutters");
  expect(removed.stderr).toContain(
    "Warning: The page /roof-repair, which is about it, stays.\n  Fix: Remove it as well with npx site remove page /roof-repair,",
  );
});

it("names every place that only a person can change", async () => {
  const { code, stdout, stderr } = await site(copyOfData(), "remove", "county", "Lake County");
  expect([code, stderr]).toEqual([1, "Nothing was written; these places keep it from that:\n"]);
  expect(stdout).toContain("data/cities/lake-county/maple-grove.yaml:3:9  error  broken-internal-link");
  expect(stdout).toContain(
    "lake-county is named here, and would be gone.\n  3 | county: lake-county\n              ^\n  Fix: Name another one here first, or remove what this file is about.",
  );
});

it.each([
  [
    ["rename", "cty", "Pine Bend", "Pine Hill"],
    "A cty cannot be renamed. Did you mean city?\n  Fix: Write npx site rename city.\n",
  ],
  [
    ["remove", "city", "Pine Bent"],
    'There is no city Pine Bent. Did you mean Pine Bend?\n  Fix: Write it as "Pine Bend".\n',
  ],
  [
    ["remove", "county", "Somewhere"],
    "There is no county Somewhere.\n  Fix: Name it as it is called, or by its file. There are: Lake County.\n",
  ],
  [
    ["rename", "city", "pine bend", " Pine Bend "],
    "The city is called Pine Bend already.\n  Fix: Write the name it is to have.\n",
  ],
  [
    ["rename", "city", "data/cities/lake-county/pine-bend.yaml", "Pine Bend"],
    "The city is called Pine Bend already.\n  Fix: Write the name it is to have.\n",
  ],
  [
    ["rename", "page", "/contact", "contact/"],
    "The page is called /contact already.\n  Fix: Write the name it is to have.\n",
  ],
  [
    ["remove", "page", "/contact", "--to", "/nowhere"],
    "No other page has the path /nowhere.\n  Fix: Name the page that takes its place, for example the home page: /\n",
  ],
])("%j could not run", async (args, message) => {
  expect(await site(copyOfData(), ...args)).toEqual(refused(message));
});

it("says what blocks a renaming, and no warnings beside it", async () => {
  const data = copyOfData().edit("pages/home.yaml", 'to: "#quote"', "to: /nowhere");
  data.edit("pages/home.yaml", "(/roof-repair)", "(https://www.maple-roofing.example/roof-repair)");
  const { stdout, stderr } = await site(data, "rename", "city", "pine bend", "Pine Hill");
  expect(stderr).toContain("Nothing was written, because the data has errors already. Mend them first:\n");
  expect(stdout).toContain("/nowhere is linked here");
  expect(stdout).not.toContain("warning");
});

it("leaves one blank line where nothing is said of pages", async () => {
  const data = copyOfData();
  const { stdout } = await site(data, "add", "review", "Ann M.", "--no-input");
  expect(stdout).toMatch(/^Added Ann M\.:\n/);
  expect(stdout).not.toContain("\n\n\n");
});

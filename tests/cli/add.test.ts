import { expect, it } from "vitest";
import { applyChanges } from "../../scripts/edit/journal.ts";
import { printed, refused } from "../support/cli.ts";
import { copyOfData } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";
import { runBeside as site } from "../support/run-here.ts";

it("adds a city, says what was written and the next step, and takes it back", async () => {
  const data = copyOfData();
  const before = hashFiles(data.dir);
  const added = await site(
    data,
    "add",
    "city",
    "Hamel",
    "--landmarks",
    "Depot, Mill, Tower, Pond",
    "--lead",
    "Barns.",
  );
  expect(added).toEqual(
    printed(`Added Hamel:
  new      data/cities/lake-county/hamel.yaml
  changed  data/cities/lake-county/maple-grove.yaml: now lists Hamel, 5.9 miles away
  changed  data/cities/lake-county/otter-falls.yaml: now lists Hamel, 6.3 miles away
  changed  data/cities/lake-county/pine-bend.yaml: now lists Hamel, 6.6 miles away

New page: /roofers-hamel-lake-county
Changed: every page, because the menus list it.

Still to be written in data/cities/lake-county/hamel.yaml: customMeta, neighborhoods, localText, faqs.cost.
Until then, npx site validate names each of them, and npx site build refuses the data.

Next: write what is open, then npx site validate
To take Hamel back: npx site add --undo
`),
  );
  expect(await site(data, "build", "--out", "out")).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("unfinished-value"),
  });
  expect(await site(data, "links")).toEqual(printed("No problems found.\n"));
  expect(await site(data, "add", "city", "Hamel")).toEqual(
    printed("Hamel is already there: data/cities/lake-county/hamel.yaml. Nothing was changed.\n"),
  );
  expect(await site(data, "add", "--undo")).toEqual(
    printed(`Took Hamel back; these files are as they were:
  data/cities/lake-county/maple-grove.yaml
  data/cities/lake-county/otter-falls.yaml
  data/cities/lake-county/pine-bend.yaml
  data/cities/lake-county/hamel.yaml
`),
  );
  expect(hashFiles(data.dir)).toEqual(before);
});

it("shows the diff of every file as a dry run", { tags: "nightly" }, async () => {
  const data = copyOfData();
  const before = hashFiles(data.dir);
  const place = ["--zip-codes", "55311", "--coordinates", "45.0725,-93.55"];
  const args = ["add", "city", "Old Mill", ...place, "--nearby", "Maple Grove", "--dry-run"];
  const { code, stdout, stderr } = await site(data, ...args);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(`--- a/data/cities/lake-county/maple-grove.yaml
+++ b/data/cities/lake-county/maple-grove.yaml
@@ -8,7 +8,7 @@
   - "55311"
 nearbyAreas:
   - city: lake-county/pine-bend
-  - place: Old Mill
+  - city: lake-county/old-mill
 customMeta: Old oaks drop limbs on Maple Grove roofs, and we mend what they break.
 lead: Old oaks stand over Maple Grove, and their limbs come down in every storm.
 neighborhoods: [Mill Pond, Old Town, Fish Lake, Rice Lake, Gravel Pit, Elm Creek]
--- /dev/null
+++ b/data/cities/lake-county/old-mill.yaml
@@ -0,0 +1,`);
  expect(stdout).toContain("Would add Old Mill; nothing is written:\n");
  expect(hashFiles(data.dir)).toEqual(before);
});

it.each([
  [["add", "town", "Hamel"], "A town cannot be added. Did you mean city?"],
  [["add", "employee", "Ann"], "An employee cannot be added. Did you mean member?"],
  [["add", "coupon", "Gutters"], "A coupon cannot be added. Did you mean offer?"],
  [["add", "customer", "Ann"], "A customer cannot be added.\n  Fix: Write npx site add and one of city, "],
  [["add", "city", "Hamel", "--zip", "55340"], "error: unknown option '--zip'\n(Did you mean --zip-codes?)"],
  [
    ["add", "city", "Hamel", "--zip=55340"],
    "error: unknown option '--zip=55340'\n(Did you mean --zip-codes?)",
  ],
  [["add", "sevice", "Gutters"], "A sevice cannot be added. Did you mean service?"],
  [["add", "city"], "error: missing required argument 'name'"],
  [
    ["add", "city", "Hamel", "--coordinates", "north"],
    "Write latitude and longitude, for example 45.0725,-93.4558.",
  ],
  [["add", "city", "Hamel", "--from", "hamel.md"], "hamel.md cannot be read (ENOENT)."],
  [["add", "--undo"], "There is no change to take back."],
])("%j could not run", async (args, message) => {
  const { code, stdout, stderr } = await site(copyOfData(), ...args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
});

it("tells all that is wrong with a text at once, while other values are open", async () => {
  const args = ["add", "service", "Gutters", "--description", "<b>Old</b> {nope}"];
  const { code, stdout } = await site(copyOfData(), ...args);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/literal-markup[\s\S]*unknown-placeholder/)]);
});

it("refuses to take back what was edited since, and names the file", { tags: "nightly" }, async () => {
  const data = copyOfData();
  await site(data, "add", "service", "Gutter repair", "--page", "/roof-repair", "--image", "roof-repair");
  data.append("services/gutter-repair.yaml", "shortTitle: Gutters\n");
  expect(await site(data, "add", "--undo")).toEqual(
    refused(
      "Gutter repair cannot be taken back, because data/services/gutter-repair.yaml was edited since. Nothing was changed.\n  Fix: Take the lines back by hand. To keep them, and to take back what was done before them, first remove data/.site-add/000001.json.\n",
    ),
  );
});

it("says of an edit in the page that it cannot be taken back, as a sentence", {
  tags: "nightly",
}, async () => {
  const data = copyOfData();
  const file = "navigation.yaml";
  const before = data.bytes(file);
  const title = "the edit of data/navigation.yaml:7:13";
  applyChanges(data.dir, title, [{ file, before, after: Buffer.concat([before, Buffer.from("# a\n")]) }]);
  data.append(file, "# b\n");
  const { stderr } = await site(data, "add", "--undo");
  expect(stderr).toContain("The edit of data/navigation.yaml:7:13 cannot be taken back, because");
});

it("finishes what a crash cut off, whichever command comes next", { tags: "nightly" }, async () => {
  const data = copyOfData();
  const before = hashFiles(data.dir);
  await site(data, "add", "city", "Hamel");
  const journal = JSON.parse(data.read(".site-add/000001.json")) as object;
  // No process has the largest number that there is.
  data.write(".site-add/000001.json", JSON.stringify({ ...journal, writer: 2 ** 31 - 1 }));
  data.remove("cities/lake-county/hamel.yaml");
  expect(await site(data, "validate")).toEqual({
    code: 0,
    stdout: "No problems found.\n",
    stderr: "Writing Hamel was cut off; what was written of it was taken back.\n",
  });
  expect(hashFiles(data.dir)).toEqual(before);
});

it("explains every field of a city in its help", async () => {
  const { code, stdout } = await site(copyOfData(), "add", "city", "--help");
  expect(code).toBe(0);
  const words = stdout.replace(/\s+/g, " ");
  for (const text of [
    "--neighborhoods <names> Neighborhoods of the city.",
    "--from <file>",
    "--dry-run",
    "Examples:",
  ])
    expect(words).toContain(text);
});

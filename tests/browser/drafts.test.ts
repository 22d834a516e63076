// @module-tag nightly
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goLive, openTab, recordFaults } from "../support/browser.ts";
import { runSite } from "../support/cli.ts";
import { copyOfData, type DataFolder, temporaryFolder } from "../support/data-folder.ts";
import { hashFiles, namesIn } from "../support/folders.ts";
import { isMarked, markDocument } from "../support/live-page.ts";
import { isOfVite, startDev, startSite } from "../support/running-site.ts";

const city = "cities/lake-county/maple-grove.yaml";
/** On a busy machine. */
const patient = { timeout: 30_000 };

/** A valid folder with a text, a number and a picture still open. */
function openData(): DataFolder {
  return copyOfData()
    .edit(city, "lead: Old oaks", "lead: TO BE WRITTEN #")
    .edit("business.yaml", "\nphone: 612-555-0100", "\nphone: TO BE WRITTEN (The office.)")
    .edit("pages/home.yaml", "    image: roof-repair", "    image: TO BE WRITTEN");
}

const phoneMark = "[to be written: data/business.yaml:9]";

/** The marks that are painted, in the order of the page. */
const paintedMarks = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("to-be-written") ?? [])].map(String));
const outlineOf = (page: Page) =>
  page.locator(".hero img").evaluate((picture) => getComputedStyle(picture).outlineStyle);

test("development shows each open value by its place, counts them, and shows the value as soon as it is written", async () => {
  const data = openData();
  const { url, printed } = await startDev(data.dir);
  const page = await openTab();
  const faults = recordFaults(page);
  await page.goto(`${url}/`);
  const count = page.locator(".gaps summary");
  await count.waitFor();
  expect(await count.textContent()).toBe("3 values are still to be written, 2 of them on this page");
  await expect.poll(() => paintedMarks(page), patient).toContain(phoneMark);
  expect(await page.locator(".hero img").getAttribute("alt")).toBe(
    "[to be written: data/pages/home.yaml:13]",
  );
  expect(await outlineOf(page)).toBe("dashed");
  await goLive(page);
  expect(await paintedMarks(page)).toContain(phoneMark);
  expect(faults.filter((fault) => !isOfVite(fault))).toEqual([]);

  await count.click();
  const [first] = await page.locator(".gaps li").all();
  expect(await first?.locator("button").textContent()).toMatch(/data\/business\.yaml:9:8$/);
  expect(await first?.locator("p").textContent()).toBe("The office. For example: 612-555-0100");
  await markDocument(page);
  data.edit("business.yaml", "phone: TO BE WRITTEN (The office.)", "phone: 612-555-0104");
  await expect
    .poll(() => count.textContent(), patient)
    .toContain("2 values are still to be written, 1 of them");
  await expect.poll(() => page.locator("main").textContent(), patient).toContain("Call 612-555-0104");
  await expect.poll(() => paintedMarks(page), patient).toEqual([]);

  data.edit(city, "landmarks:", "landmark:");
  const dialog = page.locator("dialog[role=alertdialog][open]");
  await dialog.waitFor();
  expect(await dialog.locator("li .message").allTextContents()).toEqual([
    '"landmark" is not a field of a city file. Did you mean "landmarks"?',
  ]);
  data.edit(city, "landmark:", "landmarks:");
  await dialog.waitFor({ state: "detached" });

  data.edit(city, "lead: TO BE WRITTEN #", "lead: Old oaks");
  data.edit("pages/home.yaml", "image: TO BE WRITTEN", "image: roof-repair");
  await count.waitFor({ state: "hidden" });
  await expect.poll(() => outlineOf(page), patient).toBe("none");
  expect(await isMarked(page)).toBe(true);
  expect(printed()).toContain("2 values are still to be written; the pages show where.\n");
  expect(printed()).toContain("Every value is written.\n");
});

describe("the preview of a folder with open values", () => {
  test("serves a draft that no search engine keeps, with each value's place, under the policy of the site", async () => {
    const data = openData();
    const { line, url } = await startSite(["preview", "--data", data.dir, "--port", "0"]);
    expect(line).toBe(`Serving a draft of ${data.dir} at ${url}/ (Ctrl-C stops)`);
    const response = await fetch(`${url}/contact`);
    expect([response.status, response.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    const page = await openTab();
    const faults = recordFaults(page);
    await page.goto(`${url}/`);
    await expect.poll(() => paintedMarks(page), patient).toContain(phoneMark);
    expect(await outlineOf(page)).toBe("dashed");
    await goLive(page);
    expect(await paintedMarks(page)).toContain(phoneMark);
    expect(faults).toEqual([]);
  });

  test("refuses other mistakes by name, and looks at a folder that was named as always", () => {
    const data = openData().edit(city, "landmarks:", "landmark:");
    const { code, stdout, stderr } = runSite(["preview", "--data", data.dir, "--port", "0"]);
    expect([code, stderr]).toEqual([1, "The data has errors, so there is no draft of it to look at.\n"]);
    expect(stdout).toContain('"landmark" is not a field of a city file.');
    expect(stdout).not.toContain("unfinished-value");
    const named = runSite(["preview", "--data", data.dir, "--out", "nowhere"], { cwd: temporaryFolder() });
    expect([named.code, named.stderr]).toEqual([
      2,
      expect.stringContaining("There is no built folder nowhere."),
    ]);
  });
});

test("a site is not built while a value is open, and nothing of a draft is in one that is", async () => {
  const data = openData();
  const cwd = temporaryFolder();
  const build = (...more: string[]) =>
    runSite(["build", "--data", data.dir, "--out", "dist", ...more], { cwd });
  await startSite(["preview", "--data", data.dir, "--port", "0"]);
  for (const more of [[], ["--release"]]) {
    const { code, stdout, stderr } = build(...more);
    expect([code, stderr]).toEqual([
      1,
      "The data has errors, so nothing was built; the old site stays as it is.\n",
    ]);
    expect(stdout.match(/unfinished-value/g)).toHaveLength(3);
  }
  expect(namesIn(cwd)).toEqual([]);
  data
    .edit(city, "lead: TO BE WRITTEN #", "lead: Old oaks")
    .edit("business.yaml", "phone: TO BE WRITTEN (The office.)", "phone: 612-555-0100")
    .edit("pages/home.yaml", "image: TO BE WRITTEN", "image: roof-repair");
  expect(build()).toMatchObject({ code: 0 });
  const untouched = copyOfData();
  runSite(["build", "--data", untouched.dir, "--out", "untouched"], { cwd });
  expect(hashFiles(join(cwd, "dist"))).toEqual(hashFiles(join(cwd, "untouched")));
  const texts = namesIn(join(cwd, "dist"))
    .filter((name) => /\.(css|html|js|json|txt|xml)$|_headers$/.test(name))
    .map((name) => readFileSync(join(cwd, "dist", name), "utf8"));
  expect(texts.length).toBeGreaterThan(10);
  expect(
    texts.filter((text) => /to.be.written|noindex.*\n.*X-Robots|adoptedStyleSheets/i.test(text)),
  ).toEqual([]);
});

// @module-tag nightly
import { afterAll, expect, test } from "vitest";
import { axeFaults, closeBrowser } from "../support/browser.ts";
import { editing } from "../support/editor.ts";
import { dataOf } from "../support/folders.ts";
import { fullerData } from "../support/fuller-site.ts";

afterAll(closeBrowser);

test("what has no page of its own is added, renamed and removed, by keyboard and on a phone", async () => {
  const data = fullerData();
  const before = dataOf(data.dir);
  const { page } = await editing("/about", { viewport: { width: 360, height: 740 } }, data);
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  const carryOut = async (button: string) => {
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: button, exact: true }).waitFor();
    const isLoaded = page.waitForEvent("load");
    await page.keyboard.press("Enter");
    await isLoaded;
    await page.getByRole("toolbar", { name: "Editor" }).waitFor();
  };

  // An event, of which the days have to be known.
  await press("Add or remove");
  await press("Add an event");
  await page.getByLabel("Name of the event").fill("Open yard");
  await press("Show what changes");
  const start = page.getByLabel("Day on which it starts");
  expect(await start.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await start.fill("2031-05-08");
  await page.getByLabel("Day on which it ends").fill("2031-05-08");
  await page.getByText("More that you know already").click();
  await page.getByLabel("Summary").fill("See slate split by hand.");
  expect(await axeFaults(page, (axe) => axe.include("dialog"))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByLabel("Summary").focus();
  await carryOut("Add this event");
  expect(data.read("events/open-yard.yaml")).toContain(
    "title: Open yard\nsummary: See slate split by hand.\n",
  );

  // A review, which no page is about.
  await press("Add or remove");
  await page.getByLabel("What it is").selectOption("review");
  await page.getByLabel("Words of its name").fill("bo");
  await press("Rename it: Bo E.");
  await page.getByLabel("New name").fill("Bo Elm");
  await carryOut("Rename it");
  expect(data.read("reviews/bo-e.yaml")).toContain("name: Bo Elm\n");
  await press("Add or remove");
  await page.getByLabel("What it is").selectOption("review");
  await press("Remove it: Bo Elm");
  await carryOut("Remove it");
  expect(() => data.read("reviews/bo-e.yaml")).toThrow(/ENOENT/);

  for (let step = 0; step < 3; step++) await press("Undo");
  await expect.poll(() => dataOf(data.dir)).toEqual(before);
}, 300_000);

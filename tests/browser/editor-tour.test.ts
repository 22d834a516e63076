// @module-tag nightly
import { afterAll, expect, test } from "vitest";
import { axeFaults, closeBrowser } from "../support/browser.ts";
import { city, editing, goTo, pine, says, textOf } from "../support/editor.ts";
import { dataOf } from "../support/folders.ts";
import { inRepository } from "../support/repository.ts";

afterAll(closeBrowser);

const hamel = "cities/lake-county/hamel.yaml";

test("somebody who reads only what the page says changes the site, and keeps it for good", async () => {
  const { data, url, page } = await editing(city);
  const git = inRepository(data);
  const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

  // The phone number.
  await page.locator("main site-text:visible", { hasText: "612-555-0100" }).first().click();
  await press("Change {phone}: 612-555-0100");
  await page.getByRole("textbox", { name: "phone", exact: true }).fill("612-555-0177");
  await says(page, /This changes all \d+ pages/);
  await press("Save");
  await says(page, "Saved.");

  // A typo in one city.
  await textOf(page, "push water under the edge").click();
  await page.keyboard.type(" Twice.");
  await says(page, /This changes this page/);
  await page.keyboard.press("Enter");
  await says(page, "Saved.");

  // The heading of one city alone.
  await page.locator("h1 site-text").first().click();
  await page.getByLabel("Only for Pine Bend").check();
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" since 1971");
  await says(page, "This changes this page only.");
  await page.keyboard.press("Enter");
  await says(page, "Saved.");
  await page.getByRole("heading", { level: 1, name: "Roofers in Pine Bend since 1971" }).waitFor();
  expect(data.read(pine)).toContain("customH1: Roofers in {city} since 1971\n");

  // A question for all cities.
  await press("Add or remove");
  await press("Add a question to the FAQ of all cities");
  await page.getByRole("textbox", { name: /^Question/ }).fill("Do you mend gutters in {city}?");
  await page.getByRole("textbox", { name: /^Answer/ }).fill("Yes, with every roof.");
  await press("Show what changes");
  await says(page, "3 pages change");
  const isLoaded = page.waitForEvent("load");
  await press("Add this question");
  await isLoaded;
  await page.getByText("Do you mend gutters in Pine Bend?").first().waitFor();

  // A city, and the city taken back.
  const before = dataOf(data.dir);
  await press("Add or remove");
  await press("Add a city");
  await page.getByLabel("Name of the city").fill("Hamel");
  await press("Show what changes");
  await says(page, "1 new page");
  expect(await axeFaults(page, (axe) => axe.include("dialog"))).toEqual([]);
  await press("Add this city");
  await page.getByRole("heading", { level: 1, name: "Roofers in Hamel" }).waitFor();
  expect(data.read(hamel)).toContain("city: Hamel\n");
  await press("Undo");
  await page.waitForURL(`${url}/?edit`);
  expect(dataOf(data.dir)).toEqual(before);

  // What search engines will see, and the commit.
  await goTo(page, `${url}${city}?edit`);
  await press("Changes");
  await press("What search engines will see");
  await page.getByText(/\d+ of \d+ pages changed/).waitFor({ timeout: 120_000 });
  const message = page.getByLabel("What was changed, in your words");
  expect(await message.inputValue()).toMatch(
    /^Change the office number for calls on all \d+ pages and 3 more changes/,
  );
  await press("Commit 5 files");
  await says(page, /Committed as [0-9a-f]+, with 5 files\./);
  expect(git("status", "--porcelain")).toBe("");
  expect(git("log", "-1", "--format=%s")).toMatch(/^Change the office number for calls/);
}, 300_000);

test("a page that is renamed or removed takes its links along, by keyboard and on a phone", async () => {
  const { data, url, page } = await editing("/contact", { viewport: { width: 360, height: 740 } });
  await page.getByRole("button", { name: "Add or remove" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Change its address" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("New address").fill("/write-to-us");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Rename it" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${url}/write-to-us?edit`);
  expect(data.read("redirects.yaml")).toContain("- from: /contact\n    to: /write-to-us\n");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.waitForURL(`${url}/?edit`);
  await goTo(page, `${url}${city}?edit`);
  await page.getByRole("button", { name: "Add or remove" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByRole("button", { name: "Show what changes" }).click();
  await says(page, "1 page goes");
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.waitForURL(`${url}/?edit`);
  expect(data.read("cities/lake-county/otter-falls.yaml")).toContain("- place: Pine Bend\n");
}, 300_000);

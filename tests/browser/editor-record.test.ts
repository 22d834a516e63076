// @module-tag nightly
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { closeBrowser, recordFaults } from "../support/browser.ts";
import { copyOfData } from "../support/data-folder.ts";
import { city, editing, pine, says } from "../support/editor.ts";
import { phone } from "../support/live-page.ts";
import { isOfVite } from "../support/running-site.ts";

afterAll(closeBrowser);

const sheetOf = (page: Page) => page.getByRole("region", { name: "All details" });

async function openSheet(page: Page) {
  await page.getByRole("button", { name: "All details" }).click();
  const sheet = sheetOf(page);
  await sheet.getByText(/^Title: \d+ of 561 pixels/).waitFor();
  await expectOneColumn(sheet);
  return sheet;
}

/** Fields stand below each other, however many there are. */
async function expectOneColumn(sheet: Locator) {
  const starts = await sheet
    .locator("form > :not(datalist)")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left)));
  expect(new Set(starts.slice(0, -1)).size, starts.join(" ")).toBe(1);
}

test("fields of a city are filled in, checked and saved in the sheet, and taken back in the bar", async () => {
  const { data, page } = await editing(city);
  const before = data.read(pine);
  const faults = recordFaults(page);
  const sheet = await openSheet(page);
  const title = sheet.getByRole("textbox", { name: "Title of the page" });
  await title.fill("Roofs in {town}");
  await sheet
    .locator(".field", { has: page.getByLabel("Title of the page") })
    .getByText(/no value has that name/)
    .waitFor();
  expect(await title.getAttribute("aria-invalid")).toBe("true");
  await title.fill("Roofs in {city} that keep the needles out");
  await sheet.getByText("This changes this page only.").waitFor();
  await sheet.locator(".result", { hasText: "Roofs in Pine Bend that keep the needles out" }).waitFor();
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText("Saved.").waitFor();
  expect(data.read(pine)).toBe(
    before.replace("customMeta:", "customTitle: Roofs in {city} that keep the needles out\ncustomMeta:"),
  );
  await expect.poll(() => page.title()).toBe("Roofs in Pine Bend that keep the needles out");
  await title.fill("");
  await sheet.getByText("This changes this page only.").waitFor();
  await title.press("Enter");
  await expect.poll(() => data.read(pine)).toBe(before);
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await says(page, "Undone.");
  expect(data.read(pine)).toContain("customTitle: ");
  expect(faults.filter((line) => !isOfVite(line))).toEqual([]);
});

test("entries come to lists, also to those that are missing, and nearby cities are found with their distance", async () => {
  const data = copyOfData();
  data.edit("pages/city.yaml", "keywords:\n  - roofers {city}\n", "");
  const { page } = await editing(city, {}, data);
  const sheet = await openSheet(page);
  const part = (name: string) =>
    sheet.locator("details", { has: page.locator("summary", { hasText: name }) }).last();
  await sheet.getByRole("combobox", { name: "All details of" }).selectOption("pages/city.yaml");
  await part("Keywords").locator("summary").click();
  await part("Keywords").getByRole("button", { name: "Add the first one" }).click();
  await page.keyboard.type("roof repair");
  await sheet.getByText("This changes this page and 2 others.").waitFor();
  await page.keyboard.press("Enter");
  await sheet.getByText("Saved.").waitFor();
  expect(data.read("pages/city.yaml")).toContain("\nkeywords:\n  - roof repair\n");
  await sheet.getByRole("combobox", { name: "All details of" }).selectOption(pine);
  await part("Places next to this city").locator("summary").first().click();
  await part("Places next to this city").getByRole("button", { name: "Add one" }).click();
  await page.keyboard.type("lake-county/otter-falls");
  await sheet.getByRole("status").getByText("Otter Falls, 6.7 miles").waitFor();
  await sheet.getByRole("button", { name: "Put back" }).click();
  await part("Landmarks in the city").locator("summary").click();
  const second = sheet.getByRole("group", { name: "Entry 2" });
  await second.getByRole("button", { name: "Move up" }).last().click();
  await sheet.getByText("Moves “Fire Tower” up.").waitFor();
  await sheet.getByText("This changes this page only.").waitFor();
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText("Saved.").waitFor();
  expect(data.read(pine)).toContain("[Fire Tower, Depot, Quarry Pool, Bend School]");
  expect(await sheet.getByRole("textbox", { name: "Landmarks in the city, 1" }).inputValue()).toBe(
    "Fire Tower",
  );
});

test("a section is chosen by what it is, and written in one column", async () => {
  const { data, page } = await editing("/contact");
  const sheet = await openSheet(page);
  await sheet.locator("summary", { hasText: "Sections of the page" }).click();
  await sheet.locator("summary", { hasText: "Add a section" }).click();
  // A page has one main heading and one form, and nothing of a city is known here.
  for (const kind of ["hero", "contact", "city-hero"])
    expect(await sheet.getByRole("button", { name: kind, exact: true }).count()).toBe(0);
  await sheet.getByRole("button", { name: "faq", exact: true }).click();
  await expectOneColumn(sheet);
  await sheet.getByRole("textbox", { name: "Heading of the section" }).fill("Before you write");
  await sheet
    .getByText(/"items" is missing/)
    .first()
    .waitFor();
  await sheet.getByRole("textbox", { name: "The question" }).fill("Do you come on Sundays?");
  await sheet.getByRole("textbox", { name: "The answer" }).fill("Yes, when it rains in.");
  await sheet.getByText("This changes this page only.").waitFor();
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText("Saved.").waitFor();
  expect(data.read("pages/contact.yaml")).toMatch(
    /\n {2}- kind: faq\n {4}heading: Before you write\n[\s\S]*in\.\n$/,
  );
  await page.getByRole("heading", { name: "Before you write" }).waitFor();
});

test("by keyboard and on a phone, the sheet is filled in, the point is moved, and nothing typed is lost", async () => {
  const { data, page } = await editing(city, phone);
  await page.getByRole("button", { name: "All details" }).focus();
  await page.keyboard.press("Enter");
  const sheet = sheetOf(page);
  await sheet.getByText(/^Title: \d+ of 561 pixels/).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  // What lies in a shadow is the editor's.
  const ours = violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ html, target }) => (Array.isArray(target[0]) ? [[id, html]] : [])),
  );
  expect(ours).toEqual([]);
  await sheet.getByRole("application").focus();
  await page.keyboard.press("ArrowUp");
  await sheet.getByText(/^This changes/).waitFor();
  await page.keyboard.press("Escape");
  await sheet.getByText("Save this change or put it back first.").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "All details" }).click();
  await sheet.getByText(/^This changes/).waitFor();
  const latitude = sheet.getByRole("textbox", { name: "Degrees north" });
  expect(Number(await latitude.inputValue())).toBeGreaterThan(45.1284);
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText("Saved.").waitFor();
  expect(data.read(pine)).toContain(`latitude: ${await latitude.inputValue()}\n`);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

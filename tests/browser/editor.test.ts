// @module-tag nightly
import { afterAll, expect, test } from "vitest";
import { axeFaults, closeBrowser, openTab, recordFaults } from "../support/browser.ts";
import { copyOfData } from "../support/data-folder.ts";
import { city, editing, goTo, openEditor, pine, says, textOf } from "../support/editor.ts";
import { phone } from "../support/live-page.ts";
import { isOfVite, startDev } from "../support/running-site.ts";

afterAll(closeBrowser);

test("a person finds the way in, changes a word where it stands, and takes it back", async () => {
  const data = copyOfData();
  const before = data.read(pine);
  const { url } = await startDev(data.dir);
  const page = await openTab();
  const faults = recordFaults(page);
  await page.goto(url + city);
  await page.getByRole("link", { name: "Edit this page" }).click();
  await page.getByRole("toolbar", { name: "Editor" }).waitFor();
  await textOf(page, "push water under the edge").click();
  await page.keyboard.type(" Call us.");
  await says(page, "This changes this page and 1 other.");
  await says(page, /cities\/lake-county\/pine-bend\.yaml:13:7/);
  await page.keyboard.press("Enter");
  await says(page, "Saved.");
  await textOf(page, "under the edge. Call us.").waitFor();
  expect(data.read(pine)).toBe(before.replace("under the edge.", "under the edge. Call us."));
  await page.getByRole("button", { name: "Changes" }).click();
  await says(page, /under the edge\. Call us\./);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await says(page, "Undone.");
  expect(data.read(pine)).toBe(before);
  await page.getByRole("button", { name: "Redo" }).click();
  await says(page, "Done again.");
  await page.getByRole("link", { name: "Close the editor" }).click();
  await page.getByText("under the edge. Call us.").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(faults.filter((line) => !isOfVite(line))).toEqual([]);
});

test("the way in and out by keyboard keeps the focus: at the first text, and at the way in again", async () => {
  const { url } = await startDev(copyOfData().dir);
  const page = await openTab();
  await page.goto(url + city);
  const way = page.getByRole("link", { name: "Edit this page" });
  await way.press("Enter");
  await page.getByRole("toolbar", { name: "Editor" }).waitFor();
  const first = page.locator("main [data-site-value]").first();
  expect(await first.evaluate((one) => document.activeElement?.contains(one))).toBe(true);
  // The button that calls has its drawing, as on the page that visitors see.
  expect(await page.locator("a.button .icon-phone").count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Close the editor" }).press("Enter");
  await way.waitFor();
  expect(await way.evaluate((one) => one.matches(":focus"))).toBe(true);
});

test("names in braces are chips, and are changed where they are written, for all pages", async () => {
  const { data, page } = await editing(city);
  await page.locator("h1 site-text").first().click();
  const chip = page.locator(".site-chip", { hasText: "Pine Bend" });
  expect(await chip.getAttribute("data-name")).toBe("city");
  await page.keyboard.press("Home");
  await page.keyboard.type("Good ");
  await says(page, "This changes this page and 2 others.");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1, name: "Roofers in Pine Bend" }).waitFor();
  await textOf(page, "5-year guarantee").click();
  await page.locator(".site-chip", { hasText: "5-year guarantee" }).click();
  const field = page.getByRole("textbox", { name: "warranty" });
  await field.fill("6-year guarantee");
  await says(page, /This changes this page and \d+ others\.|This changes all/);
  await field.press("Enter");
  await says(page, "Saved.");
  expect(data.read("business.yaml")).toContain("warranty: 6-year guarantee\n");
});

test("everything is done by keyboard, and on a phone", async () => {
  const { data, page } = await editing(city, phone);
  await textOf(page, "push water under the edge").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type(" Oh.");
  await says(page, "This changes this page and 1 other.");
  await page.keyboard.press("Enter");
  await says(page, "Saved.");
  expect(data.read(pine)).toContain("under the edge. Oh.");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/the edge\. Oh\.$/);
  expect(await axeFaults(page, (axe) => axe.include("#root"))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("what the checks refuse is said while it is typed, and stays there through a reload until it is right", async () => {
  const { data, page } = await editing(city);
  const before = data.read(pine);
  await textOf(page, "push water under the edge").click();
  await page.keyboard.type(" {town}");
  await says(page, /The text uses \{town\}, but no value has that name\./);
  await page.keyboard.press("Enter");
  expect(data.read(pine)).toBe(before);
  await page.locator("h1").click();
  await says(page, "Save this change or put it back first.");
  await goTo(page, page.url());
  await textOf(page, "push water under the edge").click();
  await says(page, /The text uses \{town\}/);
  await page.getByRole("button", { name: "Put back" }).click();
  await textOf(page, "push water under the edge").click();
  expect(await page.getByRole("textbox", { name: "Text", exact: true }).textContent()).not.toContain(
    "{town}",
  );
  expect(data.read(pine)).toBe(before);
});

test("entries of lists are added, moved and removed", async () => {
  const { data, page } = await editing(city);
  const before = data.read(pine);
  await textOf(page, "Fire Tower").click();
  await page.getByRole("button", { name: "Add one behind it" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("Bell Tower");
  await says(page, "This changes this page only.");
  await page.getByRole("button", { name: "Save" }).click();
  await textOf(page, "Bell Tower").click();
  await page.getByRole("button", { name: "Move up" }).click();
  await says(page, "Moves “Bell Tower” up.");
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "Saved.");
  expect(data.read(pine)).toContain("[Depot, Bell Tower, Fire Tower, Quarry Pool, Bend School]");
  await textOf(page, "Bell Tower").click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "Saved.");
  expect(data.read(pine)).toBe(before);
});

test("a value that somebody else has changed is a conflict with both, and neither is lost", async () => {
  const { data, url, page: mine } = await editing(city);
  const theirs = await openEditor(url, city);
  for (const page of [mine, theirs]) await textOf(page, "push water under the edge").click();
  await theirs.keyboard.type(" Theirs.");
  await theirs.keyboard.press("Enter");
  await says(theirs, "Saved.");
  await mine.keyboard.type(" Mine.");
  await says(mine, /Somebody else has changed this meanwhile/);
  await says(mine, /under the edge\. Theirs\./);
  await mine.getByRole("button", { name: "Save mine in its place" }).click();
  await says(mine, "Saved.");
  expect(data.read(pine)).toContain("under the edge. Mine.");
  await mine.getByRole("button", { name: "Undo" }).click();
  await says(mine, "Undone.");
  expect(data.read(pine)).toContain("under the edge. Theirs.");
});

test("pictures, choices of a form, links and what search engines show are edited in the panel", async () => {
  const { data, url, page } = await editing(
    "/contact",
    {},
    copyOfData().write("images/roof-repair.yaml", "alt: A roof with moss on it\n"),
  );
  await page.getByRole("button", { name: "In search results" }).click();
  await page.getByRole("textbox", { name: "Title in search results" }).fill("Ask us | {businessName}");
  await says(page, "This changes this page only.");
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "Saved.");
  await expect.poll(() => page.title()).toBe("Ask us | Maple & Sons Roofing");
  await goTo(page, `${url}${city}?edit`);
  await page.getByRole("link", { name: "Get a quote" }).first().click();
  await page.getByRole("combobox", { name: "Leads to" }).fill("/nowhere");
  await says(page, /nowhere/);
  await page.keyboard.press("Escape");
  await goTo(page, `${url}/?edit`);
  await page.locator("main img[data-site-values]").first().click({ force: true });
  const picture = page.getByRole("textbox", { name: "What it shows, for people who cannot see it" });
  await picture.fill("A roof that we mended");
  await says(page, /This changes/);
  await picture.press("Enter");
  await says(page, "Saved.");
  await page.locator('img[alt="A roof that we mended"]').first().waitFor();
  expect(data.read("images/roof-repair.yaml")).toBe("alt: A roof that we mended\n");
});

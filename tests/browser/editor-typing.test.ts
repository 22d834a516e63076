// @module-tag nightly
import { afterAll, expect, test } from "vitest";
import { editPath } from "../../scripts/dev/editing/messages.ts";
import { closeBrowser } from "../support/browser.ts";
import { copyOfData, fixtureSite } from "../support/data-folder.ts";
import { city, editing, pine, says, textOf } from "../support/editor.ts";
import { hold, phone } from "../support/live-page.ts";

afterAll(closeBrowser);

test("while a change is being saved, no key saves it twice or puts it back, and what is typed is the next change", async () => {
  const { data, page } = await editing(city);
  await textOf(page, "push water under the edge").click();
  await page.keyboard.type(" One.");
  await says(page, /^This changes/);
  const release = await hold(page, `**${editPath}`);
  for (const key of ["Enter", "Enter", "Escape"]) await page.keyboard.press(key);
  await says(page, "Saving …");
  await page.keyboard.type(" Two.");
  release();
  await expect.poll(() => data.read(pine)).toContain("under the edge. One.\n");
  await says(page, /^This changes/);
  await page.keyboard.press("Enter");
  await says(page, "Saved.");
  expect(data.read(pine)).toContain("under the edge. One. Two.\n");
});

test("what was typed before a reload is not lost where somebody else has changed the value meanwhile", async () => {
  const { data, page } = await editing(city);
  await textOf(page, "push water under the edge").click();
  await page.keyboard.type(" Mine.");
  await says(page, /^This changes/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type(" All mine.");
  await says(page, /^This changes/);
  data.edit(pine, "Needles fill", "Cones fill");
  await page.reload();
  await page.getByRole("button", { name: "Go on with it" }).click();
  await says(page, "Somebody else has changed this meanwhile");
  expect(await page.getByRole("textbox", { name: "Text", exact: true }).textContent()).toMatch(
    /^Needles fill .* Mine\. All mine\.$/,
  );
  await page.getByRole("button", { name: "Save mine in its place" }).click();
  await says(page, "Saved.");
  expect(data.read(pine)).toContain("lead: Needles fill");
});

test("what is told late of a text that was put back does not stand in the bar of the next one", async () => {
  const { page } = await editing(city);
  const release = await hold(page, `**${editPath}`);
  await textOf(page, "push water under the edge").click();
  const asked = page.waitForRequest(`**${editPath}`);
  await page.keyboard.type(" One.");
  await asked;
  await page.keyboard.press("Escape");
  await textOf(page, "Fire Tower").click();
  const told = page.waitForResponse(`**${editPath}`);
  release();
  await (await told).finished();
  await page.waitForTimeout(200);
  await says(page, /^Enter saves/);
});

test("what is pressed and typed before the page shows what was saved, goes to what was pressed", async () => {
  const { data, page } = await editing(city);
  for (const [held, address] of [
    ["Three.", `**${editPath}`],
    ["Four.", `**${city}?edit`],
  ] as const) {
    await textOf(page, "push water under the edge").click();
    await page.keyboard.type(` ${held}`);
    const release = await hold(page, address);
    await page.keyboard.press("Enter");
    await textOf(page, "Fire Tower").click();
    await page.keyboard.type(` ${held}!`);
    for (const key of ["Backspace", "Enter"]) await page.keyboard.press(key);
    release();
    await expect.poll(() => data.read(pine)).toMatch(new RegExp(`Fire Tower.* ${held},`));
    await says(page, "Saved.");
    await page.unroute(address);
  }
  expect(data.read(pine)).toContain("under the edge. Three. Four.\n");
});

test("a number that is typed over that of the business is refused on its link, and offered as the new one everywhere", async () => {
  const { data, page } = await editing(city);
  const before = data.read("navigation.yaml");
  await page.locator('header a[href^="tel:"]').first().click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("(612) 555-0199");
  await says(page, "but it shows (612) 555-0199.");
  await says(page, "Is (612) 555-0199 the new {phone}?");
  await page.getByRole("button", { name: "Change it everywhere" }).click();
  await says(page, /^This changes all/);
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "Saved.");
  expect(data.read("business.yaml")).toContain("phone: (612) 555-0199\n");
  expect(data.read("navigation.yaml")).toBe(before);
  await page.locator('header a[href="tel:+16125550199"]').first().waitFor({ state: "attached" });
});

test("a press in the text of a link, a button or a label follows and sends nothing", async () => {
  const { page } = await editing("/contact");
  const address = page.url();
  for (const kind of ["a", "button", "label"]) {
    const text = page.locator(`:is(main, footer) ${kind} site-text:visible`).first();
    await text.click();
    const field = page.locator("site-field");
    await field.click();
    await page.keyboard.type("x y");
    expect(await field.textContent(), kind).toContain("x y");
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
  }
  expect(page.url()).toBe(address);
});

test("the Enter that ends the composing of a letter saves nothing", async () => {
  const { data, page } = await editing(city);
  const before = data.read(pine);
  await textOf(page, "push water under the edge").click();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.imeSetComposition", { text: "é", selectionStart: 1, selectionEnd: 1 });
  await page.locator("site-field").dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await says(page, /^This changes/);
  expect(data.read(pine)).toBe(before);
});

test("mistakes that lie over the page can be hidden, and the words that are typed wait", async () => {
  const { data, page } = await editing(city);
  const navigation = data.read("navigation.yaml");
  await textOf(page, "push water under the edge").click();
  await page.keyboard.type(" One.");
  data.write("navigation.yaml", `${navigation}header: [\n`);
  await page.getByRole("button", { name: /^Hide until/ }).click();
  await page.getByRole("alertdialog").waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  await says(page, /navigation\.yaml:\d+/);
  data.write("navigation.yaml", navigation);
  await expect
    .poll(async () => {
      await page.keyboard.press("Enter");
      return data.read(pine);
    })
    .toContain("under the edge. One.\n");
});

test("on a phone, the menu, the floating bar and the last lines can be edited, and the bar covers none of them", async () => {
  const { page } = await editing(
    "/",
    { ...phone, reducedMotion: "reduce" },
    copyOfData(fixtureSite("roofer-ma")),
  );
  for (const place of [".mobile-menu a", ".mobile-menu summary", ".floating-bar a", "footer a"]) {
    await page.locator(`${place} site-text:visible`).last().click();
    await says(page, /^Enter saves/);
    const field = page.locator("site-field");
    await field.click();
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
  }
});

test("by keyboard, the fields of the bar follow the text that is typed in the page", async () => {
  const { page } = await editing(city);
  await textOf(page, "push water under the edge").focus();
  for (const key of ["Enter", "Tab"]) await page.keyboard.press(key);
  expect(await page.getByRole("button", { name: "Save" }).evaluate((one) => one.matches(":focus"))).toBe(
    true,
  );
  await page.keyboard.press("Escape");
  await says(page, /^Press any text/);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/under the edge\.$/);
});

test("a press on an empty field of a form changes the text that is beside it", async () => {
  const { page } = await editing("/ask-for-a-quote", {}, copyOfData(fixtureSite("roofer-ma")));
  await page.getByLabel("First name").click();
  expect(await page.getByRole("textbox", { name: "Text", exact: true }).textContent()).toBe("First name");
});

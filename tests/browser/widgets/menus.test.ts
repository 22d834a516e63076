import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, openTab, recordFaults } from "../../support/browser.ts";
import { delayScripts, follow, hold, makeLive, openLive, phone } from "../../support/live-page.ts";

const city = "/painters-irvine-orange-county";
const button = (page: Page, name: string) => page.locator(".main-menu button", { hasText: name });
const expanded = (page: Page, name: string) => button(page, name).getAttribute("aria-expanded");
const shown = (page: Page) =>
  page.locator(".has-menu").evaluateAll((items) =>
    items
      .filter((item) => {
        const list = item.querySelector(".menu");
        return list && getComputedStyle(list).visibility === "visible";
      })
      .map((item) => item.querySelector("button")?.textContent),
  );

test("the menus of wide screens open under mouse and focus where script is switched off", async () => {
  const page = await openPage(city, { javaScriptEnabled: false });
  await button(page, "Services").hover();
  const list = page.locator("#menu-2");
  await list.waitFor({ state: "visible" });
  await page.mouse.move(300, 650);
  await list.waitFor({ state: "hidden" });
  await button(page, "Areas").focus();
  await page.locator("#menu-3 a", { hasText: "Map of all service areas" }).click();
  await page.waitForURL("**/service-areas");
});

describe("the menus of wide screens", { tags: "nightly" }, () => {
  test("are buttons that say what they open", async () => {
    const page = await openLive(city);
    for (const name of ["Services", "Areas", "Resources"]) {
      const id = await button(page, name).getAttribute("aria-controls");
      expect(await page.locator(`#${id}`).count()).toBe(1);
      expect(await expanded(page, name)).toBe("false");
    }
  });

  test("open under the mouse, one at a time, and close when it leaves", async () => {
    const page = await openLive(city);
    await button(page, "Services").hover();
    await expect.poll(() => shown(page)).toEqual(["Services"]);
    expect(await expanded(page, "Services")).toBe("true");
    await button(page, "Resources").hover();
    await expect.poll(() => shown(page)).toEqual(["Resources"]);
    await page.locator("#menu-5 a").first().hover();
    await page.waitForTimeout(400);
    expect(await shown(page)).toEqual(["Resources"]);
    await page.mouse.move(300, 650);
    await expect.poll(() => shown(page)).toEqual([]);
  });

  test("stay open for a click of the mouse that hovers, and close at the next", async () => {
    const page = await openLive(city);
    await button(page, "Services").hover();
    await button(page, "Services").click();
    await page.mouse.move(300, 650);
    await page.waitForTimeout(400);
    expect(await expanded(page, "Services")).toBe("true");
    await button(page, "Services").click();
    expect(await expanded(page, "Services")).toBe("false");
  });

  test("close where a click lands elsewhere", async () => {
    const page = await openLive(city);
    await button(page, "Services").click();
    await button(page, "Services").click();
    await button(page, "Services").click();
    await page.mouse.click(200, 690);
    await expect.poll(() => shown(page)).toEqual([]);
  });

  test("open under the focus, and close where it moves on", async () => {
    const page = await openLive(city);
    await page.locator(".main-menu a", { hasText: "About" }).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => shown(page)).toEqual(["Services"]);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("/house-painting");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => shown(page)).toEqual([]);
  });

  test("open and close by touch, not by the hover that a touch pretends", async () => {
    const page = await openLive(city, { hasTouch: true });
    await button(page, "Areas").tap();
    await expect.poll(() => shown(page)).toEqual(["Areas"]);
    await button(page, "Services").tap();
    await expect.poll(() => shown(page)).toEqual(["Services"]);
    await button(page, "Services").tap();
    await expect.poll(() => shown(page)).toEqual([]);
  });

  test("leave nothing open after a link in them, nor after back and forward", async () => {
    const page = await openLive(city);
    await button(page, "Services").hover();
    await page.locator(".menu a", { hasText: "Cabinet painting" }).click();
    await page.waitForURL("**/cabinet-painting");
    await expect.poll(() => shown(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    await button(page, "Areas").focus();
    await page.goBack();
    await page.waitForURL(`**${city}`);
    await expect.poll(() => shown(page)).toEqual([]);
    await page.goForward();
    await page.waitForURL("**/cabinet-painting");
    await expect.poll(() => shown(page)).toEqual([]);
  });

  test("mark the page that is shown, also after going to another", async () => {
    const page = await openLive("/house-painting");
    const current = () =>
      page
        .locator(".main-menu [aria-current]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(await current()).toEqual(["/house-painting"]);
    await page.locator(".main-menu a", { hasText: "Referral" }).click();
    await page.waitForURL("**/referral");
    await expect.poll(current).toEqual(["/referral"]);
  });

  test("list both counties side by side, and scroll where the window is low", async () => {
    const page = await openLive(city, { viewport: { width: 1280, height: 500 } });
    await button(page, "Areas").click();
    await expect.poll(() => shown(page)).toEqual(["Areas"]);
    const menu = page.locator(".menu-areas");
    const lefts = await menu
      .locator(".menu-county")
      .evaluateAll((counties) => counties.map((county) => county.getBoundingClientRect().left));
    expect(lefts).toHaveLength(2);
    expect(lefts[1]).toBeGreaterThan(lefts[0] ?? 0);
    await menu.hover();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });

  test("open before the script for them has arrived, and stay open when it does", async () => {
    const page = await openTab();
    const release = await hold(page, "**/assets/chunks/**");
    await page.goto(city);
    await button(page, "Services").hover();
    await expect.poll(() => shown(page)).toEqual(["Services"]);
    release();
    await page.locator(":root[data-menus]").waitFor({ state: "attached" });
    expect(await shown(page)).toEqual(["Services"]);
    await page.mouse.move(300, 650);
    await expect.poll(() => shown(page)).toEqual([]);
  });
});

const opener = (page: Page) => page.locator(".header-row .menu-button");
const dialog = (page: Page) => page.locator("dialog.mobile-menu");
const hasFocus = (page: Page) => opener(page).evaluate((element) => element === document.activeElement);

test("the menu of narrow screens opens, folds its lists out and in, and gives the focus back when it closes", async () => {
  const page = await openLive(city, phone);
  await opener(page).tap();
  await dialog(page).waitFor({ state: "visible" });
  const anaheim = dialog(page).locator("a", { hasText: "Anaheim" });
  expect(await anaheim.isVisible()).toBe(false);
  await dialog(page).locator("summary", { hasText: "Areas" }).tap();
  expect(await anaheim.isVisible()).toBe(true);
  await dialog(page).locator("summary", { hasText: "Areas" }).tap();
  expect(await anaheim.isVisible()).toBe(false);
  await dialog(page).locator(".menu-button").tap();
  await dialog(page).waitFor({ state: "hidden" });
  expect(await hasFocus(page)).toBe(true);
});

describe("the menu of narrow screens", { tags: "nightly" }, () => {
  test("fills the screen, and its list of areas scrolls to its end", async () => {
    const page = await openLive(city, phone);
    await opener(page).tap();
    await dialog(page).waitFor({ state: "visible" });
    const box = await dialog(page).boundingBox();
    expect(box).toMatchObject({
      x: 0,
      y: 0,
      width: page.viewportSize()?.width,
      height: page.viewportSize()?.height,
    });
    await dialog(page).locator("summary", { hasText: "Areas" }).tap();
    const last = dialog(page).locator(".menu-county").last().locator("a").last();
    await last.scrollIntoViewIfNeeded();
    expect(await last.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(
      true,
    );
  });

  test("closes when its link leads to the page that is shown already", async () => {
    const page = await openLive("/referral", phone);
    await opener(page).tap();
    await dialog(page).locator("a", { hasText: "Referral" }).tap();
    await dialog(page).waitFor({ state: "hidden" });
  });

  test("closes when the browser goes back", async () => {
    const page = await openLive(city, phone);
    await follow(page, "/about-us", "footer");
    await opener(page).tap();
    await dialog(page).waitFor({ state: "visible" });
    await page.goBack();
    await page.waitForURL(`**${city}`);
    await dialog(page).waitFor({ state: "hidden" });
  });

  const withoutPopovers = () => {
    for (const name of ["popover", "showPopover", "hidePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    addEventListener("click", (event) => event.preventDefault(), true);
  };

  test("is modal once script is there: what lies behind it cannot be reached", async () => {
    const page = await openTab(phone);
    const faults = recordFaults(page);
    await page.goto(city);
    await makeLive(page);
    await opener(page).tap();
    await dialog(page).waitFor({ state: "visible" });
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    expect(faults).toEqual([]);
  });

  test("works where browsers know no popovers", async () => {
    const page = await openTab(phone);
    await page.addInitScript(withoutPopovers);
    await page.goto(city);
    await makeLive(page);
    await opener(page).tap();
    await dialog(page).waitFor({ state: "visible" });
    await dialog(page).locator(".menu-button").tap();
    await dialog(page).waitFor({ state: "hidden" });
  });

  test("opens late rather than never, where the script for it was still on its way", async () => {
    const page = await openTab(phone);
    await page.addInitScript(withoutPopovers);
    await delayScripts(page, 600);
    await page.goto(city);
    await opener(page).tap();
    expect(await dialog(page).isVisible()).toBe(false);
    await dialog(page).waitFor({ state: "visible" });
  });

  test("opens where script is switched off", async () => {
    const page = await openPage(city, { ...phone, javaScriptEnabled: false });
    await opener(page).tap();
    await dialog(page).waitFor({ state: "visible" });
    await dialog(page).locator("summary", { hasText: "Services" }).tap();
    await dialog(page).locator("a", { hasText: "Cabinet painting" }).tap();
    await page.waitForURL("**/cabinet-painting");
  });
});

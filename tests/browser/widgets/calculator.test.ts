import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openTab, recordFaults } from "../../support/browser.ts";
import { delayScripts, follow, isMarked, markDocument, openLive, phone } from "../../support/live-page.ts";
import { few } from "../../support/nightly.ts";

const path = "/painting-calculator";
const area = (page: Page) => page.locator("[name=squareFootage]");
const address = (page: Page) => page.locator("[name=address]");
const button = (page: Page) => page.locator(".calculator-form [type=submit]");
/** The ticket as a visitor hears of it: the blank one is none. */
const ticket = (page: Page) => page.getByRole("region", { name: "Your rough estimate" });
const total = (page: Page) => page.locator(".ticket-total").textContent();
const choose = (page: Page, name: string) => page.locator(".tile", { hasText: name }).click();

const devices = [
  ["a phone", phone],
  ["a wide screen", {}],
] as const;

describe.each(few(devices, 1))("the calculator on %s", (_, device) => {
  test("makes a range of whole dollars from an area and shows the notice of the data", async () => {
    const page = await openLive(path, device);
    await area(page).fill("1800");
    await button(page).click();
    expect(await total(page)).toBe("$5,220 to $7,200");
    expect(await page.locator('.notices [role="status"]').textContent()).toContain(
      "Estimate Calculated Based on 1,800 square feet",
    );
    expect(await page.locator(".ticket dd").allTextContents()).toEqual(["1,800 sq ft", "Exterior"]);
    expect(await page.locator(".ticket").textContent()).toContain("This is a rough estimate only.");
    await expect
      .poll(async () => {
        const box = await page.locator(".ticket-total").boundingBox();
        return box !== null && box.y > 64 && box.y + box.height < (page.viewportSize()?.height ?? 0);
      })
      .toBe(true);
  });
});

describe("the calculator", () => {
  test("has its form, the blank ticket and the samples on the first screen", {
    tags: "nightly",
  }, async () => {
    const page = await openLive(path, { viewport: { width: 1280, height: 800 } });
    const bottoms = await page.evaluate(() =>
      [".calculator-form", ".ticket", ".samples table"].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN,
      ),
    );
    expect(Math.max(...bottoms)).toBeLessThan(800);
  });

  test.each([
    ["Exterior", "1000", "$2,900 to $4,000"],
    ["Interior", "1000", "$3,000 to $6,000"],
    ["Interior", "1,234.5", "$3,704 to $7,407"],
    ["Exterior", "2400 sq ft", "$6,960 to $9,600"],
    ["Exterior", "10", "$29 to $40"],
    ["Exterior", "1,000,000", "$2,900,000 to $4,000,000"],
  ])("reckons %s for %s", { tags: "nightly" }, async (type, text, range) => {
    const page = await openLive(path);
    await choose(page, type);
    await area(page).fill(text);
    await button(page).click();
    expect(await total(page)).toBe(range);
  });

  test.each(few(["0", "-5", "many", "1e3", "1.2.3", "0.1", "220 m²", "9".repeat(400)], 1))(
    "refuses the area %j at the field",
    async (text) => {
      const page = await openLive(path);
      await area(page).fill(text);
      await button(page).click();
      expect(await page.locator(".field-error").textContent()).toBe(
        "Enter the square footage as a number from 10 to 1,000,000, such as 2,400",
      );
      expect(await area(page).getAttribute("aria-invalid")).toBe("true");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("squareFootage");
      expect(await ticket(page).count()).toBe(0);
      await area(page).fill("5");
      expect(await page.locator(".field-error").count()).toBe(0);
    },
  );

  test("can be pressed once either field holds something, whatever the mode", {
    tags: "nightly",
  }, async () => {
    const page = await openLive(path);
    expect(await button(page).isDisabled()).toBe(true);
    await area(page).fill("  ");
    expect(await button(page).isDisabled()).toBe(true);
    await area(page).fill("1800");
    expect(await button(page).isDisabled()).toBe(false);
    await choose(page, "Property address");
    expect(await button(page).isDisabled()).toBe(false);
    await button(page).click();
    expect(await page.locator(".field-error").textContent()).toBe("Enter the address of the property");
    await choose(page, "Square footage");
    await area(page).fill("");
    expect(await button(page).isDisabled()).toBe(true);
    await choose(page, "Property address");
    await address(page).fill("1 Main Street");
    await choose(page, "Square footage");
    expect(await button(page).isDisabled()).toBe(false);
    await button(page).click();
    expect(await page.locator(".field-error").textContent()).toBe(
      "Enter the square footage as a number from 10 to 1,000,000, such as 2,400",
    );
  });

  test.each(
    few(
      [
        ["a phone", phone],
        ["a wide screen", {}],
      ] as const,
      1,
    ),
  )("fills the blank ticket on %s, and nothing moves", async (_, device) => {
    const page = await openLive(path, device);
    const places = () =>
      page.evaluate(() =>
        [".ticket", ".ticket-total", ".ticket a", ".samples table"].map((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return [selector, Math.round((box?.top ?? 0) + scrollY), Math.round(box?.height ?? 0)];
        }),
      );
    await area(page).fill("1800");
    const blank = await places();
    expect(await page.locator(".ticket dd, .ticket-total").allTextContents()).toEqual(["", "", ""]);
    await button(page).click();
    expect(await total(page)).toBe("$5,220 to $7,200");
    expect(await places()).toEqual(blank);
  });

  test("keeps its result until the next calculation", { tags: "nightly" }, async () => {
    const page = await openLive(path);
    await area(page).fill("1800");
    await button(page).click();
    await area(page).fill("900");
    await choose(page, "Interior");
    await choose(page, "Property address");
    expect(await total(page)).toBe("$5,220 to $7,200");
    await choose(page, "Square footage");
    await button(page).click();
    expect(await total(page)).toBe("$2,700 to $5,400");
  });

  test("works with the keyboard alone", { tags: "nightly" }, async () => {
    const page = await openLive(path);
    await page.locator("[name=inputMode]").first().focus();
    await page.keyboard.press("ArrowDown");
    expect(await address(page).isVisible()).toBe(true);
    expect(await area(page).isVisible()).toBe(false);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2000");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await total(page)).toBe("$6,000 to $12,000");
    await area(page).focus();
    await page.keyboard.press("End");
    await page.keyboard.type("0");
    await page.keyboard.press("Enter");
    expect(await total(page)).toBe("$60,000 to $120,000");
  });

  test("leads to the quote with a new document", { tags: "nightly" }, async () => {
    const page = await openLive(path);
    await area(page).fill("1800");
    await button(page).click();
    await markDocument(page);
    await page.getByRole("link", { name: "Get a Free Detailed Quote" }).click();
    await page.waitForURL("**/contact-us");
    expect(await isMarked(page)).toBe(false);
  });

  test("takes up what was typed while its script was on its way", { tags: "nightly" }, async () => {
    const page = await openTab();
    await delayScripts(page, 1500);
    await page.goto(path);
    await choose(page, "Interior");
    await area(page).fill("1800");
    expect(await button(page).isDisabled()).toBe(true);
    await expect.poll(() => button(page).isDisabled(), { timeout: 8000 }).toBe(false);
    await button(page).click();
    expect(await total(page)).toBe("$5,400 to $10,800");
  });

  test("shows ready examples where script is switched off", async () => {
    const page = await openTab({ javaScriptEnabled: false });
    const faults = recordFaults(page);
    await page.goto(path);
    expect(await page.locator(".samples td").first().textContent()).toBe("$3,480 to $4,800");
    expect(await page.locator(".samples .scriptless").isVisible()).toBe(true);
    expect(await page.locator(".ticket-blank .ticket-total").isVisible()).toBe(true);
    expect(await ticket(page).count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test("starts anew after back and forward", { tags: "nightly" }, async () => {
    const page = await openLive(path);
    await area(page).fill("1800");
    await button(page).click();
    await follow(page, "/about-us", "footer");
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await area(page).waitFor();
    expect(await ticket(page).count()).toBe(0);
    expect(await button(page).isDisabled()).toBe(true);
  });
});

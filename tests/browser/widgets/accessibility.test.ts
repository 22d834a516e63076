// @module-tag nightly
import { describe, expect, inject, test } from "vitest";
import { axeFaults } from "../../support/browser.ts";
import { openLive } from "../../support/live-page.ts";
import { setFaults } from "../../support/stand-ins.ts";

const open = (path: string, width: number, colorScheme: "light" | "dark" = "light") =>
  openLive(path, { viewport: { width, height: 800 }, bypassCSP: true, reducedMotion: "reduce", colorScheme });

describe("axe finds nothing", () => {
  test.each(["Services", "Areas", "Resources"])("with the menu %s open", async (name) => {
    const page = await open("/house-painting", 1280);
    await page.locator(".main-menu button", { hasText: name }).click();
    expect(await axeFaults(page)).toEqual([]);
  });

  test("with the menu of narrow screens open", async () => {
    const page = await open("/house-painting", 360);
    await page.locator(".header-row .menu-button").click();
    for (const summary of await page.locator("dialog summary").all()) await summary.click();
    expect(await axeFaults(page)).toEqual([]);
  });

  test.each([360, 1280])("with every error of the form shown at %d pixels", async (width) => {
    const page = await open("/contact-us", width);
    await page.locator("form.sheet [type=submit]").click();
    expect(await page.locator(".field-error").count()).toBe(8);
    expect(await axeFaults(page)).toEqual([]);
  });

  test.each(["light", "dark"] as const)("with notices and a result shown, in the %s theme", async (theme) => {
    for (const width of [360, 1280]) {
      const page = await open("/painting-calculator", width, theme);
      await setFaults(page.context(), inject("built").url, { "get-property-data": 500 });
      await page.locator("[name=squareFootage]").fill("1800");
      await page.locator(".calculator-form [type=submit]").click();
      await page.locator(".ticket:not(.ticket-blank)").waitFor();
      await page.locator('[role="status"] .notice').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.locator(".tile", { hasText: "Property address" }).click();
      await page.locator("[name=address]").fill("1 Main Street");
      await page.locator(".calculator-form [type=submit]").click();
      await page.locator('[role="alert"] .notice').waitFor();
      expect(await page.locator(".notice").count()).toBe(1);
      expect(await axeFaults(page)).toEqual([]);
    }
  });

  test.each([360, 1280])("on a project with its edge moved at %d pixels", async (width) => {
    const page = await open("/projects/apartment-exterior-paint-costa-mesa", width);
    await page.locator(".split-handle").first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await axeFaults(page)).toEqual([]);
  });
});

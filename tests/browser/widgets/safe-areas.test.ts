// @module-tag nightly
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openLive } from "../../support/live-page.ts";

/** A live page on a screen of which the device covers the given parts, in pixels. */
async function openCovered(
  path: string,
  insets: { top: number; right: number; bottom: number; left: number },
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await openLive(path, { ...options, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  return page;
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`No ${selector}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

describe("on a phone whose screen is partly covered", () => {
  test("the page reaches below the cover", async () => {
    const page = await openLive("/about-us");
    const content = await page.locator('meta[name="viewport"]').getAttribute("content");
    expect(content).toBe("width=device-width, initial-scale=1, viewport-fit=cover");
  });

  test("upright, the buttons at the bottom, the header, and the menu stay clear of it", async () => {
    const insets = { top: 59, right: 0, bottom: 34, left: 0 };
    const page = await openCovered("/about-us", insets, { viewport: { width: 393, height: 852 } });
    expect((await boxOf(page, ".floating-bar")).bottom).toBe(852);
    expect((await boxOf(page, ".floating-bar a")).bottom).toBeLessThanOrEqual(852 - 34);
    expect((await boxOf(page, ".site-header")).y).toBe(0);
    expect((await boxOf(page, ".header-row")).y).toBeGreaterThanOrEqual(59);
    await page.locator(".header-row .menu-button").click();
    await page.locator("dialog[open]").waitFor();
    await expect.poll(async () => (await boxOf(page, "dialog .menu-button")).y).toBeGreaterThanOrEqual(59);
    expect((await boxOf(page, ".mobile-menu-foot .button")).bottom).toBeLessThanOrEqual(852 - 34);
  });

  test.each([
    ["low", { width: 852, height: 393 }],
    ["high", { width: 932, height: 460 }],
  ])("on its side, no text lies below it (%s)", async (_, viewport) => {
    const insets = { top: 0, right: 59, bottom: 21, left: 59 };
    const page = await openCovered("/about-us", insets, { viewport });
    for (const selector of [".brand-link", "h1", "main p", ".site-footer a"])
      expect((await boxOf(page, selector)).x).toBeGreaterThanOrEqual(59);
    for (const selector of [".header-row > :last-child", ".floating-bar a:visible", "main p"])
      expect((await boxOf(page, selector)).right).toBeLessThanOrEqual(viewport.width - 59);
  });

  test("nothing is wider than the screen", async () => {
    const insets = { top: 0, right: 59, bottom: 21, left: 59 };
    for (const path of ["/", "/projects/house-exterior-paint-long-beach", "/painters-irvine-orange-county"]) {
      const page = await openCovered(path, insets, { viewport: { width: 852, height: 393 } });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    }
  });
});

import type { BrowserContextOptions, Page } from "playwright-core";
import { openTab } from "./browser.ts";

/** Opens a page, gives it a first sign of intent and waits until menus and application answer. */
export async function openLive(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openTab(options);
  await page.goto(path);
  await makeLive(page);
  return page;
}

/** Waits until everything on the page that needs script has it. */
export async function makeLive(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.locator(":root[data-live][data-menus]").waitFor({ state: "attached" });
}

/** Lets the pages of a tab believe that they have been open for a minute: tests fill in a form faster than people. */
export async function ageTab(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
}

/** The phone that tests hold in hand. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

import type { BrowserContextOptions, Page } from "playwright-core";
import { openTab } from "./browser.ts";

declare global {
  interface Window {
    marker?: true;
  }
}

/** Marks the document of a tab: another one that takes its place does not have the mark. */
export function markDocument(tab: { evaluate(run: () => void): Promise<void> }): Promise<void> {
  return tab.evaluate(() => {
    window.marker = true;
  });
}

export function isMarked(tab: { evaluate(run: () => boolean): Promise<boolean> }): Promise<boolean> {
  return tab.evaluate(() => window.marker === true);
}

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

/** Holds requests back until the function is called that this returns. */
export async function hold(page: Page, urls: string, then: "continue" | "abort" = "continue") {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await released;
    await route[then]();
  });
  return release;
}

export async function delayScripts(page: Page, ms: number): Promise<void> {
  await page.route("**/assets/chunks/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

/** Follows a link of the page by script, which needs it nowhere in view. */
export async function follow(page: Page, path: string, within = ""): Promise<void> {
  await page.evaluate(
    (link) => document.querySelector<HTMLElement>(link)?.click(),
    `${within} a[href="${path}"]`,
  );
  await page.waitForURL(`**${path}`);
}

// @module-tag nightly
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openPage, openTab, openTabWithType } from "../support/browser.ts";
import { listRoutes, onePerType } from "../support/routes.ts";
import { unreadableText } from "../support/unreadable-text.ts";

const paths = [...onePerType(listRoutes()).map(({ path }) => path), "/no-such-page"];
const windows = [
  [320, 640],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

async function unreadable(page: Page, prepare: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      await prepare();
      for (const fault of await unreadableText(page)) found.push(`${path} at ${width}: ${fault}`);
    }
  }
  return found;
}

/** The spacing that a visitor may set, after WCAG 2.2, 1.4.12; put in beside the page's policy, as a browser does. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test("every page stays readable with the text spacing of WCAG 1.4.12", async () => {
  const page = await openTab();
  const widen = () =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
  expect(await unreadable(page, widen)).toEqual([]);
});

test.each([24, 32])("every page stays readable with a default font of %d px", async (size) => {
  const page = await openTabWithType(size, inject("built").url);
  expect(await unreadable(page, async () => undefined)).toEqual([]);
});

test.each([
  [640, 360],
  [844, 390],
])(
  "a phone on its side, %d by %d, keeps a call button of 44 px that covers no text at the end",
  async (width, height) => {
    const page = await openPage("/", { viewport: { width, height } });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const call = await page.locator(".floating-bar a").first().boundingBox();
    const last = await page.locator(".footer-legal").boundingBox();
    expect(call?.height).toBeGreaterThanOrEqual(44);
    expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThanOrEqual(height);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(call?.y ?? 0);
  },
);

// @module-tag nightly
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { openPage, openTab, recordRequests } from "../../support/browser.ts";
import { makeLive, openLive } from "../../support/live-page.ts";

const { dir, url } = inject("built");
const city = "/painters-irvine-orange-county";
const recordPageData = (page: Page) =>
  recordRequests(page, (request) => request.url().includes("/page-data/"));
const live = (page: Page) => page.locator(":root[data-live]").waitFor({ state: "attached" });

describe("a page becomes live", () => {
  test.each([
    ["the mouse", (page: Page) => page.mouse.move(200, 300)],
    ["a key", (page: Page) => page.keyboard.press("Shift")],
    ["the focus", (page: Page) => page.locator(".brand-link").focus()],
    ["a touch", (page: Page) => page.touchscreen.tap(100, 300)],
  ])("at the first sign of %s, where there is only something to read", async (_, give) => {
    const page = await openTab({ hasTouch: true });
    await page.goto("/about-us", { waitUntil: "networkidle" });
    expect(await page.locator(":root[data-live]").count()).toBe(0);
    await give(page);
    await live(page);
  });

  test.each(["/", city])("when the form of %s comes near", async (path) => {
    const page = await openTab();
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForTimeout(500);
    expect(await page.locator(":root[data-live]").count()).toBe(0);
    await page.evaluate(() => document.querySelector("main form")?.scrollIntoView({ behavior: "instant" }));
    await live(page);
  });

  test.each(["/contact-us", "/painting-calculator", "/projects/house-exterior-paint-long-beach"])(
    "by itself where there is something to work: %s",
    async (path) => {
      const page = await openPage(path);
      await live(page);
    },
  );
});

describe("the script", () => {
  const sizeOf = (path: string) => gzipSync(readFileSync(join(dir, path)), { level: 9 }).length;

  function recordScripts(page: Page): Set<string> {
    const paths = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname);
    });
    return paths;
  }
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + sizeOf(path), 0);

  test("before any sign of intent is at most 1.5 kB", async () => {
    const page = await openTab();
    const scripts = recordScripts(page);
    await page.goto(city, { waitUntil: "networkidle" });
    expect(scripts.size).toBe(1);
    expect(sum(scripts)).toBeLessThanOrEqual(1500);
  });

  test("of a live page is at most 125 kB, without what only a sent form or a played video needs", async () => {
    const page = await openTab();
    const scripts = recordScripts(page);
    await page.goto("/contact-us", { waitUntil: "networkidle" });
    await live(page);
    expect(sum(scripts)).toBeLessThanOrEqual(125_000);
    const all = readdirSync(join(dir, "assets", "chunks")).filter((file) => file.endsWith(".js"));
    const later = all.map((file) => `/assets/chunks/${file}`).filter((path) => !scripts.has(path));
    // Three for a sent form, a look-up and a played video; the others are sections that this page does not have.
    expect(later).toHaveLength(19);
    expect(Math.max(...later.map(sizeOf))).toBeGreaterThan(50_000);
  });
});

describe("a link", () => {
  test.each([
    ["mouse", {}],
    ["finger", { hasTouch: true }],
  ])(
    "has the data of its page before it is pressed with the %s, and asks for them once",
    async (how, device) => {
      const page = await openLive("/about-us", device);
      const asked = recordPageData(page);
      const link = page.locator('main a[href="/cabinet-painting"]').first();
      await link.scrollIntoViewIfNeeded();
      if (how === "mouse") {
        await link.hover();
        await expect.poll(() => asked).toEqual(["/page-data/cabinet-painting.json"]);
        await link.click();
      } else await link.tap();
      await page.waitForURL("**/cabinet-painting");
      await page.locator("h1", { hasText: "Cabinet" }).waitFor();
      expect(asked).toEqual(["/page-data/cabinet-painting.json"]);
    },
  );

  test("works although asking early has failed", async () => {
    const page = await openLive("/about-us");
    let tries = 0;
    await page.route("**/page-data/cabinet-painting.json", (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    const link = page.locator('main a[href="/cabinet-painting"]').first();
    await link.hover();
    await expect.poll(() => tries).toBe(1);
    await link.click();
    await page.locator("h1", { hasText: "Cabinet" }).waitFor();
    expect(tries).toBe(2);
  });
});

describe("the data of a page are asked for ahead", () => {
  async function watch(path: string, options: Parameters<typeof openLive>[1] = {}) {
    const page = await openLive(path, options);
    const asked = recordPageData(page);
    return { page, asked };
  }

  test("not while the mouse sweeps over a menu, only where it stays", async () => {
    const { page, asked } = await watch("/about-us", { viewport: { width: 1400, height: 900 } });
    await page.locator(".has-menu").nth(1).hover();
    const links = page.locator(".has-menu").nth(1).locator(".menu a");
    await links.first().waitFor();
    const boxes = await Promise.all((await links.all()).slice(0, 14).map((link) => link.boundingBox()));
    for (const box of boxes) if (box) await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.move(5, 895);
    await page.waitForTimeout(400);
    expect(asked.length).toBeLessThanOrEqual(1);
    asked.length = 0;
    await page.locator(".has-menu").nth(1).hover();
    await links.nth(3).hover();
    await expect.poll(() => asked).toHaveLength(1);
  });

  test("where the focus stays, not where it passes", async () => {
    const { page, asked } = await watch("/about-us");
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>("footer a")) link.focus();
      (document.activeElement as HTMLElement).blur();
    });
    await page.waitForTimeout(400);
    expect(asked).toEqual([]);
    await page.locator('footer a[href="/house-painting"]').first().focus();
    await expect.poll(() => asked).toEqual(["/page-data/house-painting.json"]);
  });

  test("not under a finger that scrolls", async () => {
    const { page, asked } = await watch("/about-us", { hasTouch: true, isMobile: true });
    const link = page.locator('main a[href="/cabinet-painting"]').first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error("No link");
    await link.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
    await link.dispatchEvent("pointercancel", { pointerType: "touch", bubbles: true });
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await link.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
    await expect.poll(() => asked).toEqual(["/page-data/cabinet-painting.json"]);
  });

  test("never where the visitor saves data, and links work all the same", async () => {
    const page = await openTab();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto("/about-us");
    await makeLive(page);
    const asked = recordPageData(page);
    const link = page.locator('main a[href="/cabinet-painting"]').first();
    await link.hover();
    await page.waitForTimeout(400);
    expect(asked).toEqual([]);
    await link.click();
    await page.locator("h1", { hasText: "Cabinet" }).waitFor();
    expect(asked).toEqual(["/page-data/cabinet-painting.json"]);
  });
});

describe("a failure", () => {
  test("of the page shows the words of the data in the frame, and no stack", async () => {
    const page = await openLive("/about-us");
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.route("**/page-data/referral.json", async (route) => {
      const data = (await (await route.fetch()).json()) as { page: { sections: unknown[] } };
      data.page.sections = [{ kind: "hero" }, { kind: "steps", items: null }];
      await route.fulfill({ json: data });
    });
    await page.locator('.main-menu a[href="/referral"]').click();
    await page.locator("h1", { hasText: "Unexpected Application Error!" }).waitFor();
    const text = await page.locator("body").textContent();
    expect(text).not.toMatch(/TypeError|at \w+ \(|undefined|null/);
    expect(await page.locator(".site-header .main-menu").isVisible()).toBe(true);
    expect(await page.locator(".site-footer").isVisible()).toBe(true);
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
    expect(errors.length).toBeGreaterThan(0);
    await page.unroute("**/page-data/referral.json");
    await page.locator('main a[href="/"]').click();
    await page.locator("h1", { hasText: "Painting that lasts" }).waitFor();
  });

  test("to load a part of the script is told by Vite's event and thrown again", async () => {
    const page = await openTab();
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(error.message));
    await page.addInitScript(() => {
      window.addEventListener("vite:preloadError", () => {
        document.documentElement.dataset.preloadError = "";
      });
    });
    await page.route("**/assets/chunks/**", (route) => route.abort());
    await page.goto(city);
    await page.keyboard.press("Shift");
    await page.locator(":root[data-preload-error]").waitFor({ state: "attached" });
    await expect.poll(() => thrown.length).toBeGreaterThan(0);
    expect(thrown.join()).toContain("dynamically imported module");
    await page.locator('footer a[href="/about-us"]').first().click();
    await page.waitForURL("**/about-us");
  });

  test("to find a page is logged with its path, in the document and after a link", async () => {
    const page = await openTab();
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await page.goto("/no-such-page");
    await makeLive(page);
    await expect.poll(() => lines).toContain("404: no page at /no-such-page");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/projects/nothing";
      document.querySelector("main")?.append(link);
      link.click();
    });
    await page.waitForURL("**/projects/nothing");
    await makeLive(page);
    await expect.poll(() => lines).toContain("404: no page at /projects/nothing");
    expect(await page.locator("h1").textContent()).toBe("Oops! Page not found");
  });
});

test("a question closes the one before it, by mouse, key and touch, with and without script", async () => {
  for (const options of [{}, { hasTouch: true }, { javaScriptEnabled: false }]) {
    const page = await openPage(`${url}/referral`, options);
    const open = () => page.locator(".questions details[open] summary").allTextContents();
    await page.locator("summary", { hasText: "Who can refer?" }).click();
    expect(await open()).toEqual(["Who can refer?"]);
    await page.locator("summary", { hasText: "How does payment work?" }).focus();
    await page.keyboard.press("Enter");
    expect(await open()).toEqual(["How does payment work?"]);
    await page.keyboard.press("Enter");
    expect(await open()).toEqual([]);
  }
});

// @module-tag nightly
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, openTab } from "../../support/browser.ts";
import { follow, openLive, phone } from "../../support/live-page.ts";

const project = "/projects/apartment-exterior-paint-costa-mesa";
const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("a comparison", () => {
  const position = (page: Page) =>
    page
      .locator(".split-picture:has(.split-handle)")
      .first()
      .evaluate((picture) => getComputedStyle(picture).getPropertyValue("--position").trim());
  const handle = (page: Page) => page.locator(".split-handle").first();

  test("moves its edge 2 % with each arrow key, in the direction of the arrow", async () => {
    const page = await openLive(project);
    expect(await position(page)).toBe("42%");
    await handle(page).focus();
    await page.keyboard.press("ArrowRight");
    expect(await position(page)).toBe("44%");
    expect(await handle(page).inputValue()).toBe("56");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await position(page)).toBe("40%");
    await page.keyboard.press("ArrowUp");
    expect(await handle(page).inputValue()).toBe("62");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await handle(page).inputValue()).toBe("58");
  });

  test("has a name of its own, and says how much of which picture is shown", async () => {
    const page = await openLive(project);
    const sliders = page.locator(".split-handle");
    const names = await sliders.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    expect(names).toHaveLength(5);
    expect(new Set(names).size).toBe(5);
    const captions = await page.locator(".pairs figcaption").allTextContents();
    expect(names).toEqual(captions.map((caption) => `How much of the after picture is shown: ${caption}`));
    const said = () => handle(page).getAttribute("aria-valuetext");
    expect(await said()).toBe("58% after");
    await handle(page).focus();
    await page.keyboard.press("ArrowRight");
    expect(await said()).toBe("56% after");
    await handle(page).fill("12.5");
    expect(await said()).toBe("13% after");
    await handle(page).fill("100");
    expect(await said()).toBe("100% after");
  });

  test.each([project, "/", "/cabinet-painting"])(
    "is read in the order of time: before, then after (%s)",
    async (path) => {
      const page = await openPage(path);
      const order = await page
        .locator(".split-picture")
        .evaluateAll((all) =>
          all.map((one) =>
            [...one.querySelectorAll(":scope > picture, :scope > .tag")].map(({ className }) => className),
          ),
        );
      expect(order.length).toBeGreaterThan(0);
      for (const [first, second, ...tags] of order) {
        expect([first, second]).toEqual(["split-picture-before", ""]);
        expect(tags).toEqual(tags.length > 0 ? ["tag tag-before", "tag tag-after"] : []);
      }
    },
  );

  test.each([
    ["of a pair", project],
    ["in the first picture of the home page", "/"],
  ])("follows the mouse to the point under it: %s", async (_, path) => {
    const page = await openLive(path);
    await handle(page).scrollIntoViewIfNeeded();
    const box = await handle(page).boundingBox();
    if (!box) throw new Error("No handle");
    const [x, y] = [box.x + box.width * 0.42, box.y + box.height - 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, y, { steps: 5 });
    await page.mouse.move(box.x + box.width * 0.75, y, { steps: 5 });
    await page.mouse.up();
    expect(Number.parseFloat(await position(page))).toBeCloseTo(75, -0.3);
    const grip = await page.locator(".grip").first().boundingBox();
    expect(Math.abs((grip?.x ?? 0) + 24 - (box.x + box.width * 0.75))).toBeLessThan(8);
  });

  test("follows the finger", async () => {
    const page = await openLive(project, phone);
    await handle(page).scrollIntoViewIfNeeded();
    const box = await handle(page).boundingBox();
    if (!box) throw new Error("No handle");
    await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height / 2);
    expect(Number.parseFloat(await position(page))).toBeCloseTo(25, -0.5);
  });

  test("goes on to the next pair and around", async () => {
    const page = await openLive(project);
    const pairs = page.locator(".project-comparison .strip-controls .counter");
    expect(await pairs.textContent()).toBe("1 / 5");
    await step(page, "Next pair").click();
    expect(await pairs.textContent()).toBe("2 / 5");
    await expect
      .poll(() => page.locator(".pairs").evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(300);
    await step(page, "Previous pair").click();
    await step(page, "Previous pair").click();
    expect(await pairs.textContent()).toBe("5 / 5");
  });

  test("has no grip where script is switched off", async () => {
    const page = await openPage("/", { javaScriptEnabled: false });
    expect(await page.locator(".split-handle").isVisible()).toBe(false);
    expect(await page.locator(".grip").isVisible()).toBe(false);
  });

  test("shows both pictures side by side where script is switched off", async () => {
    const page = await openPage(project, { javaScriptEnabled: false });
    const boxes = await Promise.all(
      (await page.locator(".pairs li").first().locator("img").all()).map((image) => image.boundingBox()),
    );
    const [before, after] = boxes;
    expect(before?.y).toBe(after?.y);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
    expect(await page.locator(".split-handle").first().isVisible()).toBe(false);
  });

  test("of the home page shows its grip, what to do with it and most of the paint before any script runs", async () => {
    const page = await openTab();
    await page.route("**/assets/**/*.js", (route) => route.abort());
    await page.goto("/");
    expect(await page.locator(".grip").innerText()).toBe("Drag to paint");
    expect(await page.locator(".grip").isVisible()).toBe(true);
    expect(await position(page)).toBe("28%");
    expect(await handle(page).inputValue()).toBe("72");
    expect(await handle(page).getAttribute("aria-label")).toMatch(/^Drag to paint: The same house/);
  });

  test("stands where it was left before the page was live", async () => {
    const page = await openTab();
    await page.route("**/page-data/**", async (route) => {
      await handle(page).evaluate((input: HTMLInputElement) => (input.value = "30"));
      await route.continue();
    });
    await page.goto("/");
    await page.keyboard.press("Shift");
    await expect.poll(() => position(page)).toBe("70%");
    expect(await handle(page).inputValue()).toBe("30");
  });

  test("stands at its start again after back and forward", async () => {
    const page = await openLive(project);
    await handle(page).focus();
    await page.keyboard.press("ArrowRight");
    await follow(page, "/about-us", "footer");
    await page.goBack();
    await page.waitForURL(`**${project}`);
    await handle(page).waitFor();
    expect([await position(page), await handle(page).inputValue()]).toEqual(["42%", "58"]);
  });
});

// @module-tag nightly
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, openTab } from "../../support/browser.ts";
import { hold, makeLive, openLive, phone } from "../../support/live-page.ts";

const project = "/projects/apartment-exterior-paint-costa-mesa";
const counter = (page: Page) => page.locator(".project-slider .strip-controls .counter").textContent();
const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const scrolled = (page: Page) => page.locator(".strip").evaluate((element) => element.scrollLeft);

const atStart = (page: Page) =>
  page.locator(".strip").evaluate((strip) => {
    const origin =
      strip.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft);
    const starts = [...strip.querySelectorAll("li")].map((item) =>
      Math.abs(item.getBoundingClientRect().left - origin),
    );
    return starts.indexOf(Math.min(...starts)) + 1;
  });

describe.each([
  ["a wide screen", {}],
  ["a phone", phone],
] as const)("the pictures of a project on %s", (_, device) => {
  test("go on and back by button, around both ends", async () => {
    const page = await openLive(project, device);
    expect(await counter(page)).toBe("1 / 10");
    await step(page, "Next picture").click();
    expect(await counter(page)).toBe("2 / 10");
    await expect.poll(() => atStart(page)).toBe(2);
    await step(page, "Previous picture").click();
    await expect.poll(() => atStart(page)).toBe(1);
    await step(page, "Previous picture").click();
    expect(await counter(page)).toBe("10 / 10");
    await expect.poll(() => scrolled(page)).toBeGreaterThan(2000);
    await step(page, "Next picture").click();
    expect(await counter(page)).toBe("1 / 10");
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test("jump to the picture of a dot, which is marked", async () => {
    const page = await openLive(project, device);
    await step(page, "Show picture 5 of 10").click();
    expect(await counter(page)).toBe("5 / 10");
    await expect.poll(() => atStart(page)).toBe(5);
    const marked = page.locator('.thumbnails [aria-current="true"]');
    expect(await marked.count()).toBe(1);
    expect(await marked.getAttribute("aria-label")).toBe("Show picture 5 of 10");
  });
});

describe("the pictures of a project", () => {
  test("go on with the arrow keys, Home and End", async () => {
    const page = await openLive(project);
    await page.locator(".strip").focus();
    await page.keyboard.press("ArrowRight");
    expect(await counter(page)).toBe("2 / 10");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await counter(page)).toBe("10 / 10");
    await page.keyboard.press("Home");
    expect(await counter(page)).toBe("1 / 10");
    await page.keyboard.press("End");
    expect(await counter(page)).toBe("10 / 10");
  });

  test("follow the finger, and so does the counter", async () => {
    const page = await openLive(project, phone);
    await page.locator(".strip").scrollIntoViewIfNeeded();
    const box = await page.locator(".strip").boundingBox();
    if (!box) throw new Error("No strip");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x) => ({ x, y: box.y + 60 })) });
    await touch("touchStart", 280);
    for (let x = 270; x >= 60; x -= 15) {
      await touch("touchMove", x);
      await page.waitForTimeout(16);
    }
    await touch("touchEnd");
    await expect.poll(() => counter(page)).toBe("2 / 10");
    await expect.poll(() => atStart(page)).toBe(2);
  });

  test("say the count to screen readers when it changes", async () => {
    const page = await openLive(project);
    const live = page.locator(".project-slider .strip-controls .counter");
    expect(await live.getAttribute("aria-live")).toBe("polite");
  });

  test("jump without a glide where less motion is wanted", async () => {
    const page = await openLive(project, { reducedMotion: "reduce" });
    await step(page, "Show picture 6 of 10").click();
    expect(await atStart(page)).toBe(6);
  });

  test("can be scrolled, and carry their count, where script is switched off", async () => {
    const page = await openPage(project, { javaScriptEnabled: false });
    expect(await page.locator(".strip-controls").first().isVisible()).toBe(false);
    expect(await page.locator(".slide .counter").first().textContent()).toBe("1 / 10");
    expect(await page.locator(".slide .counter").first().isVisible()).toBe(true);
    await page.locator(".strip").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });

  async function openSlowly(device = {}) {
    const page = await openTab(device);
    const release = await hold(page, "**/assets/chunks/**");
    await page.goto(project, { waitUntil: "domcontentloaded" });
    return { page, release };
  }

  test("do not move the page when their controls begin to work", async () => {
    const page = await openTab();
    const release = await hold(page, "**/assets/entries/**");
    await page.goto(project, { waitUntil: "commit" });
    await page.locator(".project-story").waitFor();
    const top = () =>
      page.locator(".project-story").evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    expect(await page.locator(".strip-controls").first().isVisible()).toBe(false);
    release();
    await page.locator(".strip-controls").first().waitFor({ state: "visible" });
    expect(await top()).toBe(before);
    await makeLive(page);
    expect(await top()).toBe(before);
  });

  test.each([
    ["mouse", {}],
    ["finger", phone],
  ] as const)(
    "move for a button that is pressed with the %s before the script is there",
    async (how, device) => {
      const { page, release } = await openSlowly(device);
      const next = step(page, "Next picture");
      const press = () => (how === "mouse" ? next.click() : next.tap());
      await press();
      expect(await page.locator(":root[data-live]").count()).toBe(0);
      release();
      await expect.poll(() => counter(page)).toBe("2 / 10");
      await press();
      expect(await counter(page)).toBe("3 / 10");
    },
  );

  test("move as often as a button was pressed before the script is there, and to the last dot", async () => {
    const { page, release } = await openSlowly();
    for (const name of [
      "Show picture 5 of 10",
      "Next picture",
      "Next picture",
      "Previous picture",
      "Next picture",
    ])
      await step(page, name).click();
    await step(page, "Next pair").click();
    release();
    await expect.poll(() => counter(page)).toBe("7 / 10");
    await expect.poll(() => atStart(page)).toBe(7);
    expect(await page.locator(".project-comparison .strip-controls .counter").textContent()).toBe("2 / 5");
  });

  test("show no buttons where the script cannot be loaded", async () => {
    const page = await openTab();
    await page.route("**/assets/chunks/**", (route) => route.abort());
    await page.goto(project);
    await page.keyboard.press("Shift");
    await expect.poll(() => page.locator(".strip-controls").first().isVisible()).toBe(false);
  });
});

describe("a picture that cannot be loaded", () => {
  const isDefault = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (image: HTMLImageElement) => image.currentSrc.includes("default-picture") && image.naturalWidth > 0,
      );

  test("is replaced by the default picture, before and after the page is live", async () => {
    const page = await openTab();
    await page.route("**/costa-mesa-apartment-front-*", (route) => route.abort());
    await page.route("**/torrance-house-*", (route) => route.abort());
    await page.goto("/projects");
    await expect.poll(() => isDefault(page, ".project-grid img")).toBe(true);
    expect(await page.locator(".project-grid img").first().getAttribute("alt")).not.toBe("");
    await makeLive(page);
    await page.locator('a[href="/projects/house-interior-exterior-paint-torrance"]').first().click();
    await page.waitForURL("**/house-interior-exterior-paint-torrance");
    await expect.poll(() => isDefault(page, ".strip img")).toBe(true);
  });

  test("stays as it is where the default picture is missing too", async () => {
    const page = await openTab();
    let tries = 0;
    await page.route("**/assets/pictures/**", (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto("/projects");
    await makeLive(page);
    await page.waitForTimeout(500);
    expect(tries).toBeLessThan(40);
  });
});

// @module-tag nightly
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { closeBrowser, openPage, openTab } from "../../support/browser.ts";
import { follow, hold, makeLive, openLive, phone } from "../../support/live-page.ts";

afterAll(closeBrowser);

const project = "/projects/apartment-exterior-paint-costa-mesa";
const counter = (page: Page) => page.locator(".project-slider .strip-controls .counter").textContent();
const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const scrolled = (page: Page, strip = ".strip") =>
  page.locator(strip).evaluate((element) => element.scrollLeft);

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
    await expect.poll(() => scrolled(page, ".pairs")).toBeGreaterThan(300);
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

// @module-tag nightly
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { openPage, openTab } from "../../support/browser.ts";
import { pressSend, sendForm } from "../../support/estimate-visitor.ts";
import { ageTab, makeLive, phone } from "../../support/live-page.ts";
import { setFaults } from "../../support/stand-ins.ts";

describe("a notice", () => {
  const notice = (page: Page) => page.locator(".notices .notice");

  async function openWithNotice(options: Parameters<typeof openTab>[0] = {}): Promise<Page> {
    const page = await openTab(options);
    await setFaults(page.context(), inject("built").url, { emailjs: 500 });
    await page.clock.install();
    await ageTab(page);
    await page.goto("/contact-us");
    await makeLive(page);
    await sendForm(page);
    await notice(page).waitFor();
    // The mouse rests on the button, not on the notice.
    return page;
  }

  test("has its place in the document from the start", async () => {
    const page = await openPage("/about-us", { javaScriptEnabled: false });
    expect(await page.locator('.notices [role="alert"]').count()).toBe(1);
    expect(await page.locator('.notices [role="status"]').count()).toBe(1);
    expect(await page.locator(".notices section").getAttribute("aria-label")).toBe("Notices");
  });

  test("stays while the mouse is over it", async () => {
    const page = await openWithNotice();
    await page.clock.fastForward(4000);
    await notice(page).hover();
    await page.clock.fastForward(30_000);
    expect(await notice(page).count()).toBe(1);
    await page.mouse.move(5, 500);
    // The browser tells the page of the move when it comes to it.
    await expect.poll(() => notice(page).evaluate((element) => element.matches(":hover"))).toBe(false);
    await page.clock.fastForward(1000);
    expect(await notice(page).count()).toBe(1);
    await page.clock.fastForward(2000);
    await expect.poll(() => notice(page).count()).toBe(0);
  });

  test("stays while it has the focus, and gives it back when it is closed", async () => {
    const page = await openWithNotice();
    await page.locator("form.sheet [type=submit]").focus();
    await notice(page).locator("button").focus();
    await page.clock.fastForward(30_000);
    expect(await notice(page).count()).toBe(1);
    await page.keyboard.press("Enter");
    await expect.poll(() => notice(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("submit");
  });

  test("follows the light or dark theme of the system", async () => {
    const page = await openWithNotice({ colorScheme: "light" });
    const brightness = () =>
      notice(page).evaluate((element) => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) throw new Error("No canvas");
        canvas.fillStyle = getComputedStyle(element).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return red + green + blue;
      });
    expect(await brightness()).toBeGreaterThan(600);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await brightness()).toBeLessThan(200);
  });

  test.each([
    ["a phone", phone],
    ["a wide screen", {}],
  ] as const)("stands above everything on %s, the floating buttons included", async (_, device) => {
    const page = await openWithNotice(device);
    const isOnTop = () =>
      notice(page).evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const points = [
          [left + 2, top + 12],
          [(left + right) / 2, (top + bottom) / 2],
          [right - 4, bottom - 12],
        ];
        return points.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
      });
    expect(await isOnTop()).toBe(true);
    const bar = await page.locator(".floating-bar").boundingBox();
    const box = await notice(page).boundingBox();
    if (!bar || !box) throw new Error("No box");
    const isApart = box.y + box.height <= bar.y || box.y >= bar.y + bar.height || box.x + box.width <= bar.x;
    expect(isApart).toBe(true);
  });

  test("stays in sight, whole, when the menu of narrow screens opens over the page", async () => {
    const page = await openWithNotice({ ...phone, reducedMotion: "reduce" });
    const clip = await notice(page).boundingBox();
    if (!clip) throw new Error("No notice");
    // Without its edges, where the ground shows through.
    const inside = { x: clip.x + 10, y: clip.y + 6, width: clip.width - 20, height: clip.height - 12 };
    const before = await page.screenshot({ clip: inside });
    await page.locator(".header-row .menu-button").tap();
    await page.locator("dialog.mobile-menu").waitFor({ state: "visible" });
    await expect.poll(async () => (await page.screenshot({ clip: inside })).equals(before)).toBe(true);
    expect(await page.locator("dialog.mobile-menu").isVisible()).toBe(true);
  });

  test("is not moved by sending again: the newest takes the place of the last", async () => {
    const page = await openWithNotice();
    await page.clock.fastForward(4000);
    const answered = page.waitForResponse("**/api/v1.0/email/send");
    await pressSend(page);
    await answered;
    await page.locator("form.sheet[data-state=failed]").waitFor();
    await page.clock.fastForward(4000);
    expect(await notice(page).count()).toBe(1);
    await page.clock.fastForward(2500);
    await expect.poll(() => notice(page).count()).toBe(0);
  });

  test("does not fly in where less motion is wanted", async () => {
    const page = await openWithNotice({ reducedMotion: "reduce" });
    expect(await notice(page).evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
  });
});

// @module-tag nightly
import { describe, expect, test } from "vitest";
import { engines, skipWhereMissing, type Visit } from "../../support/engines/engines.ts";
import { startFaultySite, visitFaultySite } from "../../support/engines/faulty-site.ts";

const city = "/painters-irvine-orange-county";
const narrow = { width: 460, height: 740 };
const opener = ".header-row .menu-button";
const closer = ".mobile-menu .menu-button";

const untilOpen = (visit: Visit, isOpen: boolean) =>
  visit.until(isOpen, () => {
    const sheet = document.querySelector(".mobile-menu");
    const box = sheet?.getBoundingClientRect();
    return box?.width === innerWidth && box.height === innerHeight && sheet?.getAnimations().length === 0;
  });

describe.each(engines)("in $name", (engine) => {
  skipWhereMissing(engine);

  test.each([
    ["before its script is there", false],
    ["of a live page", true],
  ])("the phone menu %s opens, closes and leads on", async (_, isLive) => {
    const { site, visit } = await visitFaultySite(engine, city, narrow);
    if (isLive) await visit.goLive();
    else site.fail(/\/assets\/chunks\//, "aborted");
    await visit.click(opener);
    await untilOpen(visit, true);
    await visit.click(closer);
    await untilOpen(visit, false);
    await visit.click(opener);
    await untilOpen(visit, true);
    await visit.tab.press("Escape");
    await untilOpen(visit, false);
    await visit.click(opener);
    await untilOpen(visit, true);
    await visit.click('.mobile-menu a[href="/referral"]');
    await visit.until("/referral", () => location.pathname);
    await untilOpen(visit, false);
  });

  test("a phone menu that was opened before its script was there is worked by the script", async () => {
    const site = await startFaultySite();
    const visit = await engine.openTab(narrow);
    site.fail(/\/assets\/chunks\//, "503");
    await visit.open(site.url + city);
    await visit.click(opener);
    await untilOpen(visit, true);
    await visit.until(false, () => "menus" in document.documentElement.dataset);
    await visit.tab.reload();
    site.heal();
    await visit.click(opener);
    await untilOpen(visit, true);
    await visit.until(true, () => "menus" in document.documentElement.dataset);
    await untilOpen(visit, true);
    await visit.click('.mobile-menu a[href="/referral"]');
    await visit.until("/referral", () => location.pathname);
    await untilOpen(visit, false);
  });

  test("the lists of wide screens open under mouse and focus, and close with Escape", async () => {
    const site = await startFaultySite();
    const visit = await engine.openTab();
    const shown = () =>
      [...document.querySelectorAll(".has-menu")]
        .filter((item) => {
          const list = item.querySelector(".menu");
          return list && getComputedStyle(list).visibility === "visible";
        })
        .map((item) => item.querySelector("button")?.textContent);
    await visit.open(site.url + city);
    await visit.goLive();
    await visit.hover(".has-menu button");
    await visit.until(["Services"], shown);
    await visit.hover("h1");
    await visit.until([], shown);
    await visit.focus(".has-menu button");
    await visit.until(["Services"], shown);
    await visit.tab.press("Tab");
    await visit.until("/house-painting", () => document.activeElement?.getAttribute("href"));
    await visit.tab.press("Escape");
    await visit.until([], shown);
    expect(await visit.evaluate(() => document.activeElement?.textContent)).toBe("Services");
  });
});

// @module-tag nightly
import { describe, expect, test } from "vitest";
import { engines, skipWhereMissing, type Visit } from "../../support/engines/engines.ts";
import {
  type Fault,
  type FaultySite,
  faults,
  startFaultySite,
  visitFaultySite,
} from "../../support/engines/faulty-site.ts";
import { isMarked, markDocument } from "../../support/live-page.ts";

const city = "/painters-irvine-orange-county";
const all = Object.keys(faults) as Fault[];
/** Where engines may differ; the others are tried in one of them. */
const some: Fault[] = ["aborted", "503", "HTML that is called JSON", "no answer"];
const dataOf = (path: string) => new RegExp(`^/page-data${path}\\.json`);
const heading = () => document.querySelector("h1")?.textContent;

async function openMarked(visit: Visit, site: FaultySite, path: string): Promise<void> {
  await visit.open(site.url + path);
  await markDocument(visit);
}

const untilAsked = (site: FaultySite, paths: RegExp, times = 1) =>
  expect
    .poll(() => site.asked.filter((path) => paths.test(path)).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(times);

describe.each(engines)("in $name", (engine) => {
  skipWhereMissing(engine);

  describe.each(engine.name === "Chromium" ? all : some)("a page whose data end in this: %s", (fault) => {
    test("stays as it is, with what was typed, and becomes live at a later intent", async () => {
      const site = await startFaultySite();
      const visit = await engine.openTab();
      site.fail(dataOf(city), fault);
      await openMarked(visit, site, city);
      const before = await visit.evaluate(heading);
      await visit.fill("[name=firstName]", "Zoe");
      await untilAsked(site, dataOf(city));
      site.heal();
      await visit.goLive();
      expect(await visit.evaluate(heading)).toBe(before);
      expect(await isMarked(visit)).toBe(true);
      expect(
        await visit.evaluate(() => document.querySelector<HTMLInputElement>("[name=firstName]")?.value),
      ).toBe("Zoe");
      expect(site.asked.filter((path) => path.includes("404"))).toEqual([]);
    });

    test("is opened as a document with its fragment when a link leads to it", async () => {
      const site = await startFaultySite();
      const visit = await engine.openTab();
      await openMarked(visit, site, "/contact-us");
      await visit.goLive();
      site.fail(dataOf(city), fault);
      await visit.evaluate((path) => {
        const link = document.createElement("a");
        link.href = `${path}#contact`;
        document.querySelector("main")?.append(link);
        link.click();
      }, city);
      await visit.until([city, "#contact", null], () => [
        location.pathname,
        location.hash,
        window.marker ?? null,
      ]);
      await visit.until(true, () => document.querySelector("main form") !== null);
    });
  });

  test("the data of the page that the browser goes back to may be lost too, also at a fragment", async () => {
    const site = await startFaultySite();
    const visit = await engine.openTab();
    await openMarked(visit, site, `${city}#contact`);
    await visit.goLive();
    await visit.click('.site-footer a[href="/about-us"]');
    await visit.until("/about-us", () => location.pathname);
    await visit.until(false, () => document.querySelector("main form") !== null);
    site.fail(dataOf(city), "503");
    await visit.back();
    await visit.until([city, null, true], () => [
      location.pathname,
      window.marker ?? null,
      document.querySelector("main form") !== null,
    ]);
  });

  test("only the document for unknown paths becomes the page for unknown paths", async () => {
    const { site, visit } = await visitFaultySite(engine, "/no-such-page");
    const before = await visit.evaluate(heading);
    await visit.goLive();
    expect(await visit.evaluate(heading)).toBe(before);
    expect(site.asked.filter((path) => path.includes("page-data"))).toEqual(["/page-data/404.json"]);
  });

  test("a page under another address of its file stays the page it is", async () => {
    const { site, visit } = await visitFaultySite(engine, "/about-us.html");
    const before = await visit.evaluate(heading);
    await visit.tab.press("Shift");
    await untilAsked(site, /about-us\.html\.json/);
    await visit.tab.press("Shift");
    expect(await visit.evaluate(heading)).toBe(before);
  });

  test("an entry that an earlier document left behind shows its own page", async () => {
    const { site, visit } = await visitFaultySite(engine, city);
    await visit.goLive();
    await visit.click('.site-footer a[href="/about-us"]');
    await visit.until("/about-us", () => location.pathname);
    await visit.tab.reload();
    site.fail(/\/assets\/chunks\//, "aborted");
    await visit.back();
    await visit.until([city, true], () => [location.pathname, document.querySelector("main form") !== null]);
  });
});

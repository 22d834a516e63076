// @module-tag nightly
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { auditBuild } from "../../scripts/audit/audit.ts";
import { bundleClient } from "../../scripts/audit/report/bundle-client.ts";
import { PageCollector } from "../../scripts/audit/report/collect-pages.ts";
import { readPageText } from "../../scripts/audit/report/page-texts.ts";
import type { ReportData } from "../../scripts/audit/report/report-data.ts";
import { writeReport } from "../../scripts/audit/report/write-report.ts";
import { rules } from "../../scripts/audit/rules/index.ts";
import { similaritiesOf } from "../../scripts/audit/similarity/collect.ts";
import { checkData } from "../../scripts/check/check-data.ts";
import { createPositionLookup } from "../../src/loader/load.ts";
import { axeFaults } from "../support/browser.ts";
import { realData, root } from "../support/data-folder.ts";
import { heading, openView, visit } from "../support/report-view.ts";

const folder = mkdtempSync(join(tmpdir(), "site-report-"));
let report = "";
const gone = { fingerprint: "gone", rule: "title/length", message: "The title of /old is too long." };
beforeAll(async () => {
  const { site } = checkData(realData);
  if (!site) throw new Error("The shipped data has problems.");
  const pages = new PageCollector();
  const result = auditBuild(site, inject("built").dir, rules, [pages]);
  report = writeReport(join(folder, "report"), result, pages, await bundleClient(root), {
    dataDir: realData,
    rules,
    compared: {
      similarities: similaritiesOf(result.audit),
      textOf: (path) => readPageText(path, result.audit),
    },
    lookUp: createPositionLookup(realData),
    baseline: { accepted: [gone] },
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Path of the page most like another, from the data in the document. */
function closestPath(path: string): string {
  const { pages } = JSON.parse(document.getElementById("data")?.textContent ?? "") as ReportData;
  const closest = pages.find((page) => page.path === path)?.closest?.page ?? 0;
  return pages[closest]?.path ?? "";
}

async function listViews(page: Page): Promise<string[]> {
  const path = cityPath();
  const pair = `pair?a=${encoded(path)}&b=${encoded(await page.evaluate(closestPath, path))}`;
  const ofPage = [`page?path=${encoded(path)}`, `links?path=${encoded(path)}`];
  return [
    "",
    "summary",
    "findings",
    "rule/title/boilerplate",
    "pages",
    ...ofPage,
    "map?city=3",
    "similarity",
    pair,
  ];
}

function axeViolations(page: Page, ...only: string[]): Promise<string[]> {
  // The report has no frames, which the slower mode is for.
  return axeFaults(page, (axe) => (only.length > 0 ? axe.withRules(only) : axe).setLegacyMode());
}

const encoded = encodeURIComponent;
const cityPath = () => readFileSync(report, "utf8").match(/"path":"([^"]+)","type":"city"/)?.[1] ?? "";

describe("the report of the shipped site", () => {
  test("opens from disk on its scores, without the network", async () => {
    const { page, faults } = await openView(report, "");
    expect(await page.locator(".numeral").textContent()).toBe("100 of 100");
    expect(await page.locator(".trend").textContent()).toMatch(
      /^Compared with the baseline: \d+ new, 0 accepted, 1 gone\.$/,
    );
    expect(await page.getByRole("row", { name: /^Titles/ }).textContent()).toContain("−1");
    expect(await page.getByText(gone.message).count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test("shows a page as search engines and networks will, with its picture from the built folder", async () => {
    const { page, faults } = await openView(report, `page?path=${encoded(cityPath())}`);
    expect(await heading(page)).toBe(cityPath());
    expect(await page.locator(".desktop .address").textContent()).toContain(" › ");
    expect(await page.locator(".phone .address").textContent()).toBe(new URL(inject("built").url).host);
    expect((await page.locator(".desktop .result-title").textContent())?.length).toBeGreaterThan(20);
    await expect
      .poll(() =>
        page.locator(".social-card img").evaluate((picture) => (picture as HTMLImageElement).naturalWidth),
      )
      .toBe(1200);
    expect(await page.locator(".outline .level-1").count()).toBe(1);
    expect(await page.locator(".block details").count()).toBeGreaterThan(4);
    const inlinks = page.locator("section", { hasText: /^Inlinks/ });
    await inlinks.locator("summary").first().click();
    await inlinks.locator("details[open] a").first().click();
    await expect.poll(() => heading(page)).not.toBe(cityPath());
    await page.goBack();
    await expect.poll(() => heading(page)).toBe(cityPath());
    expect(faults).toEqual([]);
  });

  test("draws every city with its nearby links, and shows those of the one that is chosen", async () => {
    const { page, faults } = await openView(report, "map");
    const lines = (await page.locator(".near").first().getAttribute("d"))?.split("M").length;
    expect(lines).toBeGreaterThan(30);
    await page.getByRole("searchbox", { name: "Find a city" }).fill("long b");
    await page.locator(".matches a").click();
    await page.getByRole("heading", { name: "Long Beach" }).waitFor();
    expect(
      await page
        .locator("section", { hasText: /^Lists as nearby/ })
        .locator("li")
        .count(),
    ).toBeGreaterThan(2);
    expect(await page.locator(".edge.out").getAttribute("d")).toMatch(/^M/);
    expect(faults).toEqual([]);
  });

  test("draws the links of texts, and those of the page that is pressed", async () => {
    const { page } = await openView(report, "links");
    expect((await page.locator("path.edge").getAttribute("d"))?.length).toBeGreaterThan(10_000);
    const dots = (await page.locator(".drawing .dots").getAttribute("d")) ?? "";
    const [, x, y] = /^M(\S+) (\S+)h0/.exec(dots) ?? [];
    await page.locator(".drawing svg").click({ position: { x: Number(x), y: Number(y) } });
    await page.getByRole("heading", { name: "Selected page" }).waitFor();
    const chosen = new URLSearchParams(new URL(page.url()).hash.split("?")[1]).get("path") ?? "";
    expect(await page.locator(".name.chosen").textContent()).toBe(chosen);
    expect(await page.locator("path.edge.in").getAttribute("d")).toMatch(/^M/);
    await page.getByRole("searchbox").fill("/contact-us");
    await page.locator(".matches a").first().click();
    await page.locator(".name.chosen", { hasText: "/contact-us" }).waitFor();
  });

  test("compares two texts, and measures what the audit measures", async () => {
    const { page, faults } = await openView(report, "similarity");
    expect(await page.locator("canvas").count()).toBe(1);
    const pair = page.locator(".pairs li").first();
    const [masked, raw] = await Promise.all([
      pair.locator("strong").textContent(),
      pair.locator(".note").textContent(),
    ]);
    await pair.locator("a").click();
    await page.locator(".texts mark").first().waitFor();
    expect(await page.locator(".lead").textContent()).toContain(`${masked} of their five-word sequences`);
    await page.getByRole("checkbox").uncheck();
    const asWritten = /^(\S+%)/.exec((await page.locator(".lead").textContent()) ?? "")?.[1];
    expect(raw).toContain(`${asWritten} as written`);
    await page.goBack();
    const { width = 0 } = (await page.locator("canvas").boundingBox()) ?? {};
    await page.locator("canvas").click({ position: { x: width / 2, y: 2 } });
    await page.locator(".texts mark").first().waitFor();
    expect(faults).toEqual([]);
  });

  test("is clean for axe in every view", async () => {
    const { page } = await openView(report, "");
    const found: string[] = [];
    for (const view of await listViews(page)) {
      await visit(page, view);
      found.push(...(await axeViolations(page)).map((violation) => `${view}: ${violation}`));
    }
    expect(found).toEqual([]);
  });

  test("fits a phone in every view, and has enough contrast in the dark", async () => {
    const { page } = await openView(report, "", 390, "dark");
    const wide: string[] = [];
    for (const view of await listViews(page)) {
      await visit(page, view);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(view);
    }
    expect(wide).toEqual([]);
    expect(await axeViolations(page, "color-contrast")).toEqual([]);
    await visit(page, "");
    expect(await axeViolations(page, "color-contrast")).toEqual([]);
    await visit(page, "findings");
    expect(await axeViolations(page, "color-contrast")).toEqual([]);
  });
});

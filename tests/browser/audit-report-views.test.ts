// @module-tag nightly
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PageDetail, ReportData } from "../../scripts/audit/report/report-data.ts";
import { renderGenerated } from "../audit/report/generated-report.ts";
import { heading, openView, visit } from "../support/report-view.ts";

const folder = mkdtempSync(join(tmpdir(), "site-report-"));
const files = {
  small: join(folder, "small.html"),
  large: join(folder, "large.html"),
  bare: join(folder, "bare.html"),
  mixed: join(folder, "mixed.html"),
};
/** Runs where any of it is taken for markup. */
const hostile = `<img src=x onerror="window.wasRun=1"></script><script>window.wasRun=1</script>`;

beforeAll(async () => {
  writeFileSync(files.small, await renderGenerated(30, makeHostile, makeDetailHostile));
  writeFileSync(files.large, await renderGenerated(10_000));
  writeFileSync(files.mixed, await renderGenerated(30, mixGroups));
  const bare = (data: ReportData) => Object.assign(data, { cities: [], similarities: [] });
  writeFileSync(files.bare, await renderGenerated(3, bare));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function mixGroups(data: ReportData): void {
  const clean = { score: 100, errors: 0, warnings: 0, infos: 0 };
  data.score.groups.push({ group: "Images", ...clean }, { group: "URLs", ...clean });
  const cures = [
    'Write "Hamel" in place of Dayton.',
    'Write "Loretto" in place of Saint Paul.',
    'Keep "Hamel" in place of Dayton.',
  ];
  data.findings = cures.flatMap((fix, at) => {
    const finding = data.findings[0];
    return finding ? { ...finding, rule: 0, severity: "error" as const, fix, message: `Fault ${at}.` } : [];
  });
}

function makeHostile(data: ReportData): void {
  data.site.name = hostile;
  for (const page of data.pages)
    Object.assign(page, {
      title: hostile,
      description: hostile,
      source: hostile,
      h1: hostile,
      canonical: "javascript:window.wasRun=1",
      robots: hostile,
      obstacles: [{ by: "tag", words: hostile }],
    });
  const texts = { why: hostile, source: hostile, sourceUrl: "javascript:window.wasRun=1" };
  data.rules = data.rules.map((rule) => ({ ...rule, ...texts }));
  for (const finding of data.findings)
    Object.assign(finding, { message: hostile, fix: hostile, place: hostile, note: hostile });
  for (const city of data.cities) Object.assign(city, { name: hostile, county: hostile });
}

function makeDetailHostile(detail: PageDetail): void {
  const snippet = { title: hostile, description: hostile };
  const image = { url: "javascript:window.wasRun=1", alt: hostile };
  Object.assign(detail, {
    trail: [hostile],
    desktop: snippet,
    phone: snippet,
    social: { ...snippet, siteName: hostile, image },
    outline: [{ level: 1, text: hostile }],
    structuredData: [{ value: { [hostile]: hostile } }, { error: hostile }],
    links: [{ text: hostile, href: "javascript:window.wasRun=1" }],
  });
}

const encoded = encodeURIComponent;
const firstCells = (page: Page) =>
  page.locator("tbody .path a").evaluateAll((cells) => cells.slice(0, 3).map((cell) => cell.textContent));

describe("the table of pages", () => {
  test("is searched, filtered and sorted, keeps that in its address, and finds it again on the way back", async () => {
    const { page } = await openView(files.small, "pages");
    expect(await page.locator(".tally").textContent()).toBe("30 pages");
    await page.getByRole("searchbox", { name: "Search" }).fill("roofers-1");
    expect(await page.locator(".tally").textContent()).toBe("11 pages");
    await page.getByRole("button", { name: "Words" }).click();
    const words = page.getByRole("columnheader", { name: "Words" });
    expect(await words.getAttribute("aria-sort")).toBe("descending");
    expect(await firstCells(page)).toEqual(["/roofers-19", "/roofers-18", "/roofers-17"]);
    await page.getByRole("button", { name: "Words" }).click();
    expect(await words.getAttribute("aria-sort")).toBe("ascending");
    expect(await firstCells(page)).toEqual(["/roofers-1", "/roofers-10", "/roofers-11"]);
    await page.getByRole("combobox", { name: "Show" }).selectOption("With errors");
    expect(await page.locator(".tally").textContent()).toBe("No pages match these filters.");
    await page.getByRole("searchbox", { name: "Search" }).fill("");
    expect(await firstCells(page)).toEqual(["/roofers-21"]);
    await page.getByRole("combobox", { name: "Show" }).selectOption("All");
    await page.getByRole("searchbox", { name: "Search" }).fill("roofers-1");
    await page.locator("tbody a").first().click();
    expect(await heading(page)).toBe("/roofers-1");
    expect(await page.locator("section", { hasText: /^Inlinks/ }).textContent()).toContain("Town 1 ← /");
    await page.goBack();
    await expect.poll(() => firstCells(page)).toEqual(["/roofers-1", "/roofers-10", "/roofers-11"]);
    expect(await page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("roofers-1");
  });

  test("works by keyboard with the focus in sight", async () => {
    const { page } = await openView(files.small, "");
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Pages");
    expect(
      await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle),
    ).toBe("solid");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await heading(page)).toBe("Pages");
    await page.getByRole("button", { name: "Title px" }).focus();
    await page.keyboard.press("Enter");
    expect(await page.getByRole("columnheader", { name: "Title px" }).getAttribute("aria-sort")).toBe(
      "descending",
    );
    await page.locator("tbody a").first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => heading(page)).toBe("/roofers-29");
  });

  test("keeps at most 300 rows in the document with 10,000 pages, wherever one scrolls", async () => {
    const { page, faults } = await openView(files.large, "pages");
    const rows = () => page.locator("tr").count();
    expect(await page.locator(".tally").textContent()).toBe("10,000 pages");
    expect(await rows()).toBeLessThanOrEqual(300);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole("link", { name: "/roofers-9999" }).waitFor();
    expect(await page.locator("tr", { hasText: "/roofers-9999" }).getAttribute("aria-rowindex")).toBe(
      "10001",
    );
    expect(await rows()).toBeLessThanOrEqual(300);
    await page.getByRole("searchbox", { name: "Search" }).fill("roofers-77");
    expect(await page.locator(".tally").textContent()).toBe("111 pages");
    expect(await rows()).toBeLessThanOrEqual(300);
    expect(faults).toEqual([]);
  });
});

test("a rule has a page of its own, which its findings lead to, and which opens by its address", async () => {
  const { page } = await openView(files.large, "findings?severity=error");
  await page.getByRole("link", { name: "title/rule-0" }).first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => heading(page)).toBe("title/rule-0");
  expect(new URL(page.url()).hash).toBe("#/rule/title/rule-0");
  expect(await page.locator(".facts").textContent()).toContain("WhyIt matters.");
  expect(await page.locator(".facts").textContent()).toContain("SourceNobody");
  expect(await page.locator(".tally").textContent()).toBe("476 findings on 476 pages");
  expect(await page.locator("nav [aria-current]").textContent()).toBe("Findings");
  await visit(page, "rule/no/such");
  expect(await page.locator("main").textContent()).toContain("This report has no rule no/such.");
});

test("a site without cities and with nothing to compare has no map and no similarity", async () => {
  const { page } = await openView(files.bare, "similarity");
  expect(await page.locator("nav").first().textContent()).toBe("OverviewSummaryFindingsPagesLinks");
  expect(await page.locator("nav [aria-current]").textContent()).toBe("Overview");
});

test("the overview says what to fix first, findings that one cure mends told once, and which groups are clean", async () => {
  const { page } = await openView(files.mixed, "");
  expect(await page.locator(".steps strong").allTextContents()).toEqual([
    'Write "Hamel" in place of Dayton.',
    'Keep "Hamel" in place of Dayton.',
  ]);
  expect(await page.locator(".steps .note").first().textContent()).toMatch(/ And 1 more like it\. /);
  expect(await page.locator(".groups tbody th").allTextContents()).toEqual(["Titles"]);
  expect(await page.getByText("Nothing found: Images, URLs.").count()).toBe(1);
});

test("findings stand by rule with owner, place and pages, and are filtered", async () => {
  const { page } = await openView(files.large, "findings");
  expect(await page.locator(".tally").textContent()).toBe("1,428 findings");
  expect(await page.locator(".findings li").count()).toBe(100);
  await page.getByRole("combobox", { name: "Severity" }).selectOption("Errors");
  expect(await page.locator(".rule h2").allTextContents()).toEqual(["Error title/rule-0"]);
  await page.getByRole("searchbox").fill("/roofers-21 ");
  expect(await page.locator(".findings li").textContent()).toBe(
    "The title of /roofers-21 is too long.Owner: a record in the data · cities/21.yaml:3 · /roofers-21",
  );
  await page.getByRole("searchbox").fill("nothing like this");
  expect(await page.locator(".empty").textContent()).toBe("No findings match these filters.");
});

test("hostile texts are shown and never run", async () => {
  const { page, faults } = await openView(files.small, "");
  const path = encoded("/roofers-7");
  for (const view of [
    "",
    "findings",
    "pages",
    `page?path=${path}`,
    `links?path=${path}`,
    "map?city=2",
    "similarity",
    "rule/title/rule-1",
  ]) {
    await visit(page, view);
    expect(await page.evaluate(() => "wasRun" in window), view).toBe(false);
    expect(await page.locator('main img[src="x"], main script, a[href^="javascript:"]').count(), view).toBe(
      0,
    );
  }
  await visit(page, `page?path=${path}`);
  expect(await page.locator(".desktop .result-title").textContent()).toBe(hostile);
  expect(await page.locator(".no-picture").textContent()).toBe("javascript:window.wasRun=1");
  expect(faults).toEqual([]);
});

describe("exports", () => {
  const download = async (page: Page, name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
  };

  test("hold every finding and page, and what the table shows", async () => {
    const { page } = await openView(files.large, "");
    const json = await download(page, "Everything as JSON");
    const data = JSON.parse(json.text) as ReportData;
    expect([json.name, data.pages.length, data.findings.length]).toEqual(["audit.json", 10_000, 1428]);
    const findings = await download(page, "Findings as CSV");
    expect([findings.name, findings.text.split("\r\n").length]).toEqual(["findings.csv", 1428 + 2]);
    await visit(page, "pages?q=roofers-9999");
    const pages = await download(page, "Export these pages as CSV");
    const [head = "", row = ""] = pages.text.split("\r\n");
    expect(row.split(",").length).toBeGreaterThanOrEqual(head.split(",").length);
    expect(row).toMatch(
      /^\/roofers-9999,city,cities\/9999\.yaml,"Roofers in Town 9999, Minnesota \| Maple & Sons Roofing",/,
    );
  });
});

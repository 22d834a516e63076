import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { auditBuild } from "../../scripts/audit/audit.ts";
import { PageCollector } from "../../scripts/audit/report/collect-pages.ts";
import type { PageDetail, ReportData } from "../../scripts/audit/report/report-data.ts";
import { writeReport } from "../../scripts/audit/report/write-report.ts";
import { rules } from "../../scripts/audit/rules/index.ts";
import { similaritiesOf } from "../../scripts/audit/similarity/collect.ts";
import { checkData } from "../../scripts/check/check-data.ts";
import { createPositionLookup } from "../../src/loader/load.ts";
import { renderGenerated } from "../audit/report/generated-report.ts";
import { closeBrowser, openTab } from "../support/browser.ts";
import { realData, root } from "../support/data-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "site-report-"));
/** Report of the shipped site, and two of generated pages. */
const files = { real: "", small: join(folder, "small.html"), large: join(folder, "large.html") };
/** A finding that a baseline held and that is gone. */
const gone = { fingerprint: "gone", rule: "title/length", message: "The title of /old is too long." };
/** Runs where any of it is taken for markup. */
const hostile = `<img src=x onerror="window.wasRun=1"></script><script>window.wasRun=1</script>`;

beforeAll(async () => {
  const { site } = checkData(realData);
  if (!site) throw new Error("The shipped data has problems.");
  const pages = new PageCollector();
  const result = auditBuild(site, inject("built").dir, rules, [pages]);
  files.real = await writeReport(join(folder, "report"), result, pages, {
    root,
    rules,
    similarities: similaritiesOf(result.audit),
    lookUp: createPositionLookup(realData),
    baseline: { accepted: [gone] },
  });
  writeFileSync(files.small, await renderGenerated(30, makeHostile, makeDetailHostile));
  writeFileSync(files.large, await renderGenerated(10_000));
});

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true, force: true });
});

function makeHostile(data: ReportData): void {
  data.site.name = hostile;
  for (const page of data.pages)
    Object.assign(page, { title: hostile, description: hostile, source: hostile });
  for (const finding of data.findings)
    Object.assign(finding, { message: hostile, fix: hostile, place: hostile });
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
    canonical: "javascript:window.wasRun=1",
    robots: hostile,
  });
}

/** Opens a view from disk. Whatever the browser complains about, or asks the network for, is noted. */
async function openView(file: string, view: string, width = 1280, scheme: "light" | "dark" = "light") {
  const page = await openTab({ viewport: { width, height: 900 }, colorScheme: scheme });
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    if (!/^(file|data|blob):/.test(request.url())) faults.push(request.url());
  });
  await page.goto(`${pathToFileURL(file).href}#/${view}`);
  await page.locator("h1").waitFor();
  return { page, faults };
}

/** Goes to another view in the same tab. */
async function visit(page: Page, view: string): Promise<void> {
  const hash = `#/${view}`;
  if (new URL(page.url()).hash === hash) return;
  const before = await page.locator("h1").elementHandle();
  await page.evaluate((next) => location.assign(next), hash);
  await page.waitForFunction((old) => !old?.isConnected, before);
}

/** Path of the page most like another, from the data in the document. */
function closestPath(path: string): string {
  const { pages } = JSON.parse(document.getElementById("data")?.textContent ?? "") as ReportData;
  const closest = pages.find((page) => page.path === path)?.closest?.page ?? 0;
  return pages[closest]?.path ?? "";
}

/** An address of every view. */
async function listViews(page: Page): Promise<string[]> {
  const path = cityPath();
  const pair = `pair?a=${encoded(path)}&b=${encoded(await page.evaluate(closestPath, path))}`;
  const ofPage = [`page?path=${encoded(path)}`, `links?path=${encoded(path)}`];
  return ["", "findings", "pages", ...ofPage, "map?city=3", "similarity", pair];
}

async function axeViolations(page: Page, ...only: string[]): Promise<string[]> {
  // The report has no frames, which the slower mode is for.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (only.length > 0 ? axe.withRules(only) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`));
}

const encoded = encodeURIComponent;
const cityPath = () => readFileSync(files.real, "utf8").match(/"path":"([^"]+)","type":"city"/)?.[1] ?? "";
const heading = (page: Page) => page.locator("h1").textContent();
const firstCells = (page: Page) =>
  page.locator("tbody .path a").evaluateAll((cells) => cells.slice(0, 3).map((cell) => cell.textContent));

describe("the report of the shipped site", () => {
  test("opens from disk on its scores, without the network", async () => {
    const { page, faults } = await openView(files.real, "");
    expect(await page.locator(".numeral").textContent()).toBe("100 of 100");
    expect(await page.locator(".trend").textContent()).toMatch(
      /^Against the baseline: \d+ new, 0 accepted, 1 gone\.$/,
    );
    expect(await page.getByRole("row", { name: /^Titles/ }).textContent()).toContain("−1");
    expect(await page.getByText(gone.message).count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test("shows a page as search engines and networks will, with its picture from the built folder", async () => {
    const { page, faults } = await openView(files.real, `page?path=${encoded(cityPath())}`);
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
    await page
      .locator("section", { hasText: /^Inlinks/ })
      .locator("li a")
      .first()
      .click();
    expect(await heading(page)).not.toBe(cityPath());
    await page.goBack();
    await expect.poll(() => heading(page)).toBe(cityPath());
    expect(faults).toEqual([]);
  });

  test("draws every city with its nearby links, and shows those of the one that is chosen", async () => {
    const { page, faults } = await openView(files.real, "map");
    const lines = (await page.locator(".near").first().getAttribute("d"))?.split("M").length;
    expect(lines).toBeGreaterThan(30);
    await page.getByRole("searchbox", { name: "Find a city" }).fill("long b");
    await page.locator(".matches a").click();
    await page.getByRole("heading", { name: "Long Beach" }).waitFor();
    expect(
      await page
        .locator("section", { hasText: /^Names as nearby/ })
        .locator("li")
        .count(),
    ).toBeGreaterThan(2);
    expect(await page.locator(".edge.out").getAttribute("d")).toMatch(/^M/);
    expect(faults).toEqual([]);
  });

  test("draws the links of texts, and those of the page that is pressed", async () => {
    const { page } = await openView(files.real, "links");
    expect((await page.locator("path.edge").getAttribute("d"))?.length).toBeGreaterThan(10_000);
    const dots = (await page.locator(".drawing .dots").getAttribute("d")) ?? "";
    const [, x, y] = /^M(\S+) (\S+)h0/.exec(dots) ?? [];
    await page.locator(".drawing svg").click({ position: { x: Number(x), y: Number(y) } });
    await page.getByRole("heading", { name: "Chosen page" }).waitFor();
    const chosen = new URLSearchParams(new URL(page.url()).hash.split("?")[1]).get("path") ?? "";
    expect(await page.locator(".name.chosen").textContent()).toBe(chosen);
    expect(await page.locator("path.edge.in").getAttribute("d")).toMatch(/^M/);
    await page.getByRole("searchbox").fill("/contact-us");
    await page.locator(".matches a").first().click();
    await page.locator(".name.chosen", { hasText: "/contact-us" }).waitFor();
  });

  test("compares two texts, and measures what the audit measures", async () => {
    const { page, faults } = await openView(files.real, "similarity");
    expect(await page.locator("canvas").count()).toBe(1);
    const pair = page.locator(".pairs li").first();
    const [masked, raw] = await Promise.all([
      pair.locator("strong").textContent(),
      pair.locator(".note").textContent(),
    ]);
    await pair.locator("a").click();
    await page.locator(".texts mark").first().waitFor();
    expect(await page.locator(".lead").textContent()).toContain(`${masked} of their sequences`);
    await page.getByRole("checkbox").uncheck();
    const asWritten = /^(\S+ %)/.exec((await page.locator(".lead").textContent()) ?? "")?.[1];
    expect(raw).toContain(`${asWritten} as written`);
    await page.goBack();
    const { width = 0 } = (await page.locator("canvas").boundingBox()) ?? {};
    await page.locator("canvas").click({ position: { x: width / 2, y: 2 } });
    await page.locator(".texts mark").first().waitFor();
    expect(faults).toEqual([]);
  });

  test("is clean for axe in every view", async () => {
    const { page } = await openView(files.real, "");
    const found: string[] = [];
    for (const view of await listViews(page)) {
      await visit(page, view);
      found.push(...(await axeViolations(page)).map((violation) => `${view}: ${violation}`));
    }
    expect(found).toEqual([]);
  });

  test("fits a phone in every view, and has enough contrast in the dark", async () => {
    const { page } = await openView(files.real, "", 390, "dark");
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
    expect(await page.locator(".tally").textContent()).toBe("No page fits these filters.");
    await page.getByRole("searchbox", { name: "Search" }).fill("");
    expect(await firstCells(page)).toEqual(["/roofers-21"]);
    await page.getByRole("combobox", { name: "Show" }).selectOption("All");
    await page.getByRole("searchbox", { name: "Search" }).fill("roofers-1");
    await page.locator("tbody a").first().click();
    expect(await heading(page)).toBe("/roofers-1");
    await page.goBack();
    await expect.poll(() => firstCells(page)).toEqual(["/roofers-1", "/roofers-10", "/roofers-11"]);
    expect(await page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("roofers-1");
  });

  test("works by keyboard with the focus in sight", async () => {
    const { page } = await openView(files.small, "");
    for (const _ of [1, 2, 3]) await page.keyboard.press("Tab");
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

describe("findings", () => {
  test("stand by rule with owner, place and pages, and are filtered", async () => {
    const { page } = await openView(files.large, "findings");
    expect(await page.locator(".tally").textContent()).toBe("1,428 findings");
    expect(await page.locator(".findings li").count()).toBe(100);
    await page.getByRole("combobox", { name: "Severity" }).selectOption("Errors");
    expect(await page.locator(".rule h2").allTextContents()).toEqual(["Error title/rule-0"]);
    await page.getByRole("searchbox").fill("/roofers-21 ");
    expect(await page.locator(".findings li").textContent()).toBe(
      "The title of /roofers-21 is too long.Owner: one record of the data · cities/21.yaml:3 · /roofers-21",
    );
    await page.getByRole("searchbox").fill("nothing like this");
    expect(await page.locator(".empty").textContent()).toBe("No finding fits these filters.");
  });
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

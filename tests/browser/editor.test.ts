// @module-tag nightly
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import { build } from "esbuild";
import { Parser } from "htmlparser2";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { type EditablePage, valuesId } from "../../scripts/dev/editing/messages.ts";
import { closeBrowser, openTab, recordFaults } from "../support/browser.ts";
import { copyOfData, fixtureSite, realData, root } from "../support/data-folder.ts";
import { phone } from "../support/live-page.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

afterAll(closeBrowser);

const city = "/roofers-pine-bend-lake-county";
const pine = "cities/lake-county/pine-bend.yaml";

function startDev(dataDir: string, ...more: string[]): Promise<RunningSite> {
  return startSite(["dev", "--data", dataDir, "--port", "0", ...more]);
}

async function openEditor(
  url: string,
  path: string,
  options: Parameters<typeof openTab>[0] = {},
): Promise<Page> {
  const page = await openTab(options);
  await goTo(page, `${url}${path}?edit`);
  return page;
}

async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("toolbar", { name: "Editor" }).waitFor();
}

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const textOf = (page: Page, words: string) => page.locator("site-text", { hasText: words }).last();

test("a person finds the way in, changes a word where it stands, and takes it back", async () => {
  const data = copyOfData();
  const before = data.read(pine);
  const { url } = await startDev(data.dir);
  const page = await openTab();
  const faults = recordFaults(page);
  await page.goto(url + city);
  await page.getByRole("link", { name: "Edit this page" }).click();
  await page.getByRole("toolbar", { name: "Editor" }).waitFor();
  await textOf(page, "push water under the edge").click();
  await page.keyboard.type(" Call us.");
  await says(page, "This changes this page and 1 other.");
  await says(page, /cities\/lake-county\/pine-bend\.yaml:13:7/);
  await page.keyboard.press("Enter");
  await says(page, "Saved.");
  await textOf(page, "under the edge. Call us.").waitFor();
  expect(data.read(pine)).toBe(before.replace("under the edge.", "under the edge. Call us."));
  await page.getByRole("button", { name: "Changes" }).click();
  await says(page, /under the edge\. Call us\./);
  await page.getByRole("button", { name: "Undo" }).click();
  await says(page, "Undone.");
  expect(data.read(pine)).toBe(before);
  await page.getByRole("button", { name: "Redo" }).click();
  await says(page, "Done again.");
  await page.getByRole("link", { name: "Close the editor" }).click();
  await page.getByText("under the edge. Call us.").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(faults.filter((line) => !/debug: \[vite\]|React DevTools/.test(line))).toEqual([]);
});

test("names in braces are chips, and are changed where they are written, for all pages", async () => {
  const data = copyOfData();
  const { url } = await startDev(data.dir);
  const page = await openEditor(url, city);
  await page.locator("h1 site-text").first().click();
  const chip = page.locator(".site-chip", { hasText: "Pine Bend" });
  expect(await chip.getAttribute("data-name")).toBe("city");
  await page.keyboard.press("Home");
  await page.keyboard.type("Good ");
  await says(page, "This changes this page and 2 others.");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1, name: "Roofers in Pine Bend" }).waitFor();
  await textOf(page, "5-year guarantee").click();
  await page.locator(".site-chip", { hasText: "5-year guarantee" }).click();
  const field = page.getByRole("textbox", { name: "warranty" });
  await field.fill("6-year guarantee");
  await says(page, /This changes this page and \d+ others\.|This changes all/);
  await field.press("Enter");
  await says(page, "Saved.");
  expect(data.read("business.yaml")).toContain("warranty: 6-year guarantee\n");
});

test("everything is done by keyboard, and on a phone", async () => {
  const data = copyOfData();
  const { url } = await startDev(data.dir);
  const page = await openEditor(url, city, phone);
  await textOf(page, "push water under the edge").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type(" Oh.");
  await says(page, "This changes this page and 1 other.");
  await page.keyboard.press("Enter");
  await says(page, "Saved.");
  expect(data.read(pine)).toContain("under the edge. Oh.");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/the edge\. Oh\.$/);
  const { violations } = await new AxeBuilder({ page }).include("#root").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("what the checks refuse is said while it is typed, and stays there through a reload until it is right", async () => {
  const data = copyOfData();
  const before = data.read(pine);
  const { url } = await startDev(data.dir);
  const page = await openEditor(url, city);
  await textOf(page, "push water under the edge").click();
  await page.keyboard.type(" {town}");
  await says(page, /The text uses \{town\} here and in 1 more place, but no value has that name\./);
  await page.keyboard.press("Enter");
  expect(data.read(pine)).toBe(before);
  await page.locator("h1").click();
  await says(page, "Save this change or put it back first.");
  await goTo(page, page.url());
  await textOf(page, "push water under the edge").click();
  await says(page, /The text uses \{town\}/);
  await page.getByRole("button", { name: "Put back" }).click();
  await textOf(page, "push water under the edge").click();
  expect(await page.getByRole("textbox", { name: "Text", exact: true }).textContent()).not.toContain(
    "{town}",
  );
  expect(data.read(pine)).toBe(before);
});

test("a value that somebody else has changed is a conflict with both, and neither is lost", async () => {
  const data = copyOfData();
  const { url } = await startDev(data.dir);
  const [mine, theirs] = [await openEditor(url, city), await openEditor(url, city)];
  for (const page of [mine, theirs]) await textOf(page, "push water under the edge").click();
  await theirs.keyboard.type(" Theirs.");
  await theirs.keyboard.press("Enter");
  await says(theirs, "Saved.");
  await mine.keyboard.type(" Mine.");
  await says(mine, /Somebody else has changed this meanwhile/);
  await says(mine, /under the edge\. Theirs\./);
  await mine.getByRole("button", { name: "Save mine in its place" }).click();
  await says(mine, "Saved.");
  expect(data.read(pine)).toContain("under the edge. Mine.");
  await mine.getByRole("button", { name: "Undo" }).click();
  await says(mine, "Undone.");
  expect(data.read(pine)).toContain("under the edge. Theirs.");
});

test("pictures, choices of a form, links and what search engines show are edited in the panel", async () => {
  const data = copyOfData().write("images/roof-repair.yaml", "alt: A roof with moss on it\n");
  const { url } = await startDev(data.dir);
  const page = await openEditor(url, "/contact");
  await page.getByRole("button", { name: "In search results" }).click();
  await page.getByRole("textbox", { name: "Title in search results" }).fill("Ask us | {businessName}");
  await says(page, "This changes this page only.");
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "Saved.");
  await expect.poll(() => page.title()).toBe("Ask us | Maple & Sons Roofing");
  await goTo(page, `${url}${city}?edit`);
  await page.getByRole("link", { name: "Get a quote" }).first().click();
  await page.getByRole("combobox", { name: "Leads to" }).fill("/nowhere");
  await says(page, /nowhere/);
  await page.keyboard.press("Escape");
  await goTo(page, `${url}/?edit`);
  await page.locator("main img[data-site-values]").first().click({ force: true });
  const picture = page.getByRole("textbox", { name: "What it shows, for people who cannot see it" });
  await picture.fill("A roof that we mended");
  await says(page, /This changes/);
  await picture.press("Enter");
  await says(page, "Saved.");
  await page.locator('img[alt="A roof that we mended"]').first().waitFor();
  expect(data.read("images/roof-repair.yaml")).toBe("alt: A roof that we mended\n");
});

describe("only pages of the server itself may edit", () => {
  test("a request without its token, of another page or under another name is refused", async () => {
    const data = copyOfData();
    const before = data.read(pine);
    const { url } = await startDev(data.dir);
    const { token } = pageOf(await (await fetch(`${url}${city}?edit`)).text());
    const body = JSON.stringify({
      action: "save",
      changes: [{ file: pine, pointer: "/landmarks/1", before: "Fire Tower", after: "Bell Tower" }],
    });
    const post = (headers: Record<string, string>) =>
      fetch(`${url}/__edit`, { method: "POST", headers, body }).then(({ status }) => status);
    expect(await post({})).toBe(403);
    expect(await post({ "x-site-edit": "guess" })).toBe(403);
    expect(await post({ "x-site-edit": token, origin: "https://elsewhere.example" })).toBe(403);
    expect((await fetch(`${url}/__edit`)).status).toBe(405);
    expect(await ofHost(`${url}${city}?edit`, "rebound.example")).not.toContain(token);
    expect(data.read(pine)).toBe(before);
    expect(await post({ "x-site-edit": token })).toBe(200);
    expect(data.read(pine)).toContain("Bell Tower");
  });

  test("a server that only shows has no way to edit", async () => {
    const data = copyOfData();
    const { url } = await startDev(data.dir, "--read-only");
    expect(await (await fetch(`${url}${city}?edit`)).text()).not.toContain(valuesId);
    expect((await fetch(`${url}/__edit`, { method: "POST", body: "{}" })).status).toBe(404);
  });
});

test("nearly every text on every page of two businesses leads to its value", async () => {
  for (const dataDir of [realData, fixtureSite("dentist-me")]) {
    const { url } = await startDev(dataDir);
    const first = pageOf(await (await fetch(`${url}/?edit`)).text());
    const counts = { all: 0, editable: 0, dates: 0 };
    for (const path of Object.keys(first.paths)) {
      const html = await (await fetch(`${url}${path}?edit`)).text();
      countTexts(html, counts);
    }
    expect(counts.editable / (counts.all - counts.dates)).toBeGreaterThan(0.995);
    expect(counts.dates / counts.all).toBeLessThan(0.06);
  }
});

test("the editor is smaller than 60 kB", async () => {
  const { outputFiles } = await build({
    entryPoints: [`${root}/scripts/dev/client/editor/start.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    loader: { ".css": "text" },
    plugins: [
      {
        name: "inline",
        setup: ({ onResolve }) =>
          onResolve({ filter: /\?inline$/ }, ({ path, resolveDir }) => ({
            path: `${resolveDir}/${path.replace("?inline", "")}`,
          })),
      },
    ],
  });
  expect(gzipSync(outputFiles[0]?.contents ?? "").length).toBeLessThan(60_000);
});

function pageOf(html: string): EditablePage {
  const [, json = ""] = new RegExp(`id="${valuesId}">(.*?)</script>`, "s").exec(html) ?? [];
  return JSON.parse(json) as EditablePage;
}

/** Adds the texts between tags that people see, and those of them that lead to a value. */
function countTexts(html: string, counts: { all: number; editable: number; dates: number }): void {
  const { values } = pageOf(html);
  const open: Record<string, string>[] = [];
  const unseen = new Set(["noscript", "script", "style"]);
  const isKnown = (attributes: Record<string, string>) =>
    /\b(?:text|value):/.test(attributes["data-site-values"] ?? "") ||
    Boolean(values[Number(attributes["data-site-value"] ?? -1)]?.file);
  const parser = new Parser({
    onopentag: (name, attributes) => open.push({ ...attributes, name }),
    ontext: (text) => {
      if (text.trim() === "" || open.some(({ name = "" }) => unseen.has(name))) return;
      counts.all++;
      if (open.some(isKnown)) counts.editable++;
      // Days are written out from dates.
      else if (open.some(({ name, class: of = "" }) => name === "time" || of === "hours-date"))
        counts.dates++;
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
}

/** What is answered to somebody who knows the server by another name. */
function ofHost(url: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
}

// @module-tag nightly
import { once } from "node:events";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goLive, openTab, recordFaults } from "../support/browser.ts";
import { runSite } from "../support/cli.ts";
import { copyOfData, DataFolder, realData, temporaryFolder } from "../support/data-folder.ts";
import { isMarked, markDocument, phone } from "../support/live-page.ts";
import { isOfVite, startDev, startSite } from "../support/running-site.ts";
import { copyTool } from "../support/sequences/tool-folder.ts";

const overlay = "dialog[role=alertdialog][open]";

async function openConnected(url: string, options: Parameters<typeof openTab>[0] = {}): Promise<Page> {
  const page = await openTab(options);
  const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framesent"));
  await page.goto(url);
  await connected;
  await markDocument(page);
  return page;
}

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const waitForHeading = (page: Page, text: string) =>
  page.locator("h1", { hasText: text }).waitFor({ state: "attached" });

test("development serves what vite-plugin-ssr renders, with Vite's client", async () => {
  const data = copyOfData();
  const { line, url } = await startDev(data.dir);
  expect(line).toBe(`Editing ${data.dir} at ${url}/ (Ctrl-C stops)`);
  const response = await fetch(`${url}/contact`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const html = await response.text();
  expect(html).toContain('import("/@vite/client");');
  expect(html).toContain("/src/renderer/_default.page.client.ts");
  expect(html).toContain("<title>Free roofing quote | Maple &amp; Sons Roofing</title>");
  expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
  expect((await fetch(`${url}/page-data/no-such-page.json`)).status).toBe(404);
  const css = await fetch(`${url}/theme.css`);
  expect(css.headers.get("content-type")).toBe("text/css; charset=utf-8");
  const picture = /src="(\/assets\/[^"]+)"/.exec(html)?.[1];
  expect((await fetch(url + picture)).headers.get("content-type")).toMatch(/^image\//);
});

describe("a saved data file", () => {
  test("shows on a live page, which keeps what was typed, its focus and its place", async () => {
    const data = copyOfData();
    const { url } = await startDev(data.dir);
    const page = await openConnected(`${url}/contact`, phone);
    const faults = recordFaults(page);
    await goLive(page);
    await page.locator("[name=firstName]").fill("Ada");
    await page.locator("[name=firstName]").focus();
    await scrollTo(page, 300);
    const place = await scrollOf(page);
    expect(place).toBeGreaterThan(100);
    data.edit("pages/contact.yaml", "heading: Ask for a quote", "heading: Ask for a price");
    await waitForHeading(page, "Ask for a price");
    expect(await page.locator("[name=firstName]").inputValue()).toBe("Ada");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstName");
    expect(await scrollOf(page)).toBe(place);
    data.edit("theme.yaml", 'accent: "#ffc53d"', 'accent: "#fdc53d"');
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).getPropertyValue("--accent") === "#fdc53d",
    );
    expect(await isMarked(page)).toBe(true);
    expect(faults.filter((fault) => !isOfVite(fault))).toEqual([]);
  });

  test("shows on a page that is not live, in its place, also where an editor saves by renaming", async () => {
    const data = copyOfData(realData);
    const { url } = await startDev(data.dir);
    const page = await openConnected(`${url}/about-us`);
    await scrollTo(page, 400);
    const file = join(data.dir, "pages/about-us.yaml");
    const text = readFileSync(file, "utf8").replace(/^( +heading: ).*$/m, "$1Hello from the editor");
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
    await waitForHeading(page, "Hello from the editor");
    expect(await scrollOf(page)).toBe(400);
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.live)).toBeUndefined();
    await goLive(page);
    await waitForHeading(page, "Hello from the editor");
  });

  test("that adds a city brings its page, its places in menu and hub, and their end with it", async () => {
    const data = copyOfData();
    const { url } = await startDev(data.dir);
    const hub = await openConnected(`${url}/service-areas`);
    await goLive(hub);
    const inHub = hub.locator("main a", { hasText: "Birch Lake" });
    const inMenu = hub.locator(".site-header a", { hasText: "Birch Lake" });
    data.write(
      "cities/lake-county/birch-lake.yaml",
      data.read("cities/lake-county/otter-falls.yaml").replaceAll("Otter Falls", "Birch Lake"),
    );
    await inHub.first().waitFor({ state: "attached" });
    await inMenu.first().waitFor({ state: "attached" });
    const path = "/roofers-birch-lake-lake-county";
    expect(await (await fetch(url + path)).text()).toContain("<title>Roofers in Birch Lake, MN");
    data.remove("cities/lake-county/birch-lake.yaml");
    await inHub.first().waitFor({ state: "detached" });
    await inMenu.first().waitFor({ state: "detached" });
    expect(await isMarked(hub)).toBe(true);
    expect((await fetch(url + path)).status).toBe(404);
  });
});

describe("a mistake in the data", () => {
  test("lies over the page with its lines until it is mended, and hides by Escape until the next change", async () => {
    const data = copyOfData();
    const { url, printed } = await startDev(data.dir);
    const page = await openConnected(`${url}/contact`);
    await goLive(page);
    await page.locator("[name=firstName]").fill("Ada");
    data.append("pages/contact.yaml", "colour: red\n");
    data.edit("pages/home.yaml", "type: home", "tpye: home");
    const dialog = page.locator(overlay);
    await dialog.waitFor();
    expect(await dialog.getByRole("heading").textContent()).toBe("2 mistakes in the data");
    const [, second] = await dialog.locator("li").all();
    expect(await second?.locator(".message").textContent()).toBe(
      '"tpye" is not a field of a page file. Did you mean "type"?',
    );
    expect(await second?.locator(".hint").textContent()).toContain("Fix: Write type: instead of tpye:.");
    expect(await second?.locator(".place button").textContent()).toMatch(/pages\/home\.yaml:3:1$/);
    expect(await second?.locator(".marked").textContent()).toBe("3 tpye: home\n");
    expect(await second?.locator("mark").textContent()).toBe("tpye:");
    expect(await page.locator("h1").first().textContent()).toBe("Ask for a quote");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    data.edit("pages/home.yaml", "tpye: home", "type: home");
    await dialog.waitFor();
    expect(await dialog.getByRole("heading").textContent()).toBe("1 mistake in the data");
    data.edit("pages/contact.yaml", "colour: red\n", "");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstName");
    expect(await page.locator("[name=firstName]").inputValue()).toBe("Ada");
    expect(await isMarked(page)).toBe(true);
    await expect.poll(printed).toContain("The data is fine again.");
    expect(printed().split('"tpye" is not a field').length - 1).toBe(1);
  });

  test("that is there at the start is shown alone, and the page comes when it is mended", async () => {
    const data = copyOfData().append("pages/contact.yaml", "colour: red\n");
    const { url } = await startDev(data.dir);
    const broken = await fetch(`${url}/contact`);
    expect(broken.status).toBe(500);
    expect(await broken.text()).toContain("&quot;colour&quot; is not a field of a page file.");
    const page = await openConnected(`${url}/contact`, { ...phone, colorScheme: "dark" });
    await page.locator(overlay).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    data.edit("pages/contact.yaml", "colour: red\n", "");
    await waitForHeading(page, "Ask for a quote");
    expect(await page.locator(overlay).count()).toBe(0);
  });
});

test("an edited component and an edited style show on a live page, which keeps what was typed", async () => {
  const tool = copyTool(temporaryFolder());
  const data = copyOfData();
  const { url } = await startSite(["dev", "--data", data.dir, "--port", "0"], tool);
  const page = await openConnected(`${url}/contact`);
  await goLive(page);
  await page.locator("[name=firstName]").fill("Ada");
  const sources = new DataFolder(tool);
  sources.edit("src/parts/TitleHeading.tsx", "<h1", '<h1 data-edited="yes"');
  await page.locator('h1[data-edited="yes"]').waitFor();
  sources.append("src/parts/styles/base.css", "main { --edited: yes; }\n");
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector("main") as Element).getPropertyValue("--edited") === "yes",
  );
  expect(await page.locator("[name=firstName]").inputValue()).toBe("Ada");
  expect(await isMarked(page)).toBe(true);
});

test("a port in use is said, and Ctrl-C ends the server with 130", async () => {
  const data = copyOfData();
  const dev = await startDev(data.dir);
  const { port } = new URL(dev.url);
  const second = runSite(["dev", "--data", data.dir, "--port", port]);
  expect([second.code, second.stderr]).toEqual([
    2,
    `Port ${port} is in use by another program.\n  Fix: Stop that program, or take a free port with --port 0.\n`,
  ]);
  const ended = once(dev.process, "exit");
  dev.process.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  await expect(fetch(dev.url)).rejects.toThrow("fetch failed");
});

test("the services that pages call have their stand-ins in development too", async () => {
  const data = copyOfData().write(
    "backend.yaml",
    'mail:\n  origin: https://api.emailjs.com\n  publicKey: ""\n  serviceId: ""\n  templateId: ""\nfunctions:\n  url: ""\n  anonKey: ""\n',
  );
  const { url } = await startDev(data.dir);
  const endpoints = await (await fetch(`${url}/endpoints.json`)).json();
  expect(endpoints).toMatchObject({
    mail: { origin: url, publicKey: "stand-in-public-key", toEmail: "hello@maple-roofing.example" },
    functions: { url, anonKey: "stand-in-anon-key" },
  });
  expect(await (await fetch(`${url}/_outbox?format=json`)).json()).toEqual([]);
});

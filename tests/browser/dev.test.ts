import { afterAll, expect, test } from "vitest";
import { closeBrowser, goLive, openTab, recordFaults } from "../support/browser.ts";
import { copyOfData } from "../support/data-folder.ts";
import { startSite } from "../support/running-site.ts";

afterAll(closeBrowser);

const isOfVite = (line: string) => /debug: \[vite\]|React DevTools/.test(line);

test("development serves what vite-plugin-ssr renders, with Vite's client", async () => {
  const data = copyOfData();
  const { line, url } = await startSite(["dev", "--data", data.dir, "--port", "0"]);
  expect(line).toBe(`Editing ${data.dir} at ${url}/ (Ctrl-C stops)`);
  const response = await fetch(`${url}/contact`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const html = await response.text();
  expect(html).toContain('import("/@vite/client");');
  expect(html).toContain("/src/renderer/_default.page.client.ts");
  expect(html).toContain("<title>Free roofing quote | Maple &amp; Sons Roofing</title>");
  const missing = await fetch(`${url}/no-such-page`);
  expect(missing.status).toBe(404);
  const css = await fetch(`${url}/theme.css`);
  expect(css.headers.get("content-type")).toBe("text/css; charset=utf-8");
  const picture = /src="(\/assets\/pictures\/[^"]+)"/.exec(html)?.[1];
  expect((await fetch(url + picture)).headers.get("content-type")).toMatch(/^image\//);
});

test("a page in development becomes live, follows links, and shows a saved data file by itself", async () => {
  const data = copyOfData();
  const { url } = await startSite(["dev", "--data", data.dir, "--port", "0"]);
  const page = await openTab();
  const faults = recordFaults(page);
  await page.goto(`${url}/`);
  await goLive(page);
  await page.locator('main a[href="/roof-repair"]').first().click();
  await page.waitForFunction(() => document.title.startsWith("Roof repair |"));
  data.edit("pages/roof-repair.yaml", "title: Roof repair", "title: Roofs mended");
  await page.waitForFunction(() => document.title.startsWith("Roofs mended |"));
  expect(faults.filter((fault) => !isOfVite(fault))).toEqual([]);
});

test("a mistake in the data shows as the page, with its line, until it is mended", async () => {
  const data = copyOfData();
  const { url } = await startSite(["dev", "--data", data.dir, "--port", "0"]);
  data.append("pages/contact.yaml", "colour: red\n");
  const broken = await fetch(`${url}/contact`);
  expect(broken.status).toBe(500);
  expect(await broken.text()).toContain("unknown-field");
  data.edit("pages/contact.yaml", "colour: red\n", "");
  expect((await fetch(`${url}/contact`)).status).toBe(200);
});

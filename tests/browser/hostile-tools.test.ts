// @module-tag nightly
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { startPreview } from "../../scripts/preview/server.ts";
import { goLive } from "../support/browser.ts";
import { build } from "../support/builds.ts";
import { runSite } from "../support/cli.ts";
import { copyOfData, temporaryFolder } from "../support/data-folder.ts";
import { hostileText } from "../support/hostile-data.ts";
import { hostileData, openWatched, readTexts } from "../support/hostile-site.ts";
import { startDev } from "../support/running-site.ts";

test("the report of an audit runs nothing of hostile data, and shows it as it was typed", async () => {
  const folder = temporaryFolder();
  const data = hostileData(join(folder, "data"));
  const out = join(folder, "dist");
  build(data.dir, out);
  const report = join(folder, "report");
  const audit = runSite(["audit", "--data", data.dir, "--dist", out, "--report", report]);
  expect(audit.code, audit.stderr).toBe(1);
  const city = "path=/roofers-maple-grove-lake-county";
  const views: [view: string, words: string][] = [
    ["", "Maple & Sons Roofing"],
    ["findings", "title"],
    ["pages", "Roofers in Maple Grove"],
    [`page?${city}`, "Lake County"],
    [`links?${city}`, "Roofers in Maple Grove"],
    ["map?city=0", "Maple Grove"],
    ["similarity", "Maple Grove"],
  ];
  for (const [view, words] of views) {
    const { page, faults } = await openWatched();
    await page.goto(`${pathToFileURL(join(report, "index.html")).href}#/${view}`);
    await page.locator("h1").waitFor();
    const texts = await readTexts(page);
    const isShown = texts.some((text) => text.includes(words) && text.includes(hostileText));
    expect(isShown, view).toBe(true);
    expect(await page.locator("img[src='x'], svg[onload], [onerror]").count(), view).toBe(0);
    expect(faults, view).toEqual([]);
    await page.context().close();
  }
});

describe("the development server", () => {
  test("runs nothing of a hostile mistake, over the page and alone, and shows it as it was typed", async () => {
    const data = copyOfData();
    const { url } = await startDev(data.dir);
    const { page, faults } = await openWatched();
    const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framesent"));
    await page.goto(`${url}/contact`);
    await connected;
    data.append("pages/contact.yaml", `${JSON.stringify(hostileText)}: red\n`);
    data.edit("pages/home.yaml", "type: home", `type: ${JSON.stringify(hostileText)}`);
    const mistakes = page.locator("li:has(.message)");
    const shown = async () => {
      await expect.poll(() => mistakes.count()).toBe(2);
      return mistakes.allTextContents();
    };
    const over = await shown();
    await page.goto(`${url}/contact`);
    for (const [first, second] of [over, await shown()]) {
      expect(first).toContain(`"${hostileText}" is not a field of a page file.`);
      // A long value is cut short in a message, and stands whole in the line of the file, as YAML writes it.
      expect(second).toContain(JSON.stringify(hostileText));
    }
    expect(await page.locator("img[src='x'], svg[onload], [onerror]").count()).toBe(0);
    expect(faults.filter((fault) => !/\[vite\]|React DevTools|500/.test(fault))).toEqual([]);
  });
});

test("100 kB of text in a field is built, and shows whole, before and after the page is live", async () => {
  const data = copyOfData();
  const words = Array.from({ length: 12_000 }, (_, index) => `word${index}`).join(" ");
  expect(words.length).toBeGreaterThan(100_000);
  data.edit("pages/home.yaml", "lead: We have climbed", `lead: ${words} We have climbed`);
  data.edit("pages/home.yaml", "heading: Roofs that last", `heading: ${words}`);
  const out = join(temporaryFolder(), "dist");
  build(data.dir, out);
  expect(readFileSync(join(out, "index.html"), "utf8").split("word11999").length).toBeGreaterThan(2);
  const preview = await startPreview(out, 0);
  const { page, faults } = await openWatched();
  await page.goto(preview.url);
  const shown = () => page.locator("h1, .lead").allTextContents();
  const expected = [words, expect.stringContaining(`${words} We have climbed roofs since 1971.`)];
  expect(await shown()).toEqual(expected);
  await goLive(page);
  expect(await shown()).toEqual(expected);
  expect(faults).toEqual([]);
  await preview.close();
});

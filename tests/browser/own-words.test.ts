// @module-tag nightly
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Dataset, loadDataset } from "../../src/loader/load.ts";
import { openTab } from "../support/browser.ts";
import { realData } from "../support/data-folder.ts";
import { listRoutes } from "../support/routes.ts";
import { countWords } from "../support/shingles.ts";

const { cities, counties } = loadDataset(realData).dataset as Dataset;
/** Names and numbers that differ from city to city wherever they stand, the longest first. */
const names = [
  ...counties.map(({ value }) => value.county),
  ...cities.flatMap(({ value }) => [
    value.city,
    ...value.zipCodes,
    ...value.nearbyAreas.flatMap((area) => ("place" in area ? area.place : [])),
  ]),
].sort((a, b) => b.length - a.length);

function visibleBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = new Map<Element, string>();
    const isShown = (text: Text, element: Element) => {
      if (element.matches("script, style, noscript, option, textarea")) return false;
      if (element.closest(".visually-hidden, .skip-link")) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      const details = element.closest("details");
      return width > 1 && height > 1 && (!details || details.open || element.closest("summary") !== null);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      let block = node.parentElement;
      if (!block || !isShown(node, block)) continue;
      while (getComputedStyle(block).display === "inline" && block.parentElement) block = block.parentElement;
      blocks.set(block, (blocks.get(block) ?? "") + node.data);
    }
    return [...blocks.values()].map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  });
}

test("at least half of the words that a city page shows at 1280 stand on no other, names masked", async () => {
  const page = await openTab({ viewport: { width: 1280, height: 900 } });
  const pages: { path: string; sentences: string[] }[] = [];
  for (const { path } of listRoutes().filter(({ type }) => type === "city")) {
    await page.goto(path);
    const masked = names.reduce(
      (text, name) => text.replaceAll(name, "_"),
      (await visibleBlocks(page)).join("\n"),
    );
    pages.push({ path, sentences: masked.split(/\n|(?<=[.!?]) /) });
  }
  expect(pages).toHaveLength(cities.length);
  const uses = new Map<string, number>();
  for (const { sentences } of pages)
    for (const sentence of new Set(sentences)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
  const shares = pages.map(({ path, sentences }) => {
    const own = sentences.filter((sentence) => uses.get(sentence) === 1);
    return { path, share: countWords(own.join(" ")) / countWords(sentences.join(" ")) };
  });
  expect(shares.filter(({ share }) => share < 0.5)).toEqual([]);
});

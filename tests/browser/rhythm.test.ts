// @module-tag nightly
import { expect, test } from "vitest";
import { openTab } from "../support/browser.ts";
import { listRoutes } from "../support/routes.ts";

/** What a function finds on each page of the site in a window of this size, once its fonts are there. */
async function readEachPage<Found>(viewport: { width: number; height: number }, find: () => Found) {
  const page = await openTab({ viewport });
  // What is only looked at moves nothing to the side.
  await page.route(/\.(avif|webp|png|jpg)$/, (route) => route.abort());
  const found: [path: string, found: Found][] = [];
  for (const { path } of listRoutes()) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    found.push([path, await page.evaluate(find)]);
  }
  return found;
}

/** The longest run of sections whose heading stands at the left of their matter. Runs in the page. */
function longestRun(): number {
  let run = 0;
  let longest = 0;
  for (const section of document.querySelectorAll("main :is(.hero, .band)")) {
    const head = section.querySelector(".split-head")?.getBoundingClientRect();
    const body = section.querySelector(".split-body")?.getBoundingClientRect();
    run = head && body && head.right <= body.left ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

test("no page sets more than three sections in a row with the heading at the left", async () => {
  const runs = await readEachPage({ width: 1280, height: 800 }, longestRun);
  expect(runs.filter(([, run]) => run > 3)).toEqual([]);
});

/** The words of headings that go on in another line. Runs in the page. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
  }
  return broken;
}

test("no heading breaks in the middle of a word where its column is at its narrowest", async () => {
  const broken = await readEachPage({ width: 1024, height: 768 }, brokenWords);
  expect(broken.filter(([, words]) => words.length > 0)).toEqual([]);
});

/** How far the first button of the opening lies below the edge of the floating bar. Runs in the page. */
function depthUnderBar(): number {
  const button = document.querySelector(".hero .button")?.getBoundingClientRect();
  const bar = document.querySelector(".floating-bar")?.getBoundingClientRect();
  return button && bar ? Math.max(0, button.bottom - bar.top) : 0;
}

test("the first button of every opening stands above the bar of a phone", async () => {
  const depths = await readEachPage({ width: 360, height: 740 }, depthUnderBar);
  expect(depths.filter(([, depth]) => depth > 0)).toEqual([]);
});

/** How wide a page's own name is cut off at the right edge, where the trail to it is longer than a phone. Runs in the page. */
function trailBeyond(): number {
  const name = document.querySelector(".breadcrumbs [aria-current]");
  return Math.max(0, (name?.getBoundingClientRect().right ?? 0) - innerWidth);
}

test("no name at the end of a trail is cut by the edge of a phone", async () => {
  const beyond = await readEachPage({ width: 390, height: 740 }, trailBeyond);
  expect(beyond.filter(([, width]) => width > 0)).toEqual([]);
});

/** Links of the footer that are lower than a thumb needs. Runs in the page. */
function lowLinks(): string[] {
  return [...document.querySelectorAll(".site-footer a")]
    .filter((link) => link.getBoundingClientRect().height < 44)
    .map((link) => link.textContent ?? "");
}

test("every link of the footer takes a thumb", async () => {
  const low = await readEachPage({ width: 390, height: 740 }, lowLinks);
  expect(low.filter(([, links]) => links.length > 0)).toEqual([]);
});

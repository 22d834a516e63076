import type { Browser, Page } from "playwright-core";
import { decodeDocument } from "../../read-build/encoding.ts";
import { readDocument } from "../../read-build/read-document.ts";
import type { BareAudit } from "../audit.ts";
import { differencesOf } from "./differences.ts";
import { beginningOf, type Kind, kinds, type LargestElement, type RenderedPage } from "./rendered-page.ts";
import { type Answered, serveFrom } from "./serve-pages.ts";
import { cumulativeShift, nameOf, type Seen, scrollToEnd, watchPage } from "./watch-page.ts";

/** The phone that Lighthouse measures with. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Longest time that a page may take to load, and then to come to rest, in milliseconds. */
const [longestLoad, longestRest] = [20_000, 3_000];
/** What comes late, such as a banner, comes within this time, in milliseconds. */
const late = 1_000;
/** For what is loaded when it comes near. */
const afterScroll = 300;
/** Screens that are scrolled through, at most. */
const mostScreens = 40;
/** Letters of a text that name it. */
const textShown = 60;

/** Share of a picture's height on the first screen; of one that shows less, another phone may show nothing. */
const leastVisible = 0.5;

/** A page that is to be opened. */
export interface Sample {
  path: string;
  type: string;
}

/** Opens one page in a window of its own, as a phone does. `server`: address of a server for the built folder. */
export async function renderPage(
  browser: Browser,
  { path, type }: Sample,
  server: string,
  { site, internal }: Pick<BareAudit, "site" | "internal">,
): Promise<RenderedPage> {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  try {
    const visited = await serveFrom(context, server, site);
    const page = await context.newPage();
    const errors = noteErrors(page);
    await page.addInitScript(watchPage);
    const address = `${site.origin}${site.base.slice(0, -1)}${path}`;
    const response = await page.goto(address, { waitUntil: "load", timeout: longestLoad });
    await Promise.all([comeToRest(page), page.waitForTimeout(late)]);
    const answered = [...visited.answered];
    const { largest } = await seenOn(page);
    await page.evaluate(scrollToEnd, mostScreens);
    await page.waitForTimeout(afterScroll);
    const { shifts } = await seenOn(page);
    const raw = readDocument(decodeDocument((await response?.body()) ?? Buffer.alloc(0)).text);
    const rendered = readDocument(await page.content());
    const worst = [...shifts].sort((a, b) => b.value - a.value)[0];
    return {
      path,
      type,
      weight: weightOf(answered),
      ...(largest && { largest: largestOf(largest) }),
      shift: cumulativeShift(shifts),
      ...(worst && { shifted: nameOf(worst.tag) }),
      errors: [...errors],
      failed: failedOf(visited.answered),
      elsewhere: [...visited.elsewhere].sort(),
      isCutOff: visited.isCutOff,
      byScript: differencesOf(path, raw, rendered, internal),
    };
  } finally {
    await context.close();
  }
}

/** Until nothing is asked for any more; a page that never stops asking is taken as it is. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: longestRest }).catch(() => {});
}

/** Notes what the browser complains about; files that are missing are noted by what they were asked for. */
function noteErrors(page: Page): Set<string> {
  const errors = new Set<string>();
  page.on("pageerror", ({ message }) => errors.add(message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !text.startsWith("Failed to load resource")) errors.add(text);
  });
  return errors;
}

async function seenOn(page: Page): Promise<Seen> {
  return (await page.evaluate(() => window.siteAuditSeen)) ?? { shifts: [] };
}

function weightOf(answered: readonly Answered[]): Record<Kind, number> {
  const weight = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { kind, bytes } of answered) weight[kind] += bytes;
  return weight;
}

function largestOf({ tag, text, url, visible }: NonNullable<Seen["largest"]>): LargestElement {
  const words = text.replace(/\s+/g, " ").trim();
  return {
    element: nameOf(tag),
    shows:
      URL.canParse(url) && !url.startsWith("data:") ? new URL(url).pathname : beginningOf(words, textShown),
    isCut: visible < leastVisible,
    isLazy: /^<img\b/.test(tag) && /\sloading="lazy"/i.test(tag),
  };
}

function failedOf(answered: readonly Answered[]): RenderedPage["failed"] {
  const failed = answered.filter(({ status, kind }) => status >= 400 && kind !== "html");
  return [...new Map(failed.map(({ url, status }) => [url, { url, status }])).values()];
}

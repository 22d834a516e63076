import { afterAll, beforeEach, expect, onTestFinished } from "vitest";
import { findProgram } from "../../../scripts/install/find-program.mjs";
import { chromium, firefox, webkit } from "../../../scripts/install/programs.mjs";
import { PuppeteerEngine } from "./puppeteer.ts";
import type { Tab, TabOptions } from "./tab.ts";
import { WebKitEngine } from "./webdriver.ts";

/** How long tests wait for what happens at once on an idle machine, and how often they look. */
const patience = { timeout: 30_000, interval: 100 };

export interface Engine {
  name: string;
  /** Why it is not here; empty where it is. */
  missing: string;
  /** Opens a tab that knows nothing of others; it closes with the running test. */
  openTab(options?: TabOptions): Promise<Visit>;
}

/** The engines that visits are tried in. Those that were started end with the test file. */
export const engines: Engine[] = await Promise.all([
  engineOf(chromium, (path) => new PuppeteerEngine("chrome", path)),
  engineOf(firefox, (path) => new PuppeteerEngine("firefox", path)),
  engineOf(webkit, (path) => new WebKitEngine(path)),
]);

interface Starter {
  openTab(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

async function engineOf(program: typeof chromium, create: (path: string) => Starter): Promise<Engine> {
  const path = await findProgram(program);
  const starter = path === undefined ? undefined : create(path);
  afterAll(() => starter?.close());
  return {
    name: program.name,
    missing: starter ? "" : program.missing,
    openTab: async (options = {}) => {
      if (!starter) throw new Error(program.missing);
      const tab = await starter.openTab(options);
      onTestFinished(() => tab.close());
      return new Visit(tab);
    },
  };
}

/** Skips the tests of an engine that this machine does not have, and says why. */
export function skipWhereMissing({ missing }: Engine): void {
  beforeEach(({ skip }) => skip(missing !== "", missing));
}

/** What a visitor does in a tab, and what there is to see. */
export class Visit {
  constructor(readonly tab: Tab) {}

  open(url: string): Promise<void> {
    return this.tab.open(url);
  }

  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R> {
    return this.tab.evaluate(run, ...args);
  }

  /** Waits until what the page answers is the expected. */
  async until<A extends unknown[], R>(expected: unknown, run: (...args: A) => R, ...args: A): Promise<void> {
    // While a document is exchanged for another one, there is nothing to ask.
    const ask = () => this.tab.evaluate(run, ...args).catch((error: unknown) => String(error));
    await expect.poll(ask, patience).toEqual(expected);
  }

  async click(selector: string): Promise<void> {
    const { x, y } = await this.middleOf(selector);
    await this.tab.clickAt(x, y);
  }

  async hover(selector: string): Promise<void> {
    const { x, y } = await this.middleOf(selector);
    await this.tab.moveTo(x, y);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
    await this.tab.type(text);
  }

  /** Moves the focus there by script, as if it had come by keys. */
  async focus(selector: string): Promise<void> {
    await this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
  }

  back(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.back()));
  }

  forward(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.forward()));
  }

  scrollTo(top: number): Promise<void> {
    return this.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  }

  /** Gives signs of intent until the application has taken the page over. */
  async goLive(): Promise<void> {
    const ask = async () => {
      await this.tab.press("Shift");
      return this.tab.evaluate(() => "live" in document.documentElement.dataset);
    };
    await expect.poll(ask, patience).toBe(true);
  }

  /** A page that scrolls smoothly to a fragment moves on for a while, also under what was scrolled to at once. */
  private async middleOf(selector: string): Promise<{ x: number; y: number }> {
    let last = { x: Number.NaN, y: Number.NaN };
    const isStill = async () => {
      const before = last;
      last = await this.middleNow(selector);
      return last.x === before.x && last.y === before.y;
    };
    await expect.poll(isStill, patience).toBe(true);
    return last;
  }

  private async middleNow(selector: string): Promise<{ x: number; y: number }> {
    const found = await this.evaluate((wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((each) => each.getClientRects().length > 0);
      if (!element) return undefined;
      const isSeen = (box: DOMRect) => box.top >= 0 && box.bottom <= innerHeight;
      if (!isSeen(element.getBoundingClientRect()))
        element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, selector);
    if (!found) throw new Error(`There is no ${selector} to be seen.`);
    return found;
  }
}

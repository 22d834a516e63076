import { type Browser, launch, type Page } from "puppeteer-core";
import type { Tab, TabOptions } from "./tab.ts";

const quietly = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];

/** Opens tabs of Chromium and Firefox; browsers are started when they are first needed. */
export class PuppeteerEngine {
  private readonly browsers = new Map<boolean, Promise<Browser>>();

  constructor(
    private readonly browser: "chrome" | "firefox",
    private readonly executablePath: string,
  ) {}

  async openTab({ width = 1280, height = 800, lessMotion = false }: TabOptions): Promise<Tab> {
    const browser = this.browsers.get(lessMotion) ?? this.launch(lessMotion);
    this.browsers.set(lessMotion, browser);
    const context = await (await browser).createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height });
    return tabOf(page, () => context.close());
  }

  async close(): Promise<void> {
    for (const browser of this.browsers.values()) await (await browser).close();
    this.browsers.clear();
  }

  private launch(lessMotion: boolean): Promise<Browser> {
    return launch({
      browser: this.browser,
      executablePath: this.executablePath,
      args:
        this.browser === "firefox"
          ? []
          : [...quietly, ...(lessMotion ? ["--force-prefers-reduced-motion"] : [])],
      extraPrefsFirefox: { "ui.prefersReducedMotion": lessMotion ? 1 : 0 },
    });
  }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (key, withShift = false) => {
      if (withShift) await page.keyboard.down("Shift");
      await page.keyboard.press(key);
      if (withShift) await page.keyboard.up("Shift");
    },
    type: (text) => page.keyboard.type(text),
    close,
  };
}

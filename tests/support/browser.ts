import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { chromium as chromiumProgram } from "../../scripts/install/programs.mjs";
import { temporaryFolder } from "./data-folder.ts";

const quietly = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let shared: Promise<Browser> | undefined;

/** One for all files of a worker, with which it ends. */
function openBrowser(): Promise<Browser> {
  const { chromium: executablePath } = inject("built");
  if (!executablePath) throw new Error(chromiumProgram.missing);
  shared ??= chromium
    .launch({ executablePath, args: quietly })
    .then((browser) => browser.once("disconnected", () => (shared = undefined)));
  return shared;
}

export async function closeBrowser(): Promise<void> {
  await (await shared)?.close();
  shared = undefined;
}

/** A context of its own, closed when the running test ends. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (await openBrowser()).newContext({ baseURL: inject("built").url, ...options });
  onTestFinished(() => context.close());
  return context;
}

/** A tab in a context of its own, closed when the running test ends. */
export async function openTab(options: BrowserContextOptions = {}): Promise<Page> {
  return (await openContext(options)).newPage();
}

/** A tab with a page in it. */
export async function openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openTab(options);
  await page.goto(path);
  return page;
}

/** A tab of a browser whose owner set another default size of type, in px. */
export async function openTabWithType(size: number, baseURL: string): Promise<Page> {
  const { chromium: executablePath } = inject("built");
  if (!executablePath) throw new Error(chromiumProgram.missing);
  const profile = temporaryFolder();
  mkdirSync(join(profile, "Default"));
  const preferences = { webkit: { webprefs: { default_font_size: size } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: quietly, baseURL });
  onTestFinished(() => context.close());
  return context.newPage();
}

/** Everything a visitor's browser complains about on a page, from now on. */
export function recordFaults(page: Page): string[] {
  const faults: string[] = [];
  const note = (fault: string) => faults.push(`${new URL(page.url()).pathname}: ${fault}`);
  page.on("console", (message) => note(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A visitor who leaves a page ends what it was still loading; a file that is missing has its status below.
    if (reason !== "net::ERR_ABORTED") note(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** The paths that a page asks for from now on, where the request is meant. */
export function recordRequests(page: Page, isMeant: (request: Request) => boolean = () => true): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (isMeant(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** What axe finds on a page, or in what `narrow` leaves of it, an element each. */
export async function axeFaults(page: Page, narrow = (axe: AxeBuilder) => axe): Promise<string[]> {
  const { violations } = await narrow(new AxeBuilder({ page })).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

/** What React leaves on the nodes it has taken over. */
const isLive = () => {
  const main = document.querySelector("main");
  return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
};

/** Gives the page signs of intent until the application has taken it over; the first may come before it listens. */
export async function goLive(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press("Shift");
        return page.evaluate(isLive);
      },
      { timeout: 60_000, message: `${page.url()} becomes live` },
    )
    .toBe(true);
}

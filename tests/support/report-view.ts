import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { openTab } from "./browser.ts";

/** Opens a view from disk. Whatever the browser complains about, or asks the network for, is noted. */
export async function openView(file: string, view: string, width = 1280, scheme: "light" | "dark" = "light") {
  const page = await openTab({ viewport: { width, height: 900 }, colorScheme: scheme });
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    if (!/^(file|data|blob):/.test(request.url())) faults.push(request.url());
  });
  await page.goto(`${pathToFileURL(file).href}#/${view}`);
  await page.locator("h1").waitFor();
  return { page, faults };
}

/** Goes to another view in the same tab. */
export async function visit(page: Page, view: string): Promise<void> {
  const hash = `#/${view}`;
  if (new URL(page.url()).hash === hash) return;
  const before = await page.locator("h1").elementHandle();
  await page.evaluate((next) => location.assign(next), hash);
  await page.waitForFunction((old) => !old?.isConnected, before);
}

export const heading = (page: Page) => page.locator("h1").textContent();

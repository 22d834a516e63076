import type { Page } from "playwright-core";
import { openTab } from "./browser.ts";

/** A tab in which a page is edited. */
export async function openEditor(
  url: string,
  path: string,
  options: Parameters<typeof openTab>[0] = {},
): Promise<Page> {
  const page = await openTab(options);
  await goTo(page, `${url}${path}?edit`);
  return page;
}

export async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("toolbar", { name: "Editor" }).waitFor();
}

/** Waits until the page or the bar says the words. */
export const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
/** The innermost text of the data that holds the words. */
export const textOf = (page: Page, words: string) => page.locator("site-text", { hasText: words }).last();

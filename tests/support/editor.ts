import type { Page } from "playwright-core";
import { openTab } from "./browser.ts";
import { copyOfData } from "./data-folder.ts";
import { startDev } from "./running-site.ts";

/** A city of the minimal site, and its file. */
export const city = "/roofers-pine-bend-lake-county";
export const pine = "cities/lake-county/pine-bend.yaml";

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

/** The same of a server that was started for a copy of the data. */
export async function editing(
  path: string,
  options: Parameters<typeof openTab>[0] = {},
  data = copyOfData(),
) {
  const { url } = await startDev(data.dir);
  return { data, url, page: await openEditor(url, path, options) };
}

export async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("toolbar", { name: "Editor" }).waitFor();
}

/** Waits until the page or the bar says the words. */
export const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
/** The innermost text of the data that holds the words. */
export const textOf = (page: Page, words: string) => page.locator("site-text", { hasText: words }).last();

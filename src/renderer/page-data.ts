import type { PageProps } from "../pages/page.ts";

/** What the data file of a page holds. */
export interface PageData {
  /** Path of the entry script it was made for; another bundle may not understand it. */
  bundle: string;
  page: PageProps;
}

/** Path of a page → path of its data file, both below the site's base: `/a` → `/page-data/a.json`, `/` → `/page-data/index.json`. */
export function pageDataPath(path: string): string {
  return `/page-data${path === "/" ? "/index" : path}.json`;
}

/** In development: tells the application that the data changed, so that it reads the page that is shown again. */
export const dataChangeEvent = "site:data-change";

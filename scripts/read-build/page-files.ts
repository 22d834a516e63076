import { pageDataPath } from "../../src/renderer/page-data.ts";

/** Path of a page → its file in the built folder: `/a/b` → `a/b.html`, `/` → `index.html`. */
export function htmlFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Path of a page → its data file in the built folder. */
export function dataFile(path: string): string {
  return pageDataPath(path).slice(1);
}

import { pageDataPath } from "../../src/renderer/page-data.ts";
import type { DocumentFrame } from "./bundle.ts";

/** Path of a page → its file in the built folder: `/a/b` → `a/b.html`, `/` → `index.html`. */
export function htmlFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Path of a page → its data file in the built folder. */
export function dataFile(path: string): string {
  return pageDataPath(path).slice(1);
}

/** What is put around every page of one build. */
export interface DocumentParts {
  frame: DocumentFrame;
  language: string;
  sharedHead: string;
}

/** A rendered page → the whole document, by joining: text of a page can never be taken for a mark. */
export function fillFrame(
  { frame, language, sharedHead }: DocumentParts,
  head: string,
  body: string,
): string {
  return `${frame[0]}${language}${frame[1]}${sharedHead}${frame[2]}${head}${frame[3]}${body}${frame[4]}`;
}

import { pageDataPath } from "../../src/renderer/page-data.ts";
import type { RenderPage } from "../../src/renderer/render.tsx";
import type { Page } from "../../src/routes/page.ts";
import type { Bundle, DocumentFrame } from "./bundle.ts";

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

/** Renders a page to its document. */
export function renderDocument(page: Page, render: RenderPage, parts: DocumentParts): string {
  const { head, body } = render(page.props, page.structuredData, page.shared);
  return fillFrame(parts, head, body);
}

/** The data file of a page, which the browser fetches when a visitor goes there. */
export function renderPageData(page: Page, bundle: Pick<Bundle, "entry">): string {
  return JSON.stringify({ bundle: bundle.entry, page: page.props });
}

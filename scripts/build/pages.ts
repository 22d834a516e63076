import { pageDataPath } from "../../src/renderer/page-data.ts";
import type { RenderPage } from "../../src/renderer/render.tsx";
import type { Page } from "../../src/routes/page.ts";
import type { AnySectionView } from "../../src/routes/sections.ts";
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

/** A page as text, apart from its document. */
export interface PageTexts {
  /** Its data file, which the browser fetches when a visitor goes there. */
  data: string;
  /** Its structured data as JSON; absent for a page without. */
  structuredData?: string;
}

/** Renders a page to its document. */
export function renderDocument(
  { props, shared }: Page,
  { structuredData }: Pick<PageTexts, "structuredData">,
  render: RenderPage,
  parts: DocumentParts,
): string {
  const { head, body } = render(props, structuredData, shared);
  return fillFrame(parts, head, body);
}

/** Writes pages as JSON; what many pages share is written once and joined. */
export class PageSerializer {
  private readonly sections = new Map<AnySectionView, string>();
  private readonly start: string;

  constructor({ entry }: Pick<Bundle, "entry">) {
    this.start = `{"bundle":${JSON.stringify(entry)},"page":`;
  }

  /** The same as `JSON.stringify` of the bundle's entry and the props. */
  serialize({ props, shared, structuredData }: Page): PageTexts {
    const { sections, words, ...rest } = props;
    const texts = sections.map((section) =>
      shared.has(section) ? this.serializeOnce(section) : JSON.stringify(section),
    );
    const page = `${JSON.stringify(rest).slice(0, -1)},"sections":[${texts.join(",")}],"words":${JSON.stringify(words)}}`;
    return {
      data: `${this.start}${page}}`,
      ...(structuredData && { structuredData: JSON.stringify(structuredData) }),
    };
  }

  private serializeOnce(section: AnySectionView): string {
    const known = this.sections.get(section) ?? JSON.stringify(section);
    this.sections.set(section, known);
    return known;
  }
}

import type { RenderPage } from "../../src/renderer/render.tsx";
import type { Staging } from "../publish/staging.ts";
import { dataFile, htmlFile } from "../read-build/page-files.ts";
import { type DocumentParts, fillFrame } from "./document.ts";
import { formatPageData, PageReader, type PageTexts, type ReadPage } from "./page-texts.ts";

/** What all pages have around them, and the bundle that their data is made for. */
export type PageParts = DocumentParts & { entry: string };

/** Renders pages from their texts, and writes their documents and data. */
export class PageRenderer {
  private readonly reader: PageReader;

  constructor(
    private readonly render: RenderPage,
    private readonly parts: PageParts,
    private readonly staging: Staging,
    private readonly sharedTexts: readonly string[],
  ) {
    this.reader = new PageReader(sharedTexts);
  }

  /** Returns true where the old site does not have the same files. `page` is the one that the texts were made from, if it is at hand. */
  write(texts: PageTexts, page: ReadPage = this.reader.read(texts)): boolean {
    const data = formatPageData(texts, this.sharedTexts, this.parts.entry);
    const hasNewData = this.staging.write(dataFile(texts.path), data);
    const { head, body } = this.render(page.props, texts.structuredData, page.shared);
    return this.staging.write(htmlFile(texts.path), fillFrame(this.parts, head, body)) || hasNewData;
  }
}

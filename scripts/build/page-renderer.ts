import type { RenderPage } from "../../src/renderer/render.tsx";
import { PageReader, type PageTexts, type ReadPage } from "./page-texts.ts";
import { type DocumentParts, dataFile, fillFrame, htmlFile } from "./pages.ts";
import type { Staging } from "./staging.ts";

/** What is put around every page, and what renders it. */
export interface Rendering {
  render: RenderPage;
  parts: DocumentParts;
  /** Path of the entry script, as documents name it. */
  entry: string;
}

/** Renders pages from their texts and writes their two files. */
export class PageRenderer {
  private readonly reader: PageReader;

  constructor(
    private readonly rendering: Rendering,
    private readonly staging: Staging,
    sharedTexts: readonly string[],
  ) {
    this.reader = new PageReader(sharedTexts);
  }

  /** Returns true where the old site does not have the same two files. `page` is the one that the texts were made from, if it is at hand. */
  write(texts: PageTexts, page: ReadPage = this.reader.read(texts)): boolean {
    const { render, parts, entry } = this.rendering;
    const { props, shared } = page;
    const { head, body } = render(props, texts.structuredData, shared);
    const isNewHtml = this.staging.write(htmlFile(texts.path), fillFrame(parts, head, body));
    const isNewData = this.staging.write(dataFile(texts.path), this.reader.dataFile(texts, entry));
    return isNewHtml || isNewData;
  }
}

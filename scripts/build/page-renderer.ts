import type { RenderPage } from "../../src/renderer/render.tsx";
import type { Staging } from "../publish/staging.ts";
import { htmlFile } from "../read-build/page-files.ts";
import { type DocumentParts, fillFrame } from "./document.ts";
import { PageReader, type PageTexts, type ReadPage } from "./page-texts.ts";

/** Renders pages from their texts and writes their documents. */
export class PageRenderer {
  private readonly reader: PageReader;

  constructor(
    private readonly render: RenderPage,
    private readonly parts: DocumentParts,
    private readonly staging: Staging,
    sharedTexts: readonly string[],
  ) {
    this.reader = new PageReader(sharedTexts);
  }

  /** Returns true where the old site does not have the same document. `page` is the one that the texts were made from, if it is at hand. */
  write(texts: PageTexts, page: ReadPage = this.reader.read(texts)): boolean {
    const { head, body } = this.render(page.props, texts.structuredData, page.shared);
    return this.staging.write(htmlFile(texts.path), fillFrame(this.parts, head, body));
  }
}

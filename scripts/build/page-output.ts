import type { LayoutProps } from "../../src/layout/view.ts";
import type { Staging } from "../publish/staging.ts";
import { loadRenderer } from "../read-build/load-renderer.ts";
import type { Bundle } from "./bundle.ts";
import { type PageParts, PageRenderer } from "./page-renderer.ts";
import type { PageTexts, ReadPage } from "./page-texts.ts";
import { canRenderInThread, RenderThread } from "./render-thread.ts";

export interface PageOutputInput {
  bundle: Bundle;
  layout: LayoutProps;
  parts: PageParts;
  staging: Staging;
  jobs: number;
}

/** Pages that are rendered before a thread is started for the rest: starting it takes as long. */
const pagesWithoutThread = 200;

/** Renders and writes pages: the first ones here, those of a large site in a thread beside the one that makes them. */
export class PageOutput {
  private readonly changed = new Set<string>();
  private written = 0;
  private renderer: PageRenderer | undefined;
  private thread: RenderThread | undefined;

  /** `shared` are the texts of sections that many pages share; it grows while pages are made. */
  constructor(
    private readonly input: PageOutputInput,
    private readonly shared: readonly string[],
  ) {}

  async write(texts: PageTexts, page: ReadPage): Promise<void> {
    if (this.written++ === pagesWithoutThread && this.input.jobs > 1 && canRenderInThread())
      this.thread = this.startThread();
    if (this.thread) {
      await this.thread.write(texts);
    } else {
      this.renderer ??= await this.createRenderer();
      if (this.renderer.write(texts, page)) this.changed.add(texts.path);
    }
  }

  /** Waits for what is under way. Returns the paths of all pages whose files differ from those of the old site. */
  async finish(): Promise<ReadonlySet<string>> {
    await this.thread?.finish();
    return this.changed;
  }

  async close(): Promise<void> {
    await this.thread?.close();
  }

  /** React is loaded only when a page must be rendered: a build that changes nothing never needs it. */
  private async createRenderer(): Promise<PageRenderer> {
    const { bundle, layout, parts, staging } = this.input;
    const render = (await loadRenderer(bundle.dir))(layout);
    return new PageRenderer(render, parts, staging, this.shared);
  }

  private startThread(): RenderThread {
    const { bundle, layout, parts, staging } = this.input;
    const input = { bundleDir: bundle.dir, layout, parts, stagingDir: staging.dir, out: staging.oldDir };
    return new RenderThread(input, this.shared, ({ changed, staged }) => {
      for (const path of changed) this.changed.add(path);
      staging.adopt(staged);
    });
  }
}

import { join } from "node:path";
import type { LayoutProps } from "../../../src/layout/view.ts";
import type { createRenderer, Rendered, RenderPage } from "../../../src/renderer/render.tsx";
import { documentMetas } from "../../../src/seo/head.ts";
import { isUntouched, readState } from "../../publish/state.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { htmlFile } from "../../read-build/page-files.ts";
import { readDocument } from "../../read-build/read-document.ts";
import type { AuditedPage } from "../rule.ts";

/** What the data make of pages whose files may not be as they were built. */
export class MadePages {
  private readonly render: RenderPage;

  constructor(
    create: typeof createRenderer,
    layout: LayoutProps,
    private readonly untouched: ReadonlySet<string>,
  ) {
    this.render = create(layout);
  }

  /** False for a page whose file is as it was built. */
  mayDiffer(path: string): boolean {
    return !this.untouched.has(path);
  }

  /** HTML of head and body, pictures not encoded; undefined for a page whose file is as it was built. */
  of({ path, expected }: AuditedPage): Rendered | undefined {
    if (!this.mayDiffer(path)) return undefined;
    const { head, body } = this.render(expected.props);
    // The element around it is that of `index.page.server.tsx`.
    return { head, body: `<div id="root">${body}</div>` };
  }
}

/** The facts of a document of such parts. */
export function factsOfParts({ head, body }: Rendered, language: string): PageFacts {
  return readDocument(
    `<!DOCTYPE html><html lang="${language}"><head>${documentMetas}${head}</head><body>${body}</body></html>`,
  );
}

/** The pages whose files are as the last build into the folder left them; none where no build is remembered. */
export function untouchedPages(cacheDir: string, dist: string, paths: Iterable<string>): Set<string> {
  const { files } = readState(cacheDir, dist);
  return new Set(
    [...(files.size > 0 ? paths : [])].filter((path) => {
      const file = htmlFile(path);
      return isUntouched(join(dist, file), files.get(file));
    }),
  );
}

// node loop.mjs <root> <data folder>: CPU of all that `site build` does for a page but writing it; prints it as JSON.
import { ensureBundle, loadRenderer } from "../../../build/bundle.ts";
import { fillFrame } from "../../../build/document.ts";
import { PageSerializer } from "../../../build/page-texts.ts";
import { cpuPerPage } from "./cpu-per-page.ts";
import { openSite } from "./open-site.ts";

/** Props, structured data, document and page data of a page: CPU in milliseconds. */
export interface Loop {
  pageMs: number;
}

const [, , root, dataDir] = process.argv as [string, string, string, string];
const { site, layout, entries, make } = await openSite(root, dataDir);
const bundle = await ensureBundle(root, "/");
const render = (await loadRenderer(bundle.dir))(layout);
const serializer = new PageSerializer();
const parts = { frame: bundle.frame, language: site.business.locale, sharedHead: "" };
const loop: Loop = {
  pageMs: cpuPerPage(entries, (entry) => {
    const page = make(entry);
    const { structuredData } = serializer.serialize(page);
    const { head, body } = render(page.props, structuredData, page.shared);
    return fillFrame(parts, head, body);
  }),
};
process.stdout.write(JSON.stringify(loop));

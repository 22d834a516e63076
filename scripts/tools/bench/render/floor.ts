// node floor.mjs <root> <data folder> <built folder>: CPU of bare renderToString for a page; prints `Floor` as JSON.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageProps } from "../../../../src/pages/page.ts";
import { htmlFile } from "../../../read-build/page-files.ts";
import { cpuPerPage } from "./cpu-per-page.ts";
import { openSite } from "./open-site.ts";
import { FramedPage, renderFrame, WholePage } from "./whole-page.tsx";

/** CPU per page in milliseconds; the props are ready, and nothing is checked, joined or written. */
export interface Floor {
  /** The whole page in elements. */
  wholeMs: number;
  /** Header, footer and the like rendered once, and put around each page as HTML. */
  framedMs: number;
  /** One of the pages: its file in the built folder. */
  file: string;
}

const [, , root, dataDir, outDir] = process.argv as [string, string, string, string, string];
const { layout, entries, make } = await openSite(root, dataDir);
const pages = entries.map((entry) => make(entry).props);
const frame = renderFrame(layout, renderToStaticMarkup);
const renderWhole = (page: PageProps) => renderToString(createElement(WholePage, { page, layout }));
const renderFramed = (page: PageProps) => renderToString(createElement(FramedPage, { page, frame }));
const [first] = pages as [PageProps];
requireSame(first);
const floor: Floor = {
  wholeMs: cpuPerPage(pages, renderWhole),
  framedMs: cpuPerPage(pages, renderFramed),
  file: htmlFile(first.path),
};
process.stdout.write(JSON.stringify(floor));

/** The floor is one only for the page that `site build` writes. */
function requireSame(page: PageProps): void {
  const built = readFileSync(join(outDir, htmlFile(page.path)), "utf8");
  const mains = [built, renderWhole(page), renderFramed(page)].map((html) =>
    mainOf(html.replaceAll("/>", ">")),
  );
  if (new Set(mains).size !== 1) throw new Error(`${page.path} is not the page that was built`);
}

function mainOf(html: string): string | undefined {
  return /<main [\s\S]*<\/main>/.exec(html)?.[0];
}

import pc from "picocolors";
import type { LayoutProps } from "../../src/layout/view.ts";
import type { Page } from "../../src/pages/page.ts";
import type { Problem } from "../../src/problem.ts";
import { escapeXml } from "../../src/seo/escape-xml.ts";
import { countBySeverity, toReported } from "../output/problems.ts";
import { formatText } from "../output/text.ts";
import { choicesOf } from "./editing/choices.ts";
import { makeEditable } from "./editing/editable-document.ts";
import { type EditablePage, valuesId } from "./editing/messages.ts";
import { withoutStandIn } from "./editing/open-values.ts";
import { themePath } from "./events.ts";
import type { MarkedPage } from "./live-site.ts";
import { plainDocument } from "./plain-document.ts";

/** What every document in development carries beside the page. It is not part of the application, so no build has it. */
const clientTag = '<script type="module" src="/scripts/dev/client/start.ts"></script>';

/** In place of the application, what a page that is edited has: its styles. */
const editorImports =
  'import("/src/parts/styles/index.css"); import("/src/sections/styles.ts"); import("/scripts/dev/client/editor/start.ts");';

/** A page in which texts can be edited: plain HTML, so that nothing but the editor changes it. */
export async function renderEditable(
  marked: MarkedPage,
  session: Pick<EditablePage, "token" | "canUndo" | "canRedo">,
): Promise<string> {
  const { page, traced, gaps } = marked;
  const shown = makeEditable(await renderDocument(page, traced.layout), traced.marks);
  const values = shown.values.map((value) => withoutStandIn(value, gaps));
  const known: EditablePage = { ...session, values, ...choicesOf(marked, values) };
  const json = JSON.stringify(known).replaceAll("<", "\\u003c");
  return shown.html
    .replace(/import\("[^"]*_default\.page\.client\.ts"\);/, () => editorImports)
    .replace(clientTag, () => `<script type="application/json" id="${valuesId}">${json}</script>`);
}

/** Lets vite-plugin-ssr make the whole document. Throws what went wrong in a component. */
export async function renderDocument(page: Page, layout: LayoutProps): Promise<string> {
  const { renderPage } = await import("vite-plugin-ssr/server");
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: page.props.path,
    language: layout.language,
    sharedHead: `<link rel="icon" href="data:,"><link rel="stylesheet" href="${themePath}">`,
    page: page.props,
    structuredData: page.structuredData,
    layout,
  });
  if (!httpResponse || errorWhileRendering)
    throw errorWhileRendering ?? new Error(`Nothing was rendered for ${page.props.path}`);
  return (await httpResponse.getBody()).replace("</body>", () => `${clientTag}</body>`);
}

/** The document while no page can be shown: the problems as text, over which the overlay comes. */
export function renderProblemDocument(problems: Problem[], dataDir: string, cwd: string): string {
  const reported = toReported(problems, dataDir, cwd);
  const text = [...formatText(reported, countBySeverity(reported), cwd, pc.createColors(false))].join("");
  return plainDocument({
    title: "Mistakes in the data",
    styles: "pre { overflow-x: auto }",
    body: `<pre>${escapeXml(text)}</pre>${clientTag}`,
  });
}

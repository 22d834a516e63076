import { dangerouslySkipEscape, escapeInject } from "vite-plugin-ssr/server";
import type { LayoutProps } from "../layout/view.ts";
import type { PageProps } from "../pages/page.ts";
import { documentMetas } from "../seo/head.ts";
import type { Graph } from "../seo/json-ld/nodes.ts";
import { createRenderer } from "./render.tsx";

export { render };

/** Puts the parts into the document that vite-plugin-ssr completes with the entry and its styles. */
interface DocumentContext {
  language: string;
  /** Tags of the head that are the same on every page. */
  sharedHead: string;
  /** The page and its layout; absent while the frame itself is made, from the marks in `parts`. */
  page?: PageProps;
  structuredData?: Graph;
  layout?: LayoutProps;
  parts?: { head: string; body: string };
}

function render(context: DocumentContext) {
  const { head, body } = context.parts ?? renderParts(context);
  return escapeInject`<!DOCTYPE html>
<html lang="${dangerouslySkipEscape(context.language)}">
<head>
${dangerouslySkipEscape(documentMetas)}
${dangerouslySkipEscape(context.sharedHead)}${dangerouslySkipEscape(head)}
</head>
<body><div id="root">${dangerouslySkipEscape(body)}</div></body>
</html>
`;
}

function renderParts({ page, layout, structuredData }: DocumentContext) {
  if (!page || !layout) throw new Error("A page is rendered without its props or layout");
  return createRenderer(layout)(page, structuredData && JSON.stringify(structuredData));
}

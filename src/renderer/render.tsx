import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from "react-router-dom";
import type { LayoutProps } from "../routes/layout.ts";
import type { PageProps } from "../routes/page.ts";
import type { Graph } from "../seo/json-ld/nodes.ts";
import { FloatingBar } from "../templates/layout/FloatingBar.tsx";
import { Footer } from "../templates/layout/Footer.tsx";
import type { FrameHtml } from "../templates/layout/Frame.tsx";
import { Header } from "../templates/layout/Header.tsx";
import { Notices } from "../templates/layout/Notices.tsx";
import { createRoutes, pageRouteId, ShellProvider } from "./app.tsx";

/** The two parts of a page that fill the document frame. */
export interface Rendered {
  head: string;
  body: string;
}

export type RenderPage = (page: PageProps, structuredData?: Graph) => Rendered;

/** Makes the function that renders pages; the frame around them is rendered once, here. */
export function createRenderer(layout: LayoutProps): RenderPage {
  const frame: FrameHtml = {
    header: renderToStaticMarkup(<Header layout={layout} />),
    footer: renderToStaticMarkup(<Footer layout={layout} />),
    floating: renderToStaticMarkup(<FloatingBar layout={layout} />),
    notices: renderToStaticMarkup(<Notices layout={layout} />),
  };
  const routes = createRoutes();
  const [frameRoute] = routes;
  const matched = [frameRoute, frameRoute?.children?.[0], frameRoute?.children?.[0]?.children?.[0]];
  return (page, structuredData) => {
    const html = withoutVoidSlashes(renderDocument(page, frame, routes, matched as never[]));
    const { head, body } = split(html);
    return { head: structuredData ? `${head}${jsonLdTag(structuredData)}` : head, body };
  };
}

/**
 * React closes void elements as XML does; HTML ignores that slash and checkers advise against it. React escapes every
 * `>` of a text or attribute, so nothing else can match.
 */
function withoutVoidSlashes(html: string): string {
  return html.replaceAll("/>", ">");
}

/** React writes the tags it lifts into the head first; the frame's first element begins the body. */
function split(html: string): Rendered {
  const start = html.indexOf("<header");
  return { head: html.slice(0, start), body: html.slice(start) };
}

function renderDocument(
  page: PageProps,
  frame: FrameHtml,
  routes: ReturnType<typeof createRoutes>,
  matched: never[],
): string {
  // The context that the router's static handler would make, made by hand: a third of the cost of a page (architecture, measured).
  const location = { pathname: page.path, search: "", hash: "", state: null, key: "default" };
  const context = {
    basename: "/",
    location,
    matches: matched.map((route) => ({
      route,
      params: { "*": page.path.slice(1) },
      pathname: page.path,
      pathnameBase: "/",
    })),
    loaderData: { [pageRouteId]: page },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as StaticHandlerContext;
  const router = createStaticRouter(routes, context);
  return renderToString(
    <ShellProvider value={{ frame, initialPage: page }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ShellProvider>,
  );
}

/** Structured data for crawlers. `<` is escaped, so that no text in it can end the element. */
function jsonLdTag(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
}

import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from "react-router-dom";
import { FloatingBar } from "../layout/FloatingBar.tsx";
import { Footer } from "../layout/Footer.tsx";
import type { FrameHtml } from "../layout/Frame.tsx";
import { Header } from "../layout/Header.tsx";
import { Notices } from "../layout/Notices.tsx";
import type { LayoutProps } from "../layout/view.ts";
import type { PageProps } from "../pages/page.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import type { AnySectionView } from "../sections/index.ts";
import { createRoutes, pageRouteId, ShellProvider } from "./app.tsx";
import { PageWordsProvider, Sections } from "./Page.tsx";
import { PageHead } from "./PageHead.tsx";

/** The two parts of a page that fill the document frame. */
export interface Rendered {
  head: string;
  body: string;
}

/** Renders a page; `structuredData` is JSON. Sections in `shared`, the same objects on many pages, are rendered once. */
export type RenderPage = (
  page: PageProps,
  structuredData?: string,
  shared?: ReadonlySet<AnySectionView>,
) => Rendered;

/**
 * Makes the function that renders pages. The router and the frame around every page are rendered once, with a mark where
 * the page goes; the parts of a page are rendered apart and joined, which gives the same HTML, because each is an element.
 */
export function createRenderer(layout: LayoutProps): RenderPage {
  const frame: FrameHtml = {
    header: renderToStaticMarkup(<Header layout={layout} />),
    footer: renderToStaticMarkup(<Footer layout={layout} />),
    floating: renderToStaticMarkup(<FloatingBar layout={layout} />),
    notices: renderToStaticMarkup(<Notices layout={layout} />),
  };
  const shells = new Map<PageProps["type"], Shell>();
  const shellOf = (page: PageProps) => {
    const known = shells.get(page.type) ?? renderShell(page, frame);
    shells.set(page.type, known);
    return known;
  };
  const sections = new SectionRenderer();
  return (page, structuredData, shared = noSections) => {
    const { before, after } = shellOf(page);
    const lead = toHtml(
      <PageWordsProvider page={page}>
        <PageHead head={page.head} />
        <Breadcrumbs items={page.breadcrumbs} />
      </PageWordsProvider>,
    );
    // React writes the tags it lifts into the head first.
    const start = lead.indexOf("<nav");
    const [head, trail] = start < 0 ? [lead, ""] : [lead.slice(0, start), lead.slice(start)];
    return {
      head: structuredData ? `${head}${jsonLdTag(structuredData)}` : head,
      body: `${before}${trail}${sections.render(page, shared)}${after}`,
    };
  };
}

const noSections: ReadonlySet<AnySectionView> = new Set();

/** Renders the sections of pages; those that are shared are kept. */
class SectionRenderer {
  private readonly kept = new Map<AnySectionView, string>();

  render(page: PageProps, shared: ReadonlySet<AnySectionView>): string {
    let html = "";
    let own: AnySectionView[] = [];
    const flush = () => {
      if (own.length > 0) html += renderSections(page, own);
      own = [];
    };
    for (const section of page.sections)
      if (shared.has(section)) {
        flush();
        html += this.renderOnce(page, section);
      } else own.push(section);
    flush();
    return html;
  }

  private renderOnce(page: PageProps, section: AnySectionView): string {
    const known = this.kept.get(section) ?? renderSections(page, [section]);
    this.kept.set(section, known);
    return known;
  }
}

function renderSections(page: PageProps, sections: AnySectionView[]): string {
  return toHtml(
    <PageWordsProvider page={page}>
      <Sections sections={sections} />
    </PageWordsProvider>,
  );
}

/**
 * React closes void elements as XML does; HTML ignores that slash and checkers advise against it. React escapes every
 * `>` of a text or attribute, so nothing else can match.
 */
function toHtml(node: ReactNode): string {
  return renderToString(node).replaceAll("/>", ">");
}

/** The document around a page: all that the router and the frame write before it and after it. */
interface Shell {
  before: string;
  after: string;
}

/** An element, because data cannot make one: every `<` of a text or attribute is escaped. */
const mark = <wbr data-page="" />;

/** Renders the routes with a mark in the place of the page, which differs only by the type of the page. */
function renderShell(page: PageProps, frame: FrameHtml): Shell {
  const routes = createRoutes(undefined, () => mark);
  const [frameRoute] = routes;
  const boundary = frameRoute?.children?.[0];
  const location = { pathname: page.path, search: "", hash: "", state: null, key: "default" };
  const matches = [frameRoute, boundary, boundary?.children?.[0]].map((route) => ({
    route,
    params: { "*": page.path.slice(1) },
    pathname: page.path,
    pathnameBase: "/",
  }));
  const context = {
    basename: "/",
    location,
    matches,
    loaderData: { [pageRouteId]: page },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as StaticHandlerContext;
  const router = createStaticRouter(routes, context);
  const html = toHtml(
    <ShellProvider value={{ frame, initialPage: page }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ShellProvider>,
  );
  const [before, after, ...others] = html.split(toHtml(mark));
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error("The routes do not show the page exactly once");
  return { before, after };
}

/** Structured data for crawlers. `<` is escaped, so that no text in it can end the element. */
function jsonLdTag(json: string): string {
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}

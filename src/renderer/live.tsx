import { type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { DataRouter } from "react-router";
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from "react-router-dom";
import type { PageProps } from "../routes/page.ts";
import { mainId } from "../site/main-id.ts";
import { notFoundPath } from "../site/paths.ts";
import { type FrameHtml, framePlaces } from "../templates/layout/Frame.tsx";
import { markCurrentPage } from "../widgets/current-page.ts";
import { startNotices } from "../widgets/notices.ts";
import { mendPictures } from "../widgets/pictures.ts";
import { createRoutes, pageRouteId, ShellProvider } from "./app.tsx";
import { followLinks, foreseeLinks } from "./links.ts";
import { dataChangeEvent, type PageData, pageDataPath } from "./page-data.ts";

const base = import.meta.env.BASE_URL;

/** Makes the page that the server sent live: React takes it over, and links load data instead of documents. False where it stays as it is. */
export async function startApplication(): Promise<boolean> {
  const root = document.getElementById("root");
  if (!root) return false;
  const bundle = bundleOf(document);
  const initial =
    (await fetchPage(location.pathname)) ?? (await fetchPage(`${base.slice(0, -1)}${notFoundPath}`));
  // A document older than the data around it stays as it is: plain HTML that works.
  if (!initial || initial.bundle !== bundle) return false;
  const router = createBrowserRouter(createRoutes(createLoader(bundle)), {
    basename: base,
    hydrationData: { loaderData: { [pageRouteId]: initial.page } },
  });
  if (initial.page.type === "not-found") console.error(`404: no page at ${location.pathname}`);
  followLinks(router, base);
  foreseeLinks(base, foreseePage);
  watchMoves(router);
  if (import.meta.hot) followData(router);
  hydrateRoot(
    root,
    <StrictMode>
      <ShellProvider value={{ frame: readFrame(), initialPage: initial.page }}>
        <Live>
          <RouterProvider router={router} />
        </Live>
      </ShellProvider>
    </StrictMode>,
  );
  return true;
}

/** Does what waits for the page to be live: styles show what script works, and a form that was sent too early is sent. */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.live = "";
    mendPictures();
    startNotices();
    markCurrentPage();
    const form = document.querySelector<HTMLFormElement>("form[data-pressed]");
    form?.removeAttribute("data-pressed");
    form?.requestSubmit();
  }, []);
  return children;
}

/** In development: loads the page that is shown again when the data changed. React keeps its state, the router the scroll position. */
function followData(router: DataRouter): void {
  addEventListener(dataChangeEvent, () => {
    foreseen.clear();
    router.revalidate();
  });
}

/** Takes the focus to the content of each page a visitor goes to, where a fresh load begins too. */
function watchMoves(router: DataRouter): void {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== "idle" || pathname === shown) return;
    shown = pathname;
    markCurrentPage();
    document.getElementById(mainId)?.focus({ preventScroll: true });
  });
}

/** Loads the data of the page a visitor goes to. What cannot be loaded that way is opened as a document. */
function createLoader(bundle: string) {
  return async ({ request }: LoaderFunctionArgs): Promise<PageProps> => {
    const url = new URL(request.url);
    const ready = foreseen.get(url.pathname);
    foreseen.delete(url.pathname);
    const data = (await ready) ?? (await fetchPage(url.pathname, request.signal));
    if (data?.bundle === bundle) return data.page;
    location.assign(url);
    // The document is on its way; this page stays until it is there.
    return new Promise(() => undefined);
  };
}

/** Data of pages that a visitor is about to go to, by path. */
const foreseen = new Map<string, Promise<PageData | undefined>>();

function foreseePage(pathname: string): void {
  if (!foreseen.has(pathname)) foreseen.set(pathname, fetchPage(pathname));
}

async function fetchPage(pathname: string, signal?: AbortSignal): Promise<PageData | undefined> {
  const path = `/${pathname.slice(base.length)}`;
  try {
    const response = await fetch(`${base.slice(0, -1)}${pageDataPath(path)}`, signal ? { signal } : {});
    const isJson = response.headers.get("content-type")?.includes("json");
    return response.ok && isJson ? ((await response.json()) as PageData) : undefined;
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}

/** The entry script's path names the bundle, because it holds a hash of its content. */
function bundleOf(page: Document): string {
  return page.querySelector('script[type="module"]')?.getAttribute("src") ?? "";
}

function readFrame(): FrameHtml {
  const read = (selector: string) => document.querySelector(selector)?.innerHTML ?? "";
  return {
    header: read(framePlaces.header),
    footer: read(framePlaces.footer),
    floating: read(framePlaces.floating),
    notices: read(framePlaces.notices),
  };
}

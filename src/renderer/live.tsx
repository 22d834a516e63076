import { type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { DataRouter } from "react-router";
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from "react-router-dom";
import { markCurrentPage } from "../layout/current-page.ts";
import { type FrameHtml, framePlaces } from "../layout/Frame.tsx";
import { startNotices } from "../layout/notices.ts";
import type { PageProps } from "../pages/page.ts";
import { keepFocusInSight } from "../parts/focus-in-sight.ts";
import { mendPictures } from "../parts/pictures.ts";
import { loadComponents } from "../sections/components.ts";
import { notFoundPath } from "../site/not-found-path.ts";
import { createRoutes, pageRouteId, ShellProvider } from "./app.tsx";

import { followLinks, foreseeLinks } from "./links.ts";
import { dataChangeEvent, type PageData, pageDataPath } from "./page-data.ts";
import { rememberPlaces } from "./places.ts";
import { repeatPresses } from "./repeat-presses.ts";

const base = import.meta.env.BASE_URL;

/**
 * Makes the page that the server sent live: React takes it over, and links load data instead of documents. False where
 * its data could not be had, so that it stays as it is until the next attempt; true also where it stays so for good.
 */
export async function startApplication(): Promise<boolean> {
  const root = document.getElementById("root");
  if (!root) return true;
  const bundle = bundleOf(document);
  const isMissing = document.querySelector("main[data-missing]") !== null;
  const initial = await fetchPage(isMissing ? `${base.slice(0, -1)}${notFoundPath}` : location.pathname);
  if (!initial) return false;
  // A document older than the data around it stays as it is: plain HTML that works.
  if (initial.bundle !== bundle) return true;
  rememberPlaces();
  const router = createBrowserRouter(
    createRoutes((args) => loadPage(args, bundle, router)),
    { basename: base, hydrationData: { loaderData: { [pageRouteId]: initial.page } } },
  );
  if (isMissing) console.error(`404: no page at ${location.pathname}`);
  followLinks(router, base);
  foreseeLinks(base, foreseePage);
  router.subscribe(({ navigation }) => navigation.state === "idle" && markCurrentPage());
  if (import.meta.hot) followData(router);
  // A parser cuts texts of more than 64 kB into several nodes, where React expects one.
  root.normalize();
  await new Promise<void>((onLive) =>
    hydrateRoot(
      root,
      <StrictMode>
        <ShellProvider value={{ frame: readFrame(), initialPage: initial.page }}>
          <Live onLive={onLive}>
            <RouterProvider router={router} />
          </Live>
        </ShellProvider>
      </StrictMode>,
    ),
  );
  return true;
}

/** Does what waits for the page to be live: styles show what script works, and a form that was sent too early is sent. */
function Live({ onLive, children }: { onLive(): void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.live = "";
    mendPictures();
    startNotices();
    markCurrentPage();
    keepFocusInSight();
    const form = document.querySelector<HTMLFormElement>("form[data-pressed]");
    form?.removeAttribute("data-pressed");
    form?.requestSubmit();
    void repeatPresses();
    onLive();
  }, [onLive]);
  return children;
}

/** In development: loads the page that is shown again when the data changed. React keeps its state, the router the scroll position. */
function followData(router: DataRouter): void {
  addEventListener(dataChangeEvent, () => {
    foreseen.clear();
    router.revalidate();
  });
}

/** Loads the data of the page a visitor goes to. What cannot be loaded that way is opened as a document. */
async function loadPage(
  { request }: LoaderFunctionArgs,
  bundle: string,
  router: DataRouter,
): Promise<PageProps> {
  const { pathname, search } = new URL(request.url);
  const ready = foreseen.get(pathname);
  foreseen.delete(pathname);
  const data = (await ready) ?? (await fetchPage(pathname, request.signal));
  if (data?.bundle === bundle) return data.page;
  // The address of a page that the browser went back to is there already.
  if (location.pathname === pathname && location.search === search) location.reload();
  else location.assign(pathname + search + (router.state.navigation.location?.hash ?? ""));
  // The document is on its way; this page stays until it is there.
  return new Promise(() => undefined);
}

/** Data of pages that a visitor is about to go to, by path. */
const foreseen = new Map<string, Promise<PageData | undefined>>();

function foreseePage(pathname: string): void {
  if (!foreseen.has(pathname)) foreseen.set(pathname, fetchPage(pathname));
}

/** Data that take longer are taken for lost. */
const longestWaitMs = 6000;

/** The data of a page, whose components are there; undefined where an answer is late, refused or something else. */
async function fetchPage(pathname: string, signal?: AbortSignal): Promise<PageData | undefined> {
  const path = `/${pathname.slice(base.length)}`;
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, longestWaitMs);
  signal?.addEventListener("abort", end);
  try {
    const response = await fetch(`${base.slice(0, -1)}${pageDataPath(path)}`, controller);
    const data = response.ok ? ((await response.json()) as PageData | null) : undefined;
    if (!data?.page) return undefined;
    await loadComponents(data.page.sections);
    return data;
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
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

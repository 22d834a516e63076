import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from "react-router-dom";
import type { PageProps } from "../routes/page.ts";
import { notFoundPath } from "../site/paths.ts";
import { type FrameHtml, framePlaces } from "../templates/layout/Frame.tsx";
import { createRoutes, pageRouteId, ShellProvider } from "./app.tsx";
import { followLinks } from "./links.ts";
import { type PageData, pageDataPath } from "./page-data.ts";

const base = import.meta.env.BASE_URL;

/** Makes the page that the server sent live: React takes it over, and links load data instead of documents. */
export async function startApplication(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) return;
  const bundle = bundleOf(document);
  const initial =
    (await fetchPage(location.pathname)) ?? (await fetchPage(`${base.slice(0, -1)}${notFoundPath}`));
  // A document older than the data around it stays as it is: plain HTML that works.
  if (!initial || initial.bundle !== bundle) return;
  const router = createBrowserRouter(createRoutes(createLoader(bundle)), {
    basename: base,
    hydrationData: { loaderData: { [pageRouteId]: initial.page } },
  });
  if (initial.page.type === "not-found") console.error(`404: no page at ${location.pathname}`);
  followLinks(router, base);
  hydrateRoot(
    root,
    <StrictMode>
      <ShellProvider value={{ frame: readFrame(), initialPage: initial.page }}>
        <RouterProvider router={router} />
      </ShellProvider>
    </StrictMode>,
  );
}

/** Loads the data of the page a visitor goes to. What cannot be loaded that way is opened as a document. */
function createLoader(bundle: string) {
  return async ({ request }: LoaderFunctionArgs): Promise<PageProps> => {
    const url = new URL(request.url);
    const data = await fetchPage(url.pathname, request.signal);
    if (data?.bundle === bundle) return data.page;
    location.assign(url);
    // The document is on its way; this page stays until it is there.
    return new Promise(() => undefined);
  };
}

async function fetchPage(pathname: string, signal?: AbortSignal): Promise<PageData | undefined> {
  const path = `/${pathname.slice(base.length)}`;
  const response = await fetch(`${base.slice(0, -1)}${pageDataPath(path)}`, signal ? { signal } : {}).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error;
      return undefined;
    },
  );
  const isJson = response?.headers.get("content-type")?.includes("json");
  return response?.ok && isJson ? ((await response.json()) as PageData) : undefined;
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
  };
}

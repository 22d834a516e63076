import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import pc from "picocolors";
import sirv from "sirv";
import type { Plugin, ViteDevServer } from "vite";
import { pageDataPath } from "../../src/renderer/page-data.ts";
import { createLayout, type LayoutProps, pageWords } from "../../src/routes/layout.ts";
import type { Page } from "../../src/routes/page.ts";
import { createPage } from "../../src/routes/pages.ts";
import { notFoundPath } from "../../src/site/paths.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { renderTheme } from "../../src/site/theme.ts";
import { type EncodedPictures, encodePictures } from "../build/pictures.ts";
import { checkData } from "../check/check-data.ts";
import { countBySeverity, toReported } from "../output/problems.ts";
import { formatText } from "../output/text.ts";

export interface DevOptions {
  root: string;
  dataDir: string;
  port: number;
}

const themePath = "/theme.css";

/** Starts Vite with the pages of the data folder in front; a saved data file reloads the browser. */
export async function startDevServer(options: DevOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { createServer, loadConfigFromFile, mergeConfig } = await import("vite");
  const loaded = await loadConfigFromFile(
    { command: "serve", mode: "development" },
    join(options.root, "vite.config.ts"),
    options.root,
  );
  const server = await createServer(
    mergeConfig(
      // The pages come first: vite-plugin-ssr answers whatever reaches it.
      {
        root: options.root,
        configFile: false,
        appType: "custom",
        server: { port: options.port, host: "127.0.0.1", strictPort: options.port !== 0 },
        plugins: [sitePages(options)],
      },
      loaded?.config ?? {},
    ),
  );
  await server.listen();
  const { port } = server.httpServer?.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Answers pages, their data and the theme from the data folder as it is now. */
function sitePages(options: DevOptions): Plugin {
  return {
    name: "site-pages",
    configureServer(server) {
      server.watcher.add(options.dataDir);
      const reload = (file: string) =>
        file.startsWith(options.dataDir) && server.ws.send({ type: "full-reload" });
      server.watcher.on("change", reload).on("add", reload).on("unlink", reload);
      const pictures = new PictureServer(options);
      server.middlewares.use((request, response, next) => {
        answer(server, options, pictures, request, response, next).catch(next);
      });
    },
  };
}

async function answer(
  server: ViteDevServer,
  options: DevOptions,
  pictures: PictureServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pictures.serves(pathname)) return pictures.serve(request, response, next);
  if (
    pathname !== themePath &&
    (/\.[a-z0-9]+$/i.test(pathname) ? !pathname.startsWith("/page-data/") : pathname.startsWith("/@"))
  )
    return next();
  const { site: checked, problems } = checkData(options.dataDir);
  if (!checked) {
    const reported = toReported(problems, options.dataDir, process.cwd());
    const text = formatText(reported, countBySeverity(reported), process.cwd(), pc.createColors(false));
    return send(response, 500, "text/plain", text);
  }
  const { catalog } = await pictures.encode(checked);
  const site = createSite(checked.dataset, { pictures: catalog });
  if (pathname === themePath) return send(response, 200, "text/css", renderTheme(site.dataset.theme.value));
  const { layout } = createLayout(site);
  const page = findPage(site, layout, pathname);
  if (!page) return next();
  const isData = pathname.startsWith("/page-data/");
  if (isData)
    return send(
      response,
      200,
      "application/json",
      JSON.stringify({ bundle: devEntry(await renderPage(page, layout)), page: page.props }),
    );
  const html = await server
    .transformIndexHtml(pathname, await renderPage(page, layout))
    .catch(() => undefined);
  send(
    response,
    page.props.path === notFoundPath ? 404 : 200,
    "text/html",
    html ?? (await renderPage(page, layout)),
  );
}

/** The page of a path, or of a page's data file; the page for unknown paths where there is none. */
function findPage(site: Site, layout: LayoutProps, pathname: string): Page | undefined {
  const words = pageWords(layout);
  const isData = pathname.startsWith("/page-data/");
  const entry = isData
    ? [...site.paths.values()].find(({ path }) => pageDataPath(path) === pathname)
    : (site.paths.get(pathname) ?? site.paths.get(notFoundPath));
  return entry && createPage(site, entry, words);
}

/** Lets vite-plugin-ssr make the whole document. */
async function renderPage(page: Page, layout: LayoutProps): Promise<string> {
  const { renderPage: render } = await import("vite-plugin-ssr/server");
  const { httpResponse, errorWhileRendering } = await render({
    urlOriginal: page.props.path,
    language: layout.language,
    sharedHead: `<link rel="stylesheet" href="${themePath}">`,
    page: page.props,
    structuredData: page.structuredData,
    layout,
  });
  if (!httpResponse) throw errorWhileRendering ?? new Error(`Nothing was rendered for ${page.props.path}`);
  return httpResponse.getBody();
}

function devEntry(html: string): string {
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** Encodes the pictures when they are first needed, and serves them from the cache. */
class PictureServer {
  private readonly folder: string;
  private readonly serveFile: ReturnType<typeof sirv>;

  constructor(options: DevOptions) {
    this.folder = join(options.root, "node_modules", ".cache", "site", "pictures");
    this.serveFile = sirv(this.folder, { dev: true });
  }

  serves(pathname: string): boolean {
    return pathname.startsWith("/assets/pictures/");
  }

  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    request.url = request.url?.replace("/assets/pictures", "");
    this.serveFile(request, response, next);
  }

  encode(site: Site): Promise<EncodedPictures> {
    return encodePictures(site.dataset, this.folder, { base: "/", jobs: 2 });
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(body);
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import pc from "picocolors";
import sirv from "sirv";
import type { Plugin } from "vite";
import { hasErrors, type Problem } from "../../src/problem.ts";
import { type PageData, pageDataPath } from "../../src/renderer/page-data.ts";
import { createLayout, type LayoutProps, pageWords } from "../../src/routes/layout.ts";
import type { Page } from "../../src/routes/page.ts";
import { createPage } from "../../src/routes/pages.ts";
import { notFoundPath } from "../../src/site/paths.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { PictureSources } from "../build/picture-source.ts";
import { type EncodedPictures, encodePictures } from "../build/pictures.ts";
import { makeTheme, type ThemeFiles } from "../build/theme.ts";
import { checkData } from "../check/check-data.ts";
import { countBySeverity, toReported } from "../output/problems.ts";
import { formatText } from "../output/text.ts";
import { showStylesAsModules } from "./style-modules.ts";

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
        logLevel: "warn",
        server: { port: options.port, host: "127.0.0.1", strictPort: options.port !== 0 },
        plugins: [sitePages(options)],
      },
      loaded?.config ?? {},
    ),
  );
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("The development server has no port");
  const { port } = address;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Answers pages, their data and the theme from the data folder as it is now. */
function sitePages(options: DevOptions): Plugin {
  return {
    name: "site-pages",
    configureServer(server) {
      showStylesAsModules(server);
      server.watcher.add(options.dataDir);
      const reload = (file: string) =>
        file.startsWith(options.dataDir) && server.ws.send({ type: "full-reload" });
      server.watcher.on("change", reload).on("add", reload).on("unlink", reload);
      const pictures = new PictureServer(options);
      server.middlewares.use((request, response, next) => {
        answer(options, pictures, request, response, next).catch(next);
      });
    },
  };
}

/** Paths that are not pages: modules of Vite, and files with an ending. */
function isForVite(pathname: string): boolean {
  if (pathname === themePath || pathname.startsWith("/page-data/")) return false;
  return pathname.startsWith("/@") || /\.[a-z0-9]+$/i.test(pathname);
}

async function answer(
  options: DevOptions,
  pictures: PictureServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pictures.serves(pathname)) return pictures.serve(request, response, next);
  if (isForVite(pathname)) return next();
  const { site: checked, problems } = checkData(options.dataDir);
  if (!checked || hasErrors(problems)) return sendProblems(response, problems, options.dataDir);
  const encoded = await pictures.encode(checked);
  if (pathname === themePath)
    return send(response, 200, "text/css", (await pictures.theme(checked, encoded)).text);
  const site = createSite(checked.dataset, { pictures: encoded.catalog, cards: encoded.cards });
  const { layout } = createLayout(site);
  const page = findPage(site, layout, pathname);
  if (!page) return next();
  const html = await renderPage(page, layout);
  if (pathname.startsWith("/page-data/")) {
    const data: PageData = { bundle: entryOf(html), page: page.props };
    return send(response, 200, "application/json", JSON.stringify(data));
  }
  send(response, page.props.path === notFoundPath ? 404 : 200, "text/html", html);
}

function sendProblems(response: ServerResponse, problems: Problem[], dataDir: string): void {
  const reported = toReported(problems, dataDir, process.cwd());
  const text = formatText(reported, countBySeverity(reported), process.cwd(), pc.createColors(false));
  send(response, 500, "text/plain", text);
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
    sharedHead: `<link rel="icon" href="data:,"><link rel="stylesheet" href="${themePath}">`,
    page: page.props,
    structuredData: page.structuredData,
    layout,
  });
  if (!httpResponse) throw errorWhileRendering ?? new Error(`Nothing was rendered for ${page.props.path}`);
  return httpResponse.getBody();
}

function entryOf(html: string): string {
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** Makes pictures and fonts when they are first needed, and serves them from the cache. */
class PictureServer {
  private readonly folder: string;
  private readonly root: string;
  private readonly serveFile: ReturnType<typeof sirv>;

  constructor(options: DevOptions) {
    this.root = options.root;
    this.folder = join(options.root, "node_modules", ".cache", "site");
    this.serveFile = sirv(this.folder, { dev: true });
  }

  serves(pathname: string): boolean {
    return pathname.startsWith("/assets/pictures/") || pathname.startsWith("/assets/fonts/");
  }

  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    request.url = request.url?.replace("/assets", "");
    this.serveFile(request, response, next);
  }

  encode(site: Site): Promise<EncodedPictures> {
    const sources = new PictureSources(site.dataset, this.root);
    return encodePictures(sources, join(this.folder, "pictures"), { base: "/", jobs: 2 });
  }

  theme(site: Site, pictures: EncodedPictures): Promise<ThemeFiles> {
    return makeTheme(site.dataset, pictures, join(this.folder, "fonts"), "/");
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(body);
}

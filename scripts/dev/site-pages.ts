import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { Plugin, ViteDevServer } from "vite";
import type { Gap } from "../../src/loader/draft.ts";
import type { Problem } from "../../src/problem.ts";
import type { PageData } from "../../src/renderer/page-data.ts";
import { notFoundPath } from "../../src/site/not-found-path.ts";
import type { Terminal } from "../output/report.ts";
import { guardTargets } from "../request-target.ts";
import { urlOf } from "../stand-ins/http.ts";
import { createStandIns, type StandIns } from "../stand-ins/stand-ins.ts";
import { ChangeQueue } from "./change-queue.ts";
import { renderDocument, renderEditable, renderProblemDocument } from "./documents.ts";
import type { Door } from "./door.ts";
import { EditServer } from "./editing/edit-server.ts";
import { editQuery } from "./editing/messages.ts";
import { devEvents, themePath } from "./events.ts";
import { LiveSite } from "./live-site.ts";
import { isByOwnAddress, isOfOtherPage } from "./own-addresses.ts";
import { BrokenPicture } from "./pictures.ts";
import type { Report } from "./report.ts";
import { listShownGaps, listShownProblems } from "./shown-problems.ts";
import { showStylesAsModules } from "./style-modules.ts";
import { watchData } from "./watch-data.ts";

export interface DevOptions {
  /** Folder of the tool. */
  root: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** False where pages are only shown. */
  isEditable: boolean;
  /** In front of what other devices of the network ask for; absent where none reaches the server. */
  door?: Door;
  terminal: Terminal;
  /** Told what is wrong with the data, and open in it, after each change. */
  report: Report;
}

/** Where Vite opens a file in the editor of whoever started it. */
const editorPath = "/__open-in-editor";

/** Answers pages, their data and the theme from the data folder as it is now, and tells open pages what changed. */
export class SitePages {
  /** What was said last; while a change settles, the data may already be different. */
  problems: Problem[] = [];
  /** What was said to be open at the same time. */
  gaps: Gap[] = [];
  private readonly live: LiveSite;
  private readonly standIns: StandIns;
  private readonly editing: EditServer | undefined;
  private readonly changes = new ChangeQueue((isSettled) => this.apply(isSettled));
  private themeFile: string | undefined;
  private server!: ViteDevServer;
  private stopWatching = () => {};

  constructor(private readonly options: DevOptions) {
    const { root, dataDir, terminal } = options;
    this.live = new LiveSite(root, dataDir);
    this.standIns = createStandIns(() => this.live.endpoints, {
      dataDir,
      report: (line) => this.server.config.logger.error(line),
    });
    if (options.isEditable)
      this.editing = new EditServer({
        root,
        dataDir,
        terminal,
        now: () => this.live,
        refresh: () => this.changes.flush(),
      });
  }

  /** Stands before all that Vite and its other plugins answer. */
  plugin(): Plugin {
    // A server whose port was taken never opens, so that its own end is no event.
    return {
      name: "site-pages",
      configureServer: (server) => this.start(server),
      closeBundle: () => this.close(),
    };
  }

  private async start(server: ViteDevServer): Promise<void> {
    this.server = server;
    showStylesAsModules(server);
    await this.live.refresh();
    this.takeOver();
    const { watcher } = server;
    this.stopWatching = watchData(watcher, this.options.dataDir, () => this.changes.note());
    server.ws.on(devEvents.hello, (_, client) => {
      client.send(devEvents.problems, this.shownProblems());
      client.send(devEvents.gaps, this.shownGaps());
      if (this.editing) client.send(devEvents.editable);
    });
    if (server.httpServer) {
      this.options.door?.guard(server.httpServer);
      guardTargets(server.httpServer);
    }
    server.middlewares.use((request, response, next) => {
      this.answer(request, response, next).catch(next);
    });
    const { root, dataDir } = this.options;
    for (const folder of [join(root, "public"), join(dataDir, "static")])
      server.middlewares.use(sirv(folder, { dev: true }));
  }

  private async close(): Promise<void> {
    this.stopWatching();
    this.changes.close();
    await this.standIns.close();
  }

  private async apply(isSettled: boolean): Promise<boolean> {
    const isGood = await this.live.refresh().catch((error: Error) => {
      // A file may have gone while the folder was read; when all is quiet it is no longer listed.
      if (isSettled) this.server.config.logger.error(error.stack ?? error.message);
      return false;
    });
    if (!isGood && !isSettled) return false;
    // What the watcher takes for a change is none where the same was found as before.
    if (this.problems === this.live.problems) return true;
    this.takeOver();
    this.server.ws.send(devEvents.problems, this.shownProblems());
    this.server.ws.send(devEvents.gaps, this.shownGaps());
    this.options.report(this.problems, this.gaps);
    if (isGood) this.tellPages();
    return true;
  }

  private takeOver(): void {
    const { problems, gaps } = this.live;
    Object.assign(this, { problems, gaps });
  }

  private tellPages(): void {
    const { ws, config } = this.server;
    ws.send(devEvents.update);
    this.live.findTheme().then(
      (theme) => {
        if (theme && theme.file !== this.themeFile) ws.send(devEvents.theme, `${themePath}?${theme.file}`);
        this.themeFile = theme?.file;
      },
      (error: Error) => config.logger.error(error.message),
    );
  }

  private shownProblems() {
    return listShownProblems(this.problems, this.options.dataDir, this.options.terminal.cwd);
  }

  private shownGaps() {
    return listShownGaps(this.gaps, this.options.dataDir, this.options.terminal.cwd);
  }

  private async answer(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const { live, standIns } = this;
    if (standIns.serve(request, response) || standIns.serveEndpoints(request, response)) return;
    if (this.editing?.serve(request, response)) return;
    const { pathname, searchParams } = urlOf(request);
    if (live.pictures.serves(pathname))
      return live.pictures
        .serve(request, response, next)
        .catch((error: unknown) => this.answerBrokenPicture(error, response));
    if (pathname === themePath) return this.answerTheme(response, next);
    // Vite opens whatever file of this machine is named in its editor.
    if (pathname === editorPath && isOfOtherPage(request))
      return send(response, 403, "text/plain", "Refused\n");
    if (isForVite(pathname)) return next();
    const redirect = live.findRedirect(pathname);
    if (redirect) return void response.writeHead(302, { Location: redirect }).end();
    const { layout } = live;
    if (!layout) return this.answerProblems(response);
    const page = live.findPage(pathname);
    if (!page) return send(response, 404, "text/plain", "Not found\n");
    if (isPageData(pathname)) {
      const data: PageData = { bundle: "", page: page.props };
      return send(response, 200, "application/json", JSON.stringify(data));
    }
    if (this.editing && searchParams.has(editQuery) && isByOwnAddress(request)) {
      const marked = live.findMarked(page.props.path);
      if (marked) {
        // In a frame of another page, a press could be meant for something else.
        response.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
        // What can be edited is of this moment, and so is the token.
        const status = page.props.path === pathname ? 200 : 404;
        return send(
          response,
          status,
          "text/html",
          await renderEditable(marked, this.editing.state),
          "no-store",
        );
      }
    }
    const html = await renderDocument(page, layout);
    send(response, page.props.path === notFoundPath ? 404 : 200, "text/html", html);
  }

  /** A damaged picture shows only when it is asked for; then it is a problem like those of the checks, until the next change. */
  private answerBrokenPicture(error: unknown, response: ServerResponse): void {
    if (!(error instanceof BrokenPicture)) throw error;
    const { file, message } = error;
    if (!this.problems.some((problem) => problem.message === message)) {
      const hint = "Save it again as JPEG or PNG.";
      this.problems = [
        ...this.problems,
        { code: "unsafe-picture", severity: "error", message, hint, position: { file } },
      ];
      this.server.ws.send(devEvents.problems, this.shownProblems());
      this.options.report(this.problems, this.gaps);
    }
    send(response, 500, "text/plain", `${message}\n`);
  }

  private async answerTheme(response: ServerResponse, next: () => void): Promise<void> {
    const theme = await this.live.findTheme();
    if (!theme) return next();
    this.themeFile ??= theme.file;
    send(response, 200, "text/css", theme.text);
  }

  private async answerProblems(response: ServerResponse): Promise<void> {
    const { dataDir, terminal } = this.options;
    const html = renderProblemDocument(this.problems, dataDir, terminal.cwd);
    send(response, 500, "text/html", await this.server.transformIndexHtml("/", html));
  }
}

function isPageData(pathname: string): boolean {
  return pathname.startsWith("/page-data/");
}

/** Paths that are not pages: what is Vite's own, and files with an ending. */
function isForVite(pathname: string): boolean {
  if (isPageData(pathname)) return false;
  return /^\/(@|__)/.test(pathname) || /\.[a-z0-9]+$/i.test(pathname);
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  cache = "no-cache",
): void {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": cache }).end(body);
}

import { dirname } from "node:path/posix";
import { headersFor, readHeaderRules, readRedirectRules } from "./rules-files.ts";
import { type Answer, Folder, type RunningHost, serve } from "./static-host.ts";

/** Sent with every file, unless a rule names them (Cloudflare Pages: serving pages, headers). */
const ownHeaders = {
  "access-control-allow-origin": "*",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "cache-control": "public, max-age=0, must-revalidate",
};

/** A folder as Cloudflare Pages serves it (developers.cloudflare.com/pages/configuration: serving-pages, redirects, headers). */
export function serveAsCloudflarePages(dir: string): Promise<RunningHost> {
  const folder = new Folder(dir);
  const redirects = readRedirectRules(folder, 302);
  const headerRules = readHeaderRules(folder);
  refuseTooMuch(folder);

  return serve(folder, (path, search): Answer => {
    // Redirects go before files and headers, and have none of the headers.
    const rule = redirects.find(({ from }) => from === path);
    if (rule) return { status: rule.status, location: rule.to };
    const headers = { ...ownHeaders, ...headersFor(headerRules, path) };
    const address = plainAddress(folder, path);
    if (address !== undefined) return { status: 308, location: `${address}${search}`, headers };
    const file = [path, `${path}.html`, `${path}index.html`].find((name) => folder.has(name));
    if (file && !(path === "/_headers" || path === "/_redirects")) return { status: 200, file, headers };
    const notFound = closestNotFound(folder, path);
    if (notFound) return { status: 404, file: notFound, headers };
    // Without any 404.html it takes the folder for an application of one page.
    return { status: 200, file: "/index.html", headers };
  });
}

/** Where an address that is not the plain one of its file leads: /x.html and /x/ to /x, /x/index.html to /x/. */
function plainAddress(folder: Folder, path: string): string | undefined {
  if (path.endsWith("/index.html") && folder.has(path)) return path.slice(0, -"index.html".length);
  if (path.endsWith(".html") && folder.has(path)) return path.slice(0, -".html".length);
  const bare = path.slice(0, -1);
  const isBesideFolder = folder.has(`${path}index.html`);
  return path.endsWith("/") && !isBesideFolder && folder.has(`${bare}.html`) ? bare : undefined;
}

/** The 404.html of the folder that was asked for, or of the nearest one above it. */
function closestNotFound(folder: Folder, path: string): string | undefined {
  for (let at = dirname(path); ; at = dirname(at)) {
    const file = at === "/" ? "/404.html" : `${at}/404.html`;
    if (folder.has(file)) return file;
    if (at === "/") return undefined;
  }
}

/** What does not fit is left out there without a word; here it fails. */
function refuseTooMuch(folder: Folder): void {
  const lines = folder.lines("/_headers");
  if (lines.filter((line) => line.startsWith("/")).length > 100)
    throw new Error("More than 100 header rules");
  if (lines.some((line) => line.length > 2000)) throw new Error("A header of more than 2000 characters");
  if (folder.lines("/_redirects").length > 2000) throw new Error("More than 2000 redirects");
}

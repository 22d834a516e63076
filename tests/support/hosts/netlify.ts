import { headersFor, readHeaderRules, readRedirectRules } from "./rules-files.ts";
import { type Answer, Folder, type RunningHost, serve, withQuery } from "./static-host.ts";

const ownCache = { "cache-control": "public, max-age=0, must-revalidate" };

/**
 * A folder as Netlify serves it (docs.netlify.com: redirects overview, redirect options, custom headers; the table of
 * slorber/trailing-slash-guide for addresses with a slash). Its own headers stand unless a rule names them.
 */
export function serveAsNetlify(dir: string): Promise<RunningHost> {
  const folder = new Folder(dir);
  const redirects = readRedirectRules(folder, 301);
  const headerRules = readHeaderRules(folder);
  const headersAt = (path: string) => ({ ...ownCache, ...headersFor(headerRules, path) });

  const resolveFile = (path: string) => {
    if (path === "/_headers" || path === "/_redirects") return undefined;
    return [path, `${path}.html`, `${path}index.html`].find((file) => folder.has(file));
  };

  return serve(folder, (path, search): Answer => {
    const headers = headersAt(path);
    // A rule with a slash at the end and one without are the same, and a file goes before a rule ("shadowing").
    const bare = path === "/" ? path : path.replace(/\/$/, "");
    const file = resolveFile(path);
    if (file) return { status: 200, file, headers };
    const rule = redirects.find(({ from }) => from.replace(/(?<=.)\/$/, "") === bare);
    if (rule) return { status: rule.status, location: withQuery(rule.to, search), headers };
    if (bare !== path && resolveFile(bare)) return { status: 301, location: `${bare}${search}`, headers };
    // No rule lets it keep an answer of 404 (sveltejs/kit#16627).
    const missing = { ...headers, ...ownCache };
    if (folder.has("/404.html")) return { status: 404, file: "/404.html", headers: missing };
    return { status: 404, text: "Not Found", headers: missing };
  });
}

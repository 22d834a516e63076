import { type Answer, Folder, type RunningHost, serve } from "./static-host.ts";

/**
 * A folder as GitHub Pages serves it, below /name/ for the site of a project: no rules of ours, 404.html of the site for
 * all that is unknown, /x from x.html, and no answer to /x/ (docs.github.com: Pages; slorber/trailing-slash-guide).
 */
export function serveAsGitHubPages(dir: string, base = "/"): Promise<RunningHost> {
  const folder = new Folder(dir);
  const headers = { "access-control-allow-origin": "*", "cache-control": "max-age=600" };

  return serve(folder, (path): Answer => {
    if (!path.startsWith(base)) return { status: 404, text: "Site not found", headers };
    const inner = path.slice(base.length - 1);
    const file = [inner, `${inner}.html`, `${inner}index.html`].find((name) => folder.has(name));
    if (file) return { status: 200, file, headers };
    if (folder.has("/404.html")) return { status: 404, file: "/404.html", headers };
    return { status: 404, text: "Not found", headers };
  });
}

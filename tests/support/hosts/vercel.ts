import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, Folder, type RunningHost, serve, withQuery } from "./static-host.ts";

/** The part of vercel.json that is read here. */
interface Config {
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  redirects?: { source: string; destination: string; statusCode?: number; permanent?: boolean }[];
  headers?: { source: string; headers: { key: string; value: string }[] }[];
}

/** A folder as Vercel serves it by its vercel.json (vercel.com/docs/project-configuration/vercel-json). */
export function serveAsVercel(dir: string): Promise<RunningHost> {
  const folder = new Folder(dir);
  const config = JSON.parse(readFileSync(join(dir, "vercel.json"), "utf8")) as Config;
  const redirects = (config.redirects ?? []).map((rule) => ({ ...rule, pattern: compile(rule.source) }));
  const headerRules = (config.headers ?? []).map((rule) => ({ ...rule, pattern: compile(rule.source) }));

  const headersAt = (path: string) => {
    const headers = new Map([["cache-control", "public, max-age=0, must-revalidate"]]);
    // Where two rules name the same header, the later one stands.
    for (const rule of headerRules)
      if (rule.pattern.test(path))
        for (const { key, value } of rule.headers) headers.set(key.toLowerCase(), value);
    return Object.fromEntries(headers);
  };

  return serve(folder, (path, search): Answer => {
    const headers = headersAt(path);
    const rule = redirects.find(({ pattern }) => pattern.test(path));
    if (rule) {
      const rest = rule.pattern.exec(path)?.[1] ?? "";
      const location = withQuery(rule.destination.replace(":path+", rest), search);
      return { status: rule.statusCode ?? (rule.permanent === false ? 307 : 308), location, headers };
    }
    const plain = plainAddress(config, folder, path);
    if (plain !== undefined) return { status: 308, location: `${plain}${search}`, headers };
    const file = filesFor(config, path).find((name) => folder.has(name));
    if (file && file !== "/vercel.json") return { status: 200, file, headers };
    if (folder.has("/404.html")) return { status: 404, file: "/404.html", headers };
    return { status: 404, text: "The page could not be found", headers };
  });
}

/** With `trailingSlash: false` no address keeps its slash, with `cleanUrls` none its .html. */
function plainAddress(
  { cleanUrls, trailingSlash }: Config,
  folder: Folder,
  path: string,
): string | undefined {
  if (trailingSlash === false && path !== "/" && path.endsWith("/")) return path.slice(0, -1);
  if (!cleanUrls || !path.endsWith(".html") || !folder.has(path)) return undefined;
  return path.replace(/(\/index)?\.html$/, "") || "/";
}

function filesFor({ cleanUrls }: Config, path: string): string[] {
  const inside = path.endsWith("/") ? path : `${path}/`;
  return [path, ...(cleanUrls ? [`${path}.html`] : []), `${inside}index.html`];
}

/** A pattern of path-to-regexp in the forms we write: escaped letters, `(.*)`, and `:path+` for one segment or more. */
function compile(source: string): RegExp {
  const parts = source.split(/(\(\.\*\)|:path\+)/).map((part) => {
    if (part === "(.*)") return ".*";
    if (part === ":path+") return "([^/]+(?:/[^/]+)*)";
    if (/(?<!\\)[(){}:*+?]/.test(part)) throw new Error(`A pattern that is not read here: ${source}`);
    return part.replace(/\\(.)/g, "$1").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}

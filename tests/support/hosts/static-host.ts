import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { type LocalServer, listen } from "../local-server.ts";

/** What a host answers: a file of the published folder, or an address to go to. */
export type Answer = { status: number; headers?: Record<string, string> } & (
  | { file: string }
  | { location: string }
  | { text: string }
);

export class Folder {
  constructor(readonly dir: string) {}

  /** True for a file, by its path from the root of the host. */
  has(path: string): boolean {
    return statSync(join(this.dir, path), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** The lines of a file of rules, without comments and empty ones; none where there is no such file. */
  lines(file: string): string[] {
    if (!this.has(file)) return [];
    return readFileSync(join(this.dir, file), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "" && !line.trimStart().startsWith("#"));
  }
}

/** The types that the hosts give to the files we publish (IANA media types). */
const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

export type RunningHost = Pick<LocalServer, "url" | "close">;

/** Serves a folder in the manner of a host, on a free port. */
export function serve(
  folder: Folder,
  answerTo: (path: string, search: string) => Answer,
): Promise<RunningHost> {
  return listen((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://host.example");
    const answer = answerTo(decodeURI(pathname), search);
    if ("location" in answer) response.setHeader("Location", answer.location);
    if ("file" in answer) response.setHeader("Content-Type", types[extname(answer.file)] ?? "");
    response.writeHead(answer.status, answer.headers);
    if ("file" in answer) response.end(readFileSync(join(folder.dir, answer.file)));
    else response.end("text" in answer ? answer.text : undefined);
  });
}

/** Hosts hand the query on where the target of a redirect has none. */
export function withQuery(to: string, search: string): string {
  const [path = "", fragment] = to.split("#");
  return `${path}${search}${fragment === undefined ? "" : `#${fragment}`}`;
}

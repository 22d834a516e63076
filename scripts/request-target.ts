import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { HttpServer } from "vite";

/** Lets no bad target reach the listeners that a server has by now: Vite's end the process where a URL cannot be read. */
export function guardTargets(server: HttpServer): void {
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!refuseBadTarget(request, response)) for (const listener of listeners) listener(request, response);
  });
  server.prependListener("upgrade", (request: IncomingMessage, socket: Duplex) => {
    // A connection that breaks off is no fault of the server.
    socket.on("error", () => socket.destroy());
    const target = toOriginForm(request.url ?? "");
    if (target === undefined) socket.destroy();
    request.url = target ?? "/";
  });
}

/**
 * Gives a request the one form of target that handlers read: path and query. Answers 400 and returns true where the
 * target has neither: `*`, an address that is none, percent signs without a character behind them, NUL.
 */
export function refuseBadTarget(request: IncomingMessage, response: ServerResponse): boolean {
  const target = toOriginForm(request.url ?? "");
  if (target !== undefined) {
    request.url = target;
    return false;
  }
  response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" }).end("Bad request\n");
  return true;
}

/** Path and query of a request target (RFC 9112, section 3.2); undefined for one that names no path. */
export function toOriginForm(target: string): string | undefined {
  // A path may start with two slashes: read as a reference, the text behind them would be a host.
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  const path = decode(pathname);
  return path === undefined || path.includes("\0") ? undefined : `${pathname}${search}`;
}

/** A text without its percent signs; undefined where they stand for no characters. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

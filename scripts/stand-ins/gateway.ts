import { existsSync } from "node:fs";
import { type IncomingMessage, request as openRequest, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { DenoFunction } from "./deno-function.ts";
import { openToAll, readBody, type Service, sendJson, urlOf } from "./http.ts";

export interface GatewayOptions {
  /** Resolves with the folder that has a folder for each function. */
  findFunctions(): Promise<string>;
  /** Starts a function. Rejects with one sentence where it does not start. */
  start(wanted: WantedFunction): Promise<DenoFunction>;
  report(line: string): void;
}

export interface WantedFunction {
  name: string;
  /** The file that serves. */
  entry: string;
  /** The port of the preview, on which the services stand that a function calls. */
  previewPort: number;
  /** Ends the start. */
  signal: AbortSignal;
}

/** The functions of a project, each in a process of its own from its first request on. */
export interface Gateway {
  serve: Service;
  close(): Promise<void>;
}

export const functionsPath = "/functions/v1/";

/** Bodies beyond this do not reach a function; its own limit is far below, so that it is the function that refuses. */
const maxBodyBytes = 20_000_000;

/** The gateway in front of edge functions: `/functions/v1/<name>`. It adds CORS headers to its own answers only. */
export function createGateway(options: GatewayOptions): Gateway {
  const running = new Map<string, { entry: string; started: Promise<DenoFunction> }>();
  const closing = new AbortController();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = functionNameOf(request);
    const entry = join(await options.findFunctions(), name, "index.ts");
    if (!/^[a-z0-9-]+$/.test(name) || !existsSync(entry))
      return fail(response, 404, "NOT_FOUND", "Requested function was not found");
    const body = await readBody(request, maxBodyBytes);
    if (!body) return fail(response, 413, "TOO_LARGE", "The request body is too large");
    const port = await startOnce({
      name,
      entry,
      previewPort: request.socket.localPort ?? 0,
      signal: closing.signal,
    });
    if (port === undefined)
      return fail(response, 503, "BOOT_ERROR", "Function failed to start (please check logs)");
    await forward(request, body, response, port).catch((error: Error) => {
      options.report(`The function ${name} did not answer (${error.message}).`);
      fail(response, 503, "WORKER_ERROR", "Function did not answer (please check logs)");
    });
  }

  /** The port of a function, or undefined where it does not start, which the next request tries again. */
  async function startOnce(wanted: WantedFunction): Promise<number | undefined> {
    const { name, entry } = wanted;
    const before = running.get(name);
    const isSame = before?.entry === entry;
    const started = isSame ? before.started : options.start(wanted);
    if (!isSame) {
      running.set(name, { entry, started });
      // It speaks in words that were changed since.
      void before?.started.then(
        (old) => old.close(),
        () => undefined,
      );
    }
    const isCurrent = () => running.get(name)?.started === started;
    try {
      const { port, ended } = await started;
      // One that ended by itself is started again by the next request.
      void ended.then(() => isCurrent() && running.delete(name));
      return port;
    } catch (error) {
      // All who waited for the same start come here; the first says it.
      if (isCurrent()) {
        running.delete(name);
        options.report((error as Error).message);
      }
      return undefined;
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    const functions = await Promise.allSettled([...running.values()].map(({ started }) => started));
    await Promise.all(functions.map((result) => result.status === "fulfilled" && result.value.close()));
  }

  return { serve, close };
}

/** The name of the function that a request is for. */
export function functionNameOf(request: IncomingMessage): string {
  return urlOf(request).pathname.slice(functionsPath.length);
}

/** Passes a request on and its answer back. The client's address is the real one, whatever the request says of itself. */
function forward(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  port: number,
): Promise<void> {
  const { host: _, connection: __, "transfer-encoding": ___, cookie: ____, ...headers } = request.headers;
  const address = request.socket.remoteAddress ?? "";
  const upstream = openRequest({
    host: "127.0.0.1",
    port,
    path: request.url,
    method: request.method,
    headers: {
      ...headers,
      "x-forwarded-for": address,
      "cf-connecting-ip": address,
      "content-length": body.length,
    },
  });
  response.once("close", () => upstream.destroy());
  return new Promise((resolve, reject) => {
    upstream.once("response", (answer) => {
      const { connection: _, "transfer-encoding": __, "keep-alive": ___, ...answerHeaders } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, answerHeaders);
      answer.pipe(response).once("close", resolve);
      answer.once("error", () => response.destroy());
    });
    upstream.on("error", (error) => (response.headersSent || response.destroyed ? resolve() : reject(error)));
    upstream.end(body);
  });
}

function fail(response: ServerResponse, status: number, code: string, message: string): void {
  if (response.headersSent) response.destroy();
  else sendJson(response, status, { code, message }, openToAll);
}

import { createReadStream, existsSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import type { Door } from "../dev/door.ts";
import { everyAddress, urlsForOthers } from "../dev/own-addresses.ts";
import { finishSwap } from "../publish/journal.ts";
import { type HostRules, readHostRules } from "../read-build/host-rules.ts";
import { refuseBadTarget } from "../request-target.ts";
import { isEndpointsPath, readEndpoints } from "../stand-ins/endpoints.ts";
import { urlOf } from "../stand-ins/http.ts";
import { createStandIns, type StandInOptions, type StandIns } from "../stand-ins/stand-ins.ts";
import { Answer } from "./answer.ts";
import { readFromOneSite } from "./whole-site.ts";

export interface PreviewServer {
  /** Address with scheme, host and port, without a slash at the end. */
  url: string;
  /** Those by which other devices of the network reach it; none without a door. */
  urlsForOthers: string[];
  close(): Promise<void>;
}

export interface PreviewOptions {
  /** How the services that the site calls are stood in for; false for a static host and nothing else. */
  standIns?: StandInOptions | false;
  /** Lets other devices of the network in; without it, this machine alone is served. */
  door?: Door;
}

/**
 * Serves a built folder as a good static host does: compressed, with the shipped headers and redirects, 404 for the
 * unknown. Beside it stand local servers for the services that the site calls.
 */
export async function startPreview(
  dir: string,
  port: number,
  options: PreviewOptions = {},
): Promise<PreviewServer> {
  finishSwap(dir);
  const standIns =
    options.standIns === false
      ? undefined
      : createStandIns((pathname) => readEndpoints(dir, pathname), options.standIns);
  const serveSite = compressed(createHandler(dir, standIns));
  const server = createServer((request, response) => {
    if (refuseBadTarget(request, response)) return;
    if (!standIns?.serve(request, response)) serveSite(request, response);
  });
  const { door } = options;
  door?.guard(server);
  const host = door ? everyAddress() : "127.0.0.1";
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  const { port: actual } = server.address() as AddressInfo;
  const close = async () => void (await Promise.all([closeServer(server), standIns?.close()]));
  return { url: `http://127.0.0.1:${actual}`, urlsForOthers: door ? urlsForOthers(actual) : [], close };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function compressed(handler: RequestListener): RequestListener {
  const compress = compression();
  return (request, response) =>
    compress(request as never, response as never, () => handler(request, response));
}

function createHandler(dir: string, standIns: StandIns | undefined): RequestListener {
  // `dev` reads the folder at each request, so that a new build is seen without a restart.
  const serveFile = sirv(dir, { dev: true, extensions: ["html"], etag: true });
  const serve = (request: IncomingMessage, response: ServerResponse, rules: HostRules) => {
    const { pathname, search } = urlOf(request);
    applyHeaders(response, rules, pathname);
    if (!isReading(request)) return refuse(response);
    const redirect = rules.redirects.get(pathname) ?? withoutTrailingSlash(pathname, search);
    if (redirect) response.writeHead(redirect.status, { Location: redirect.to }).end();
    else serveFile(request, response, () => sendNotFound(request, response, dir));
  };
  return async (request, response) => {
    // Stand-ins may fail on purpose, so that they answer for themselves, once.
    let isAnswered = false;
    const read = async (): Promise<Answer | undefined> => {
      const rules = readHostRules(dir);
      isAnswered ||= serveEndpoints(standIns, request, response, rules);
      if (isAnswered) return undefined;
      const answer = new Answer();
      serve(request, answer.response, rules);
      await answer.whole;
      return answer;
    };
    try {
      (await readFromOneSite(dir, read))?.sendTo(response);
    } catch (error) {
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
}

/** Answers with the file that names the services. Returns false where that is not what is asked for. */
function serveEndpoints(
  standIns: StandIns | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  rules: HostRules,
): boolean {
  const { pathname } = urlOf(request);
  if (!standIns || !isReading(request) || !isEndpointsPath(pathname)) return false;
  applyHeaders(response, rules, pathname);
  return standIns.serveEndpoints(request, response);
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function applyHeaders(response: ServerResponse, rules: HostRules, pathname: string): void {
  for (const { pattern, name, value } of rules.headers)
    if (pattern.test(pathname)) response.setHeader(name, value);
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" })
    .end("Method not allowed\n");
}

/** Hosts send `/x/` to the one form `/x`. */
function withoutTrailingSlash(pathname: string, search: string): { to: string; status: number } | undefined {
  if (pathname === "/" || !pathname.endsWith("/") || pathname.startsWith("//")) return undefined;
  return { to: `${pathname.replace(/\/+$/, "")}${search}`, status: 301 };
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, dir: string): void {
  const file = join(dir, "404.html");
  const isThere = existsSync(file);
  response.writeHead(404, {
    "Content-Type": isThere ? "text/html; charset=utf-8" : "text/plain; charset=utf-8",
  });
  if (!isThere || request.method === "HEAD") response.end(isThere ? undefined : "Not found\n");
  else createReadStream(file).pipe(response);
}

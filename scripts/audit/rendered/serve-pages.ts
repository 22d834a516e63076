import { gzipSync } from "node:zlib";
import type { BrowserContext, Request, Route } from "playwright-core";
import { withoutBase } from "../../../src/pages/addresses.ts";
import type { Place } from "../../read-build/place.ts";
import type { Kind } from "./rendered-page.ts";

/** What pages ask for, file by file. */
export interface Answered {
  url: string;
  kind: Kind;
  bytes: number;
  status: number;
}

export interface Visited {
  answered: Answered[];
  /** Other hosts that were to be asked. */
  elsewhere: Set<string>;
  /** True where something was refused that script needs. */
  isCutOff: boolean;
}

const kindsByType: Record<string, Kind> = {
  document: "html",
  stylesheet: "css",
  script: "js",
  image: "images",
  font: "fonts",
};

/** Without these a page looks different, and its script runs as ever. */
const isShown = new Set(["stylesheet", "image", "font", "media"]);
/** Types that hosts compress. */
const isText = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;
/** Headers that are about the way between server and browser, of which there is none. */
const ofTransport = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "transfer-encoding",
  "vary",
]);

/**
 * Answers what the site's own address is asked for from a server on this machine, so that each page lives at its real address
 * and its policy holds. No other host is asked: an audit is no visit, and nobody counts it as one.
 */
export async function serveFrom(context: BrowserContext, server: string, place: Place): Promise<Visited> {
  const visited: Visited = { answered: [], elsewhere: new Set(), isCutOff: false };
  await context.route(/^https?:/, async (route, request) => {
    const url = new URL(request.url());
    if (url.origin === place.origin)
      return answer(route, request, `${server}${withoutBase(url.pathname, place)}${url.search}`, visited);
    visited.elsewhere.add(url.host);
    visited.isCutOff ||= !isShown.has(request.resourceType());
    return route.abort("blockedbyclient");
  });
  await context.routeWebSocket(/./, (socket) => {
    visited.elsewhere.add(new URL(socket.url()).host);
    visited.isCutOff = true;
    return socket.close();
  });
  return visited;
}

async function answer(route: Route, request: Request, local: string, { answered }: Visited): Promise<void> {
  const response = await fetch(local, { method: request.method() === "HEAD" ? "HEAD" : "GET" });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  answered.push({
    url: request.url(),
    kind: kindsByType[request.resourceType()] ?? "other",
    bytes: isText.test(type) ? gzipSync(body).length : body.length,
    status: response.status,
  });
  const headers = [...response.headers].filter(([name]) => !ofTransport.has(name));
  await route.fulfill({ status: response.status, headers: Object.fromEntries(headers), body });
}

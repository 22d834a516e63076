import type { IncomingMessage, ServerResponse } from "node:http";
import type { Endpoints } from "../../src/calls/endpoints.ts";
import { endpointsPath, isEndpointsPath, pointAt } from "./endpoints.ts";
import { applyFault, faultInCookie } from "./faults.ts";
import { openToAll, type Service, sendJson, sendText, urlOf } from "./http.ts";
import { createServices, type Route } from "./services.ts";

/** How the stand-ins behave; the usual values are those of a visitor's day. */
export interface StandInOptions {
  /** Whether pages refuse browsers that a program drives; tests are such. Usually false. */
  blockHeadless?: boolean;
  /** Folder with a folder for each edge function; usually this tool's own. */
  functionsDir?: string;
  /** The data whose words the confirmation mail has; where it is not said, those that are deployed. */
  dataDir?: string;
  /** The email service takes one request in this time, in milliseconds; usually 1000. */
  mailIntervalMs?: number;
  /** Milliseconds since 1970. */
  now?(): number;
  /** Takes what functions print, and sentences about what went wrong. */
  report?(line: string): void;
}

/** Local servers that speak the protocols of the services a site calls. Nothing starts before it is asked for. */
export interface StandIns {
  /** Answers a request for a service or the outbox; false where it is for the site. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers the file that names the services, pointed at this server; false for any other. */
  serveEndpoints(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

/** Stands in for every service of a site. `findEndpoints` says which those are: the site's file of that path, if it has one. */
export function createStandIns(
  findEndpoints: (pathname: string) => Endpoints | undefined,
  options: StandInOptions = {},
): StandIns {
  const { blockHeadless = false, report = () => undefined } = options;
  let served: Endpoints | undefined;
  const read = (pathname: string, origin: string) => {
    const endpoints = findEndpoints(pathname);
    return endpoints && pointAt(endpoints, { origin, blockHeadless });
  };
  const readOwn = () => served ?? read(endpointsPath, "");
  const services = createServices(readOwn, { ...options, report });

  /** Fails where the request asks for it, else lets the service answer. */
  async function answer(
    route: Pick<Route, "serve" | "faultName" | "sendFault">,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    try {
      const name = route.faultName(request);
      const fault = name && request.method !== "OPTIONS" ? faultInCookie(request, name) : undefined;
      if (fault && (await applyFault(fault, response, route.sendFault))) return;
      await route.serve(request, response);
    } catch (error) {
      if (response.destroyed) return;
      report(`A stand-in failed at ${request.url}: ${error instanceof Error ? error.stack : error}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Internal Server Error", openToAll);
    }
  }

  return {
    serve(request, response) {
      const { pathname } = urlOf(request);
      const route = services.routes.find(({ matches }) => matches(pathname, request));
      if (route) void answer(route, request, response);
      return route !== undefined;
    },
    serveEndpoints(request, response) {
      const { pathname } = urlOf(request);
      if (!isEndpointsPath(pathname)) return false;
      const found = read(pathname, `http://${request.headers.host}`);
      if (!found) return false;
      served = found;
      const serve: Service = () => sendJson(response, 200, found);
      void answer({ serve, faultName: () => "endpoints" }, request, response);
      return true;
    },
    close: services.close,
  };
}

import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { inject, onTestFinished } from "vitest";
import { startPreview } from "../../../scripts/preview/server.ts";
import { listen } from "../local-server.ts";
import type { Engine } from "./engines.ts";
import type { TabOptions } from "./tab.ts";

/** What can happen to a request on its way: an answer of another status or content, one that is cut off, none at all. */
export const faults = {
  aborted: (response) => response.destroy(),
  "500": (response) => answer(response, 500, "text/html", "<h1>Internal Server Error</h1>"),
  "503": (response) => answer(response, 503, "text/plain", "Service Unavailable"),
  "404": (response) => answer(response, 404, "text/html", "<h1>Not Found</h1>"),
  "a 404 of JSON": (response) => answer(response, 404, "application/json", '{"error":"not found"}'),
  "HTML instead of JSON": (response) =>
    answer(response, 200, "text/html", "<!DOCTYPE html><title>Hi</title>"),
  "HTML that is called JSON": (response) => answer(response, 200, "application/json", "<!DOCTYPE html>"),
  "truncated JSON": (response) => answer(response, 200, "application/json", '{"bundle":"/assets/ent'),
  "an answer that is cut off": (response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "9999" });
    response.write('{"bundle":', () => response.destroy());
  },
  "an empty answer": (response) => answer(response, 200, "application/json", ""),
  null: (response) => answer(response, 200, "application/json", "null"),
  "an empty object": (response) => answer(response, 200, "application/json", "{}"),
  "no answer": () => undefined,
} satisfies Record<string, (response: ServerResponse) => void>;

export type Fault = keyof typeof faults;

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": type }).end(body);
}

/** A site whose requests can be made to fail, over real HTTP. */
export interface FaultySite {
  /** Its address, without a slash at the end. */
  url: string;
  /** The paths that were asked for, in their order. */
  asked: string[];
  /** Lets requests for paths that match fail from now on. */
  fail(paths: RegExp, fault: Fault): void;
  /** Lets everything succeed again. */
  heal(): void;
}

/** Serves the built real site with stand-ins of its own, and faults in front. It closes with the running test. */
export async function startFaultySite(): Promise<FaultySite> {
  const preview = await startPreview(inject("built").dir, 0, { standIns: { mailIntervalMs: 0 } });
  const failing: { paths: RegExp; fault: Fault }[] = [];
  const asked: string[] = [];
  const { url, close } = await listen((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const found = failing.find(({ paths }) => paths.test(path));
    if (found) faults[found.fault](response);
    else forward(preview.url, request, response);
  });
  onTestFinished(async () => {
    close();
    await preview.close();
  });
  return {
    url,
    asked,
    fail: (paths, fault) => void failing.unshift({ paths, fault }),
    heal: () => void failing.splice(0),
  };
}

/** Opens a page of such a site in a tab of an engine. */
export async function visitFaultySite(engine: Engine, path: string, options: TabOptions = {}) {
  const site = await startFaultySite();
  const visit = await engine.openTab(options);
  await visit.open(site.url + path);
  return { site, visit };
}

/** Hands a request on as it came, and the answer back. */
function forward(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = "GET", url = "/", headers } = request;
  const onward = ask(origin + url, { method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.once("error", () => response.destroy());
  request.pipe(onward);
}

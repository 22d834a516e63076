import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers a request; rejects only for a mistake of the stand-in itself. */
export type Service = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** What any page of any origin may read; the services that are stood in for answer so. */
export const openToAll = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type, x-retry-count",
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
};

/** A request that a stand-in refuses, in the words of the service; `code` is the name that some give it. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly code = "",
  ) {}
}

/** A body beyond this is not read to its end, in bytes; its connection is closed. */
const maxDrainedBytes = 64_000_000;

/**
 * Reads a request's body. Resolves with undefined where it is longer than `maxBytes`; the rest is read and dropped,
 * because a client that is still sending does not see an answer.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > maxDrainedBytes) request.destroy();
  }
  return bytes <= maxBytes ? Buffer.concat(chunks) : undefined;
}

/** Answers with plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { ...headers, "Content-Type": "application/json; charset=utf-8" })
    .end(JSON.stringify(value));
}

/** The path and the query of a request whose target is in origin form (`toOriginForm`). */
export function urlOf(request: IncomingMessage): URL {
  return new URL(`http://localhost${request.url}`);
}

/** The value of a cookie of a request. */
export function cookieOf({ headers: { cookie = "" } }: IncomingMessage, name: string): string | undefined {
  const cookies = cookie.split(";").map((one) => one.trim().split("="));
  return cookies.find(([own]) => own === name)?.[1];
}

/** True for a value that is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a JSON text, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

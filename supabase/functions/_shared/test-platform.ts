import { strictEqual } from "node:assert/strict";
import type { Handler } from "./endpoint.ts";
import type { Platform } from "./platform.ts";
import type { Settings } from "./settings.ts";

/** The site whose pages ask. */
export const testOrigin = "https://www.maple.example";

export const testSettings: Settings = {
  origins: [testOrigin],
  mailsPerAddressPerDay: 2,
  mailsPerHour: 60,
  lookUpsPerDay: 200,
};

export const testKey = "stand-in-anon-key";

/** A call of an upstream service, as the function made it. */
export interface UpstreamCall {
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

/** A world without network and clock: upstream answers come from `upstream`, waiting moves the time on. */
export class TestPlatform implements Platform {
  readonly calls: UpstreamCall[] = [];
  readonly waits: number[] = [];
  readonly lines: string[] = [];
  readonly deadlines: number[] = [];
  time = 1_000_000;
  variables: Record<string, string> = {
    SUPABASE_ANON_KEY: testKey,
    RESEND_API_KEY: "re_test_secret",
    RENTCAST_API_KEY: "rc_test_secret",
  };
  upstream: (call: UpstreamCall) => Response | Promise<Response> = () => Response.json({ id: "1" });
  private readonly timeout = new AbortController();

  env(name: string): string | undefined {
    return this.variables[name];
  }

  async fetch(url: string, init: RequestInit): Promise<Response> {
    strictEqual(init.redirect, "error");
    const call = {
      url,
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: String(init.body ?? ""),
    };
    this.calls.push(call);
    const isAborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );
    return await Promise.race([this.upstream(call), isAborted]);
  }

  now(): number {
    return this.time;
  }

  wait(ms: number): Promise<void> {
    this.waits.push(ms);
    this.time += ms;
    return Promise.resolve();
  }

  deadline(ms: number): AbortSignal {
    this.deadlines.push(ms);
    return this.timeout.signal;
  }

  log(line: string): void {
    this.lines.push(line);
  }

  /** An upstream service that never answers, until the deadline has passed. */
  hang(): Promise<Response> {
    queueMicrotask(() => this.timeout.abort(new DOMException("Signal timed out.", "TimeoutError")));
    return new Promise(() => undefined);
  }
}

/** A request as supabase-js sends it; `changes` replaces parts of it. */
export function pageRequest(
  body: unknown,
  changes: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Request {
  return new Request("http://localhost/functions/v1/name", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...changes,
    headers: {
      apikey: testKey,
      authorization: `Bearer ${testKey}`,
      "content-type": "application/json",
      origin: testOrigin,
      "cf-connecting-ip": "203.0.113.7",
      ...changes.headers,
    },
  });
}

/** Sends a request and checks what every answer must have. Returns its status and text, and the headers. */
export async function ask(
  handler: Handler,
  request: Request,
): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await handler(request);
  strictEqual(response.headers.get("vary"), "Origin");
  const isOurs = request.headers.get("origin") === testOrigin;
  strictEqual(response.headers.get("access-control-allow-origin"), isOurs ? testOrigin : null);
  strictEqual(response.headers.get("access-control-allow-headers")?.includes("apikey"), isOurs || undefined);
  const text = await response.text();
  if (response.status !== 204) {
    strictEqual(response.headers.get("content-type"), "application/json");
    strictEqual(response.headers.get("cache-control"), "no-store");
  }
  return { status: response.status, text, headers: response.headers };
}

/** The whole text of a refusal. */
export function refusal(error: string): string {
  return JSON.stringify({ success: false, error });
}

import { setTimeout as wait } from "node:timers/promises";
import { normalized } from "./addresses.ts";
import type { Answer } from "./store.ts";

/** The name that robots.txt knows the crawler by, as part of what it calls itself. */
export const agentName = "SiteAudit";
const userAgent = `Mozilla/5.0 (compatible; ${agentName}/1.0)`;

/** Headers that rules read. */
const keptHeaders = ["link", "retry-after", "x-robots-tag"];
const mostBodyBytes = 10_000_000;
/** Every picture format says its size within this many bytes. */
const pictureBytes = 32_768;
const mostTries = 3;
/** Longest pause that a host may ask for before it is left alone. */
const longestPauseMs = 120_000;

/** What is wanted of an address: a page whole; of a picture the start, which says its size; of other files that they are there. */
export type Wanted = "page" | "picture" | "file";

export interface AskOptions {
  /** Least time between two requests. */
  pauseMs: number;
  timeoutMs: number;
  /** Shortest pause before another try, which doubles. */
  retryMs: number;
  signal: AbortSignal;
}

/** True where another try may bring more. */
export function isBusy({ status }: Answer): boolean {
  return status === 0 || status === 429 || status === 503;
}

/** Asks one host, one request at a time, no faster than agreed. */
export class Asker {
  private nextAt = 0;
  private pauseMs: number;

  constructor(private readonly options: AskOptions) {
    this.pauseMs = options.pauseMs;
  }

  /** Waits at least as long as the host wants it. */
  slowDown(pauseMs: number): void {
    this.pauseMs = Math.max(this.pauseMs, pauseMs);
  }

  /** The answer, after further tries where the host is busy or the line is bad. Throws only when the crawl is stopped. */
  async ask(url: string, wanted: Wanted): Promise<{ answer: Answer; body?: Uint8Array }> {
    for (let tries = 1; ; tries++) {
      const result = await this.tryOnce(url, wanted);
      const { headers } = result.answer;
      const pauseMs = pauseOf(headers["retry-after"]) ?? this.options.retryMs * 2 ** (tries - 1);
      if (!isBusy(result.answer) || tries === mostTries || pauseMs > longestPauseMs) return result;
      this.nextAt = Math.max(this.nextAt, Date.now() + pauseMs);
    }
  }

  private async tryOnce(url: string, wanted: Wanted): Promise<{ answer: Answer; body?: Uint8Array }> {
    const { timeoutMs, signal } = this.options;
    await wait(Math.max(0, this.nextAt - Date.now()), undefined, { signal });
    try {
      return await request(url, wanted, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    } catch (error) {
      signal.throwIfAborted();
      return { answer: { url, status: 0, fault: reasonOf(error), type: "", headers: {} } };
    } finally {
      this.nextAt = Date.now() + this.pauseMs;
    }
  }
}

async function request(url: string, wanted: Wanted, signal: AbortSignal) {
  const response = await fetch(url, {
    method: wanted === "file" ? "HEAD" : "GET",
    redirect: "manual",
    headers: {
      "user-agent": userAgent,
      accept: wanted === "page" ? "text/html,application/xhtml+xml,*/*;q=0.1" : "*/*",
      ...(wanted === "picture" && { range: `bytes=0-${pictureBytes - 1}` }),
    },
    signal,
  });
  // Some hosts refuse to be asked for the head alone.
  if (wanted === "file" && [405, 501].includes(response.status)) return request(url, "picture", signal);
  const answer = describe(url, response);
  const isKept =
    wanted === "page" ? /html|xml|^text\//.test(answer.type) || answer.type === "" : wanted === "picture";
  if (!isKept || response.status >= 300) {
    await response.body?.cancel();
    return { answer };
  }
  const body = await readStart(response, wanted === "picture" ? pictureBytes : mostBodyBytes);
  return { answer: { ...answer, bytes: answer.bytes ?? body.length }, body };
}

function describe(url: string, response: Response): Answer {
  const { headers } = response;
  const target = response.status >= 300 && response.status < 400 ? headers.get("location") : null;
  const location = target === null ? undefined : normalized(target, url);
  const whole = /\/(\d+)$/.exec(headers.get("content-range") ?? "")?.[1];
  // A compressed body is longer than its header says.
  const length = headers.has("content-encoding") ? null : headers.get("content-length");
  const bytes = whole ?? (response.status === 206 ? null : length);
  return {
    url,
    // A part of a file is there as the whole is.
    status: response.status === 206 ? 200 : response.status,
    type: (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "",
    ...(bytes !== null && { bytes: Number(bytes) }),
    ...(location !== undefined && { location }),
    headers: Object.fromEntries(
      keptHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])),
    ),
  };
}

/** The first bytes of a body; the connection is closed behind them. */
async function readStart(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader && length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  await reader?.cancel();
  return Buffer.concat(parts).subarray(0, most);
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function pauseOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** `connect ECONNREFUSED 127.0.0.1:9`, `no answer in time`. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: Error };
  if (name === "TimeoutError") return "no answer in time";
  return cause?.message || message;
}

import { parseJson, readBytes } from "./bounded.ts";
import type { Platform } from "./platform.ts";

/** Time for an upstream service in milliseconds, all tries together: a visitor waits for the answer. */
export const upstreamTimeoutMs = 8_000;

/** Longest answer that is read, in bytes: 50 property records, the most that RentCast sends, are a tenth of it. */
const maxAnswerBytes = 1024 * 1024;

/** What an upstream service answered. */
export interface UpstreamAnswer {
  status: number;
  /** Seconds to wait before another try, where it named them. */
  retryAfterSeconds: number | undefined;
  /** The JSON of the answer; undefined where it is none. */
  body: unknown;
}

/** Calls an upstream service; undefined where no answer came: refused, cut off, too long or too late. */
export async function callUpstream(
  platform: Platform,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<UpstreamAnswer | undefined> {
  try {
    // A redirect would carry the secret key to another host.
    const response = await platform.fetch(url, { ...init, redirect: "error" });
    const bytes = await readBytes(response.body, maxAnswerBytes);
    if (!bytes) return undefined;
    return {
      status: response.status,
      retryAfterSeconds: parseSeconds(response.headers.get("retry-after")),
      body: parseJson(bytes)?.value,
    };
  } catch {
    return undefined;
  }
}

function parseSeconds(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

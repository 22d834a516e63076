import { secretKey } from "./access.ts";
import type { Platform } from "./platform.ts";
import { callUpstream } from "./upstream.ts";

/** Time for one call in milliseconds; it takes a few, more in a flood. */
const timeoutMs = 5_000;
/** How long it is left alone after it did not answer, in milliseconds: visitors need not wait for it one by one. */
const pauseMs = 30_000;

/** The functions of supabase/migrations, called as PostgREST offers them. */
export class Database {
  private pausedUntil = Number.NEGATIVE_INFINITY;
  private signingKey: Promise<CryptoKey> | undefined;

  constructor(private readonly platform: Platform) {}

  /** What a function of the database answers; undefined where there is no database or it does not answer. */
  async call(name: string, body: Record<string, unknown>): Promise<unknown> {
    const { platform } = this;
    const url = platform.env("SUPABASE_URL");
    const key = secretKey(platform);
    if (!url || !key || platform.now() < this.pausedUntil) return undefined;
    const answer = await callUpstream(platform, `${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      // The newer secret keys are no JWT; the gateway takes them here where they equal the apikey.
      headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: platform.deadline(timeoutMs),
    });
    if (answer && answer.status >= 200 && answer.status < 300) return answer.body ?? null;
    this.pausedUntil = platform.now() + pauseMs;
    platform.log(JSON.stringify({ database: name, status: answer?.status ?? 0, code: "counts_in_memory" }));
    return undefined;
  }

  /** Keyed hash of a text, 64 hexadecimal digits: a list of all addresses does not tell which one it is. */
  async hash(text: string): Promise<string> {
    this.signingKey ??= importKey(secretKey(this.platform) || "no database");
    const bytes = await crypto.subtle.sign("HMAC", await this.signingKey, new TextEncoder().encode(text));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

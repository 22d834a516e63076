import { LruMap } from "./lru-map.ts";

/** How many requests may come at once, and how many more each minute after that. */
export interface Rate {
  burst: number;
  perMinute: number;
}

/** Clients that are remembered: about 1 MB. Whoever is pushed out starts afresh, which the rate for all together bounds. */
const maxClients = 10_000;

/** Token buckets, one for each key. They live as long as the process does, and each process has its own. */
export class RateLimit {
  private readonly buckets = new LruMap<{ tokens: number; at: number }>(maxClients);

  constructor(private readonly rate: Rate) {}

  /** Counts a request at the time `now` in milliseconds. Returns the seconds to wait where it is one too many, else 0. */
  take(key: string, now: number): number {
    const { burst, perMinute } = this.rate;
    const bucket = this.buckets.get(key) ?? { tokens: burst, at: now };
    const earned = ((now - bucket.at) / 60_000) * perMinute;
    const tokens = Math.min(burst, bucket.tokens + Math.max(0, earned));
    const isGranted = tokens >= 1;
    this.buckets.set(key, { tokens: isGranted ? tokens - 1 : tokens, at: now });
    return isGranted ? 0 : Math.ceil(((1 - tokens) * 60) / perMinute);
  }
}

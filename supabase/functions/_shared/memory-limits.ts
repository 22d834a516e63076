import { LruMap } from "./lru-map.ts";

/** At most `max` within any `seconds`, counted under `key`. */
export interface Limit {
  key: string;
  max: number;
  seconds: number;
}

/** Keys that are remembered: some MB. Whoever is pushed out starts afresh, which a limit for all together bounds. */
const maxKeys = 10_000;

/** Counts in the memory of one process, by the rule of the function `take_calls` of the database. */
export class MemoryLimits {
  private readonly taken = new LruMap<number[]>(maxKeys);

  /** Seconds until all limits have room for one more; 0 where they have it at the time `now`, in milliseconds. */
  wait(limits: Limit[], now: number): number {
    return Math.max(0, ...limits.map((limit) => this.waitOf(limit, now)));
  }

  /** Counts one for each limit. */
  count(limits: Limit[], now: number): void {
    for (const limit of limits) this.taken.set(limit.key, [...this.recent(limit, now), now]);
  }

  private waitOf(limit: Limit, now: number): number {
    // There is room again when this one no longer counts.
    const blocking = this.recent(limit, now).at(-limit.max);
    return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - now) / 1000 + limit.seconds));
  }

  private recent({ key, seconds }: Limit, now: number): number[] {
    return (this.taken.get(key) ?? []).filter((at) => at > now - seconds * 1000);
  }
}

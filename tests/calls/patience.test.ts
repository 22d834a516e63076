import { describe, expect, it } from "vitest";
import type { Clock } from "../../src/calls/clock.ts";
import { type FailureKind, failure, type Outcome } from "../../src/calls/outcome.ts";
import { retryThrottled } from "../../src/calls/patience.ts";

/** Time that passes only when everyone waits. */
class Timeline implements Clock {
  private time = 0;
  private seed: number;
  private readonly waiting: { until: number; go: () => void }[] = [];

  constructor(seed: number) {
    this.seed = seed;
  }

  now(): number {
    return this.time;
  }

  wait(ms: number): Promise<void> {
    return new Promise((go) => void this.waiting.push({ until: this.time + ms, go }));
  }

  /** Numerical Recipes' generator: the same numbers in every run. */
  random(): number {
    this.seed = (this.seed * 1664525 + 1013904223) % 2 ** 32;
    return this.seed / 2 ** 32;
  }

  async pass(): Promise<void> {
    for (;;) {
      await new Promise(setImmediate);
      const next = this.waiting.sort((a, b) => a.until - b.until).shift();
      if (!next) return;
      this.time = next.until;
      next.go();
    }
  }
}

const sent: Outcome = { ok: true, value: undefined };
const throttled = failure("throttled", "Too Many Requests", 429);

function slowService(clock: Clock) {
  let last = Number.NEGATIVE_INFINITY;
  return async (): Promise<Outcome> => {
    if (clock.now() - last < 1000) return throttled;
    last = clock.now();
    return sent;
  };
}

/** What comes of a request that a busy service refuses each time, after so many ms. */
async function refused(clock: Timeline, answerMs: number) {
  const tries: { at: number; timeoutMs: number }[] = [];
  const outcome = retryThrottled(
    async (timeoutMs) => {
      tries.push({ at: clock.now(), timeoutMs });
      await clock.wait(answerMs);
      return throttled;
    },
    20_000,
    clock,
  );
  await clock.pass();
  expect(await outcome).toEqual(throttled);
  return tries;
}

describe("retryThrottled", () => {
  it.each([1, 2, 3, 4, 5])("brings through three visitors who send at once (chance %i)", async (seed) => {
    const clock = new Timeline(seed);
    const service = slowService(clock);
    const visitors = Promise.all(Array.from({ length: 3 }, () => retryThrottled(service, 20_000, clock)));
    await clock.pass();
    expect(await visitors).toEqual(Array(3).fill(sent));
    expect(clock.now()).toBeLessThanOrEqual(8_000);
  });

  it.each([0, 200, 900, 3_000])(
    "gives up after at most three tries and eight seconds, and says why (answers after %i ms)",
    async (answerMs) => {
      for (let seed = 1; seed <= 50; seed += 1) {
        const clock = new Timeline(seed);
        const tries = await refused(clock, answerMs);
        expect(clock.now()).toBeLessThanOrEqual(8_000);
        expect(tries.length).toBeGreaterThan(1);
        expect(tries.length).toBeLessThanOrEqual(3);
      }
    },
  );

  it("gives a later try what is left of the eight seconds, and never less than two", async () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const [first, ...others] = await refused(new Timeline(seed), 700);
      expect(first).toEqual({ at: 0, timeoutMs: 20_000 });
      for (const { at, timeoutMs } of others) {
        expect(at + timeoutMs).toBe(8_000);
        expect(timeoutMs).toBeGreaterThanOrEqual(2_000);
      }
    }
  });

  it("does not try again when the first answer came after seven seconds", async () => {
    expect(await refused(new Timeline(1), 7_000)).toHaveLength(1);
  });

  it.each<FailureKind>([
    "network",
    "timeout",
    "malformed",
    "blocked",
    "headless",
    "rejected",
    "misconfigured",
  ])("never repeats a request that failed as %s, for it may have arrived", async (kind) => {
    let tries = 0;
    const request = async () => {
      tries += 1;
      return failure(kind, "");
    };
    const outcome = await retryThrottled(request, 20_000, new Timeline(1));
    expect(outcome).toMatchObject({ ok: false, kind });
    expect(tries).toBe(1);
  });
});

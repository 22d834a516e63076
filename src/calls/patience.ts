import type { Clock } from "./clock.ts";
import { failure, failureOf, type Outcome } from "./outcome.ts";

/** Ends a call that takes too long. What it threw becomes a failure. It may still have arrived. */
export function withTimeout<Value>(
  call: () => Promise<Outcome<Value>>,
  timeoutMs: number,
): Promise<Outcome<Value>> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve(failure("timeout", `no answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
    call()
      .catch(failureOf)
      .then((outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
  });
}

/** A visitor waits no longer than this for a throttled service, in milliseconds, whatever it asks for. */
const throttledForMs = 8_000;
/** Bounds of the waits before the second and the third, last try, in milliseconds. The service takes one request a second, whoever sends it. */
const waitsMs = [
  [1_000, 2_000],
  [2_000, 3_500],
] as const;
/** A try that has less time than this for its answer, in milliseconds, is not made: nobody would know whether it arrived. */
const shortestTryMs = 2_000;

/**
 * Repeats a request while the service is throttled: such an answer means that nothing was sent. Every other failure is
 * final, for the request may have arrived. Waits are drawn at random, so that visitors do not meet again. Each try is
 * told how long it may take, in milliseconds: `timeoutMs` the first, what is left the others.
 */
export async function retryThrottled<Value>(
  request: (timeoutMs: number) => Promise<Outcome<Value>>,
  timeoutMs: number,
  clock: Clock,
): Promise<Outcome<Value>> {
  const deadline = clock.now() + throttledForMs;
  let outcome = await request(timeoutMs);
  for (const [shortest, longest] of waitsMs) {
    if (outcome.ok || outcome.kind !== "throttled") return outcome;
    const waitMs = shortest + clock.random() * (longest - shortest);
    if (clock.now() + waitMs + shortestTryMs > deadline) return outcome;
    await clock.wait(waitMs);
    outcome = await request(Math.min(timeoutMs, deadline - clock.now()));
  }
  return outcome;
}

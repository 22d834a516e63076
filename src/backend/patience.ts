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

/** How long a throttled request is tried again, in milliseconds: twenty visitors at once need about half of it. */
const throttledForMs = 45_000;
/** Bounds of the wait between two tries, in milliseconds. The service takes one request a second, whoever sends it. */
const shortestWaitMs = 700;
const longestWaitMs = 2_500;

/**
 * Repeats a request while the service is throttled: such an answer means that nothing was sent. Every other failure is
 * final, for the request may have arrived. Waits are drawn at random, so that visitors do not meet again.
 */
export async function retryThrottled<Value>(
  request: () => Promise<Outcome<Value>>,
  clock: Clock,
): Promise<Outcome<Value>> {
  const deadline = clock.now() + throttledForMs;
  for (;;) {
    const outcome = await request();
    if (outcome.ok || outcome.kind !== "throttled") return outcome;
    const waitMs = shortestWaitMs + clock.random() * (longestWaitMs - shortestWaitMs);
    if (clock.now() + waitMs > deadline) return outcome;
    await clock.wait(waitMs);
  }
}

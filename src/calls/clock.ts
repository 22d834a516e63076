/** Time and chance, so that tests can hold both in their hands. */
export interface Clock {
  /** Milliseconds since some moment; never goes back. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** At least 0, below 1. */
  random(): number;
}

export const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};

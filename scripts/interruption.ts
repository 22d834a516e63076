import { setImmediate as nextTurn } from "node:timers/promises";

/** True once a command has begun to write what it writes whole: a signal that comes then does not cut it off. */
let isCommitted = false;
const stops = new Set<() => Promise<unknown>>();

/** Has a thread or a server end before a signal ends the process, so that nothing writes while others tidy up. Returns what takes this back. */
export function stopOnSignal(stop: () => Promise<unknown>): () => void {
  stops.add(stop);
  return () => void stops.delete(stop);
}

/** Ends the process after a signal. What is to be tidied up synchronously listens to the event `exit`. */
export async function endBySignal(code: number): Promise<void> {
  if (isCommitted) return;
  await Promise.allSettled([...stops].map((stop) => stop()));
  process.exit(code);
}

/** Lets a signal that came while this process was busy end it. */
export async function hearSignals(): Promise<void> {
  // Node hears signals in one part of each turn of its loop; after two turns it has been there.
  await nextTurn();
  await nextTurn();
}

/** Hears signals before anything is written. What is begun then is finished. */
export async function commit(): Promise<void> {
  await hearSignals();
  isCommitted = true;
}

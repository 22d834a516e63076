const stops = new Set<() => Promise<unknown>>();

/** Has a thread or a server end before a signal ends the process, so that nothing writes while others tidy up. Returns what takes this back. */
export function stopOnSignal(stop: () => Promise<unknown>): () => void {
  stops.add(stop);
  return () => void stops.delete(stop);
}

/** Ends the process after a signal. What is to be tidied up synchronously listens to the event `exit`. */
export async function endBySignal(code: number): Promise<never> {
  await Promise.allSettled([...stops].map((stop) => stop()));
  process.exit(code);
}

import { availableParallelism, loadavg } from "node:os";

/** Processes that wait for a processor, on average over the last minute; 0 where the system does not count them. */
export function machineLoad(): number {
  return loadavg()[0] ?? 0;
}

/** Said before numbers that cannot be compared; undefined on a machine with half of its processors free. */
export function loadWarning(load: number, processors = availableParallelism()): string | undefined {
  if (load <= processors / 2) return undefined;
  return `Warning: the machine is busy with other work (load ${load.toFixed(1)} on ${processors} processors). Times are too long and not comparable with those of another run; ratios within this run are a rough guide.`;
}

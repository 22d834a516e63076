import { join, relative } from "node:path";
import { exitCodes } from "../command-line.ts";
import { endBySignal } from "../interruption.ts";
import type { Terminal } from "../output/report.ts";
import { describeHolder, waitForLock } from "../publish/lock.ts";
import { targetNames } from "../publish/target-names.ts";

/**
 * Runs what reads a data folder and then changes it, while no other command does: the second of two waits, and reads what
 * the first has written. Calls `commit` of interruption.ts before it writes.
 */
export async function whileLocked<Result>(
  dataDir: string,
  terminal: Terminal,
  change: () => Result | Promise<Result>,
): Promise<Result> {
  const target = join(dataDir, ".site-add");
  const end = () => void endBySignal(exitCodes.terminated);
  process.on("SIGTERM", end);
  const lock = await waitForLock(target, (holder) =>
    terminal.err(
      `Another command changes the data (${describeHolder(holder)}); this one waits for it. If none runs there, remove ${relative(terminal.cwd, targetNames(target).lock)}.`,
    ),
  );
  const release = () => lock.release();
  process.once("exit", release);
  try {
    return await change();
  } finally {
    release();
    process.removeListener("exit", release);
    process.removeListener("SIGTERM", end);
  }
}

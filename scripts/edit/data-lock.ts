import { join, relative } from "node:path";
import { exitCodes } from "../command-line.ts";
import { endBySignal } from "../interruption.ts";
import type { Terminal } from "../output/report.ts";
import { describeHolder, waitForLock } from "../publish/lock.ts";
import { targetNames } from "../publish/target-names.ts";
import { UserError } from "../user-error.ts";

/**
 * Runs what reads a data folder and then changes it, while no other command does: the second of two waits, and reads what
 * the first has written. Throws a `UserError` where the first is not done after `mostMs`. Calls `commit` of interruption.ts
 * before it writes.
 */
export async function whileLocked<Result>(
  dataDir: string,
  terminal: Terminal,
  change: () => Result | Promise<Result>,
  mostMs = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const target = join(dataDir, ".site-add");
  const end = () => void endBySignal(exitCodes.terminated);
  process.on("SIGTERM", end);
  const lock = await waitForLock(target, (holder, waitedMs) => {
    const other = `Another command changes the data (${describeHolder(holder)})`;
    const remedy = `If none runs there, remove ${relative(terminal.cwd, targetNames(target).lock)}.`;
    if (waitedMs >= mostMs)
      throw new UserError(`${other}.`, `Wait until it has ended, then try again. ${remedy}`);
    if (waitedMs === 0) terminal.err(`${other}; this one waits for it. ${remedy}`);
  }).catch((error: Error) => {
    process.removeListener("SIGTERM", end);
    throw error;
  });
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

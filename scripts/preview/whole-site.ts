import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isSettled } from "../publish/journal.ts";

/** A swap takes milliseconds; after this long the folder is taken for what it is. */
const patienceMs = 10_000;
const stepMs = 5;

/**
 * Reads from a built folder until the whole of one reading was from the same folder: a build may swap a new one in
 * between two steps of it. The last attempt counts where the folder does not come to rest.
 */
export async function readFromOneSite<T>(dir: string, read: () => Promise<T>): Promise<T> {
  for (let waited = 0; waited < patienceMs; waited += stepMs) {
    const before = isSettled(dir) ? identityOf(dir) : undefined;
    // A folder that is missing in the middle of a swap is there a moment later; one that was never built is not.
    if (before === undefined && !(isSettled(dir) && identityOf(dir) === undefined)) {
      await sleep(stepMs);
      continue;
    }
    const answer = await read().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (identityOf(dir) !== before) continue;
    if ("error" in answer) throw answer.error;
    return answer.value;
  }
  return read();
}

/** What tells a folder from another one of the same name; undefined where there is none. */
function identityOf(dir: string): string | undefined {
  const stats = statSync(dir, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeMs}`;
}

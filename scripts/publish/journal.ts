import { basename, dirname, join } from "node:path";
import { diskLayer, type FileLayer } from "../files/file-layer.ts";
import { type Move, moveBack, moveIn, transact, writeJournal } from "../files/transaction.ts";
import { UserError } from "../user-error.ts";
import { describeHolder, isHolder, tryLock } from "./lock.ts";
import { isStagingName, replacedDir, targetNames } from "./target-names.ts";

/*
 * Two folders cannot be exchanged in one step, so a journal makes it one: before it is on the disk the old site stands,
 * after it the new one does, and whoever comes next moves what is left to move.
 */

/** Puts a staged folder in the place of the target. Throws what the disk throws, with one whole site there. */
export function swapIn(out: string, staging: string, layer: FileLayer): void {
  const { journal } = targetNames(out);
  transact({
    open: () => writeJournal(journal, `${basename(staging)}\n`, journal, layer),
    change: () => completeSwap(out, layer),
    takeBack: () => {
      if (!layer.exists(staging)) return;
      moveBack(moveOf(out, staging), layer);
      layer.remove(journal);
    },
  });
}

/** Moves what is left to move, for who holds the lock. */
export function completeSwap(out: string, layer: FileLayer): void {
  const { journal } = targetNames(out);
  if (!layer.exists(journal)) return;
  const staging = stagedBy(out, layer);
  if (staging) {
    const move = moveOf(out, staging);
    if (layer.exists(staging)) moveIn(move, layer);
    else moveBack(move, layer);
    layer.remove(replacedDir(out, staging));
  }
  layer.remove(journal);
}

function moveOf(out: string, staging: string): Move {
  return { from: staging, to: out, aside: replacedDir(out, staging) };
}

/** The staging folder that the journal names; undefined where there is no journal or none that was written to its end. */
function stagedBy(out: string, layer: FileLayer): string | undefined {
  const text = layer.read(targetNames(out).journal) ?? "";
  const name = text.slice(0, -1);
  return text.endsWith("\n") && isStagingName(out, name) ? join(dirname(out), name) : undefined;
}

/**
 * Completes a swap that was cut off. Returns the holder of the lock where a build is just between two steps of one;
 * undefined once the target is whole.
 */
function tryFinishSwap(out: string, layer: FileLayer) {
  if (!layer.exists(targetNames(out).journal)) return undefined;
  const lock = tryLock(out, layer);
  if (isHolder(lock)) {
    const staging = stagedBy(out, layer);
    return staging && layer.exists(staging) ? lock : undefined;
  }
  try {
    completeSwap(out, layer);
  } finally {
    lock.release();
  }
  return undefined;
}

/** True once the target is whole: no swap is under way, or one that was cut off has been completed. */
export function isSettled(out: string, layer: FileLayer = diskLayer): boolean {
  return tryFinishSwap(out, layer) === undefined;
}

/** A swap takes milliseconds; who takes longer than this is not at work. */
const patienceMs = 10_000;
const stepMs = 10;

/** Completes a swap that was cut off, or waits for one that is under way. Every command that reads the target calls this first. */
export function finishSwap(out: string, layer: FileLayer = diskLayer): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; ; waited += stepMs) {
    const holder = tryFinishSwap(out, layer);
    if (!holder) return;
    if (waited >= patienceMs)
      throw new UserError(
        `${out} is being replaced by ${describeHolder(holder)}, and does not get ready.`,
        `If no build runs there, remove ${targetNames(out).lock}.`,
      );
    Atomics.wait(clock, 0, 0, stepMs);
  }
}

import { hostname, uptime } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { diskLayer, type FileLayer } from "../files/file-layer.ts";
import { isRunning } from "../is-running.ts";
import { UserError } from "../user-error.ts";
import { targetNames } from "./target-names.ts";

/** Who writes a target, as the lock file says in one line. */
export interface Holder {
  pid: number;
  host: string;
  /** ISO 8601, UTC. */
  since: string;
}

export interface Lock {
  /** Throws a `UserError` where another process has taken the lock for stale. */
  assertHeld(): void;
  release(): void;
}

const waitStepMs = 50;

/** Locks of this process: its id alone says little, because ids are used again. */
const held = new Set<string>();

/** Takes the lock of a target. Returns who holds it where it is taken; one whose process has ended is not. */
export function tryLock(out: string, layer: FileLayer = diskLayer): Lock | Holder {
  const file = targetNames(out).lock;
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  const text = `${JSON.stringify(holder)}\n`;
  while (!layer.create(file, text)) {
    const found = layer.read(file) || readAgain(file, layer);
    if (found === undefined) continue;
    const other = parseHolder(found);
    if (other && isAlive(other, file)) return other;
    takeAway(file, found, layer);
  }
  held.add(file);
  return {
    assertHeld() {
      if (layer.read(file) !== text)
        throw new UserError(`Another build has taken ${out} over, so this one is not published.`);
    },
    release() {
      if (!held.delete(file)) return;
      if (layer.read(file) === text) layer.remove(file);
    },
  };
}

/** Takes the lock of a target, once nobody else holds it. `onWait` is told who does, and how long it has waited so far. */
export async function waitForLock(
  out: string,
  onWait?: (holder: Holder, waitedMs: number) => unknown,
  layer: FileLayer = diskLayer,
): Promise<Lock> {
  for (let waitedMs = 0; ; waitedMs += waitStepMs) {
    const lock = tryLock(out, layer);
    if (!isHolder(lock)) return lock;
    onWait?.(lock, waitedMs);
    await sleep(waitStepMs);
  }
}

export function isHolder(lock: Lock | Holder): lock is Holder {
  return "pid" in lock;
}

/** "process 4711 on this machine, since 14:03:22 UTC on 2026-03-02". */
export function describeHolder({ pid, host, since }: Holder): string {
  const [day = "", time = ""] = since.split("T");
  const machine = host === hostname() ? "this machine" : host;
  return `process ${pid} on ${machine}, since ${time.slice(0, 8)} UTC on ${day}`;
}

/** A lock without text may be one that is just being written, on a disk without hard links. */
function readAgain(file: string, layer: FileLayer): string | undefined {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitStepMs);
  return layer.read(file);
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, host, since } = JSON.parse(text) as Partial<Holder>;
    if (!Number.isInteger(pid) || Number.isNaN(Date.parse(since ?? ""))) return undefined;
    return { pid: pid as number, host: host ?? "", since: since as string };
  } catch {
    return undefined;
  }
}

/** Processes of another machine cannot be asked and count as alive; those from before this one was started do not. */
function isAlive({ pid, host, since }: Holder, file: string): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return held.has(file);
  const startedAt = Date.now() - uptime() * 1000;
  return Date.parse(since) >= startedAt - 1000 && isRunning(pid);
}

/** Removes a stale lock, unless someone else has replaced it in the meantime: renaming shows whose it was. */
function takeAway(file: string, stale: string, layer: FileLayer): void {
  const aside = `${file}-${process.pid}`;
  try {
    layer.rename(file, aside);
  } catch (error) {
    if (layer.exists(file)) throw error;
    return;
  }
  const moved = layer.read(aside);
  // Should a third process be quicker now, the one that lost its lock learns so before it publishes.
  if (moved !== undefined && moved !== stale) layer.create(file, moved);
  layer.remove(aside);
}

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { UserError } from "../user-error.ts";

/** Folder beside the target in which a complete site is put together. */
function stagingDir(out: string): string {
  return `${out}.staging-${process.pid}`;
}

/** One line that says which swap is under way, so that whoever comes next can finish it. */
function journalFile(out: string): string {
  return `${out}.swap`;
}

/** Makes an empty staging folder. Refuses targets that are not ours to replace. */
export function openStaging(out: string): string {
  refuseForeignTarget(out);
  finishSwap(out);
  removeLeftovers(out);
  const staging = stagingDir(out);
  mkdirSync(staging, { recursive: true });
  return staging;
}

/** Puts the staged folder in the place of the target. Before the journal is written the old site stands, after it the new one does. */
export function publish(staging: string, out: string): void {
  writeFileSync(journalFile(out), `${basename(staging)}\n`);
  finishSwap(out);
}

/** Completes a swap that was cut off. Every command that reads or writes the target calls this first. */
export function finishSwap(out: string): void {
  const journal = journalFile(out);
  if (!existsSync(journal)) return;
  const staging = join(dirname(out), readFileSync(journal, "utf8").trim());
  const old = `${out}.old`;
  if (existsSync(staging)) {
    rmSync(old, { recursive: true, force: true });
    if (existsSync(out)) renameSync(out, old);
    renameSync(staging, out);
  }
  rmSync(old, { recursive: true, force: true });
  rmSync(journal, { force: true });
}

/** The absolute path of a built folder, after a swap that was cut off is completed. Throws a `UserError` where there is none. */
export function requireBuiltDir(dist: string, cwd: string): string {
  const path = resolve(cwd, dist);
  finishSwap(path);
  if (isFolder(path)) return path;
  throw new UserError(
    `There is no built folder ${dist}.`,
    "Build it first with site build, or name another folder.",
  );
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Staging folders of builds that were cut off. */
function removeLeftovers(out: string): void {
  const parent = dirname(out);
  if (!existsSync(parent)) return;
  const prefix = `${basename(out)}.staging-`;
  for (const name of readdirSync(parent)) {
    const owner = Number(name.slice(prefix.length));
    if (name.startsWith(prefix) && !isRunning(owner))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** True while a process of this machine has that id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A target that holds anything but a built site is not replaced: a slip in `--out` must never cost someone's files. */
function refuseForeignTarget(out: string): void {
  const path = resolve(out);
  if (!existsSync(path)) return;
  if (isFolder(path) && isOurs(readdirSync(path))) return;
  throw new UserError(
    `${out} holds files that this tool did not write, so it is not replaced.`,
    "Choose another folder with --out, or empty this one.",
  );
}

/** True for nothing, or for a built site or a part of one that is not someone's repository as well. */
function isOurs(names: string[]): boolean {
  if (names.length === 0) return true;
  return names.includes("page-data") && !names.includes(".git");
}

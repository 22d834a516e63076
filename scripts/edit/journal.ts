import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isRunning } from "../is-running.ts";
import {
  closeJournal,
  dropOldJournals,
  type Journal,
  openJournal,
  readLastJournal,
  writeJournal,
} from "./journal-store.ts";

/** A file before and after a change. `undefined` where there is none. */
export interface FileChange {
  /** Relative to the data folder. */
  file: string;
  before: Uint8Array | undefined;
  after: Uint8Array;
}

/** How the files of a change come to disk; tests put a failing one in its place. */
export type WriteFile = (path: string, content: Uint8Array) => void;

/** Taking back was refused, because these files are no longer as the addition left them. */
export interface EditedSince {
  title: string;
  edited: string[];
}

/**
 * Writes all files or none. The journal is there before the first file is touched, so that whoever comes after a crash
 * can take back what was written. Throws what the disk throws, after taking everything back.
 */
export function applyChanges(
  dataDir: string,
  title: string,
  changes: readonly FileChange[],
  write: WriteFile = writeFileSync,
): void {
  const journal: Journal = {
    title,
    writer: process.pid,
    files: changes.map(({ file, before, after }) => ({
      file,
      before: before ? Buffer.from(before).toString("base64") : null,
      after: hashOf(after),
    })),
    folders: missingFolders(dataDir, changes),
  };
  const file = openJournal(dataDir, journal);
  try {
    for (const change of changes) stage(join(dataDir, change.file), change.after, write);
    for (const change of changes) unstage(join(dataDir, change.file));
  } catch (error) {
    restore(dataDir, journal);
    closeJournal(dataDir, file);
    throw error;
  }
  const { writer: _, ...done } = journal;
  writeJournal(file, done);
  dropOldJournals(dataDir);
}

/** Takes the last addition back. Returns its title, the files that keep it from that, or undefined where there is none. */
export function undoLast(dataDir: string): { title: string; files: string[] } | EditedSince | undefined {
  const last = readLastJournal(dataDir);
  if (!last) return undefined;
  const { file, journal } = last;
  const edited = journal.files.filter((entry) => hashOnDisk(dataDir, entry.file) !== entry.after);
  if (edited.length > 0) return { title: journal.title, edited: edited.map((entry) => entry.file) };
  // Cut off from here on, it is finished by the next command like an addition that was cut off.
  writeJournal(file, { ...journal, writer: process.pid });
  restore(dataDir, journal);
  closeJournal(dataDir, file);
  return { title: journal.title, files: journal.files.map((entry) => entry.file) };
}

/**
 * Takes back an addition that was cut off while it wrote. Every command that reads the data calls this first. Files that
 * were edited since are left as they are, and so is everything else. Returns what it found, or undefined.
 */
export function finishCutOff(dataDir: string): { title: string; edited: string[] } | undefined {
  const last = readLastJournal(dataDir);
  if (last?.journal.writer === undefined || isOther(last.journal.writer)) return undefined;
  const { file, journal } = last;
  const edited = journal.files.filter((entry) => {
    const now = hashOnDisk(dataDir, entry.file);
    return now !== entry.after && now !== (entry.before === null ? undefined : hashOf(bytesOf(entry.before)));
  });
  if (edited.length === 0) {
    restore(dataDir, journal);
    closeJournal(dataDir, file);
  }
  return { title: journal.title, edited: edited.map((entry) => entry.file) };
}

function isOther(writer: number): boolean {
  return writer !== process.pid && isRunning(writer);
}

/** Writes beside the file, so that the file is there whole or as it was. */
function stage(path: string, content: Uint8Array, write: WriteFile): void {
  mkdirSync(dirname(path), { recursive: true });
  write(stagedName(path), content);
}

function unstage(path: string): void {
  renameSync(stagedName(path), path);
}

/** Hidden files are not read as data, so that one left by a crash does no harm until it is removed. */
function stagedName(path: string): string {
  return join(dirname(path), `.${basename(path)}.site-add`);
}

function restore(dataDir: string, { files, folders }: Journal): void {
  for (const { file, before } of files) {
    const path = join(dataDir, file);
    rmSync(stagedName(path), { force: true });
    if (before === null) rmSync(path, { force: true });
    else if (hashOnDisk(dataDir, file) !== hashOf(bytesOf(before))) {
      stage(path, bytesOf(before), writeFileSync);
      unstage(path);
    }
  }
  for (const folder of [...folders].reverse()) {
    try {
      rmdirSync(join(dataDir, folder));
    } catch {
      // Someone has put a file of theirs into it, or it was never made.
    }
  }
}

/** Folders that the changes need and that are not there, outermost first. */
function missingFolders(dataDir: string, changes: readonly FileChange[]): string[] {
  const folders = new Set<string>();
  for (const { file } of changes) {
    const parts = file.split("/").slice(0, -1);
    for (let depth = 1; depth <= parts.length; depth++) folders.add(parts.slice(0, depth).join("/"));
  }
  return [...folders].filter((folder) => !existsSync(join(dataDir, folder))).sort();
}

function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function hashOnDisk(dataDir: string, file: string): string | undefined {
  const path = join(dataDir, file);
  return existsSync(path) ? hashOf(readFileSync(path)) : undefined;
}

function bytesOf(base64: string): Buffer {
  return Buffer.from(base64, "base64");
}

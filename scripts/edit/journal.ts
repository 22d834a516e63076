import { randomUUID } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { foldersOf } from "../files/file-layer.ts";
import { moveIn, transact } from "../files/transaction.ts";
import { isRunning } from "../is-running.ts";
import { contentHash } from "../publish/digest.ts";
import {
  closeJournal,
  dropOldJournals,
  type Journal,
  nextJournal,
  readJournals,
  readLastJournal,
  type StoredJournal,
  storeJournal,
} from "./journal-store.ts";

/** A file before and after a change. `undefined` where there is none. */
export interface FileChange {
  /** Relative to the data folder. */
  file: string;
  before: Uint8Array | undefined;
  after: Uint8Array | undefined;
}

/** How the files of a change come to disk; tests put a failing one in its place. */
export type WriteFile = (path: string, content: Uint8Array) => void;

/** Taking back was refused, because these files are no longer as the addition left them. */
export interface EditedSince {
  title: string;
  edited: string[];
  /** What holds how to take it back, relative to the data folder. */
  journal: string;
}

/**
 * Writes all files or none. The journal is there before the first file is touched, so that whoever comes after a crash
 * can take back what was written. Returns the id by which the changes are taken back before others. Throws what the disk
 * throws, after taking everything back.
 */
export function applyChanges(
  dataDir: string,
  title: string,
  changes: readonly FileChange[],
  write: WriteFile = writeFileSync,
): string {
  const { file, journal } = writeChanges(dataDir, title, changes, write);
  const { writer: _, ...done } = journal;
  storeJournal(file, done);
  dropOldJournals(dataDir);
  return journal.id;
}

/**
 * Writes the changes that take earlier ones back, which then are no longer there to be taken back; nor are these, since
 * who wants the earlier ones again makes them again.
 */
export function applyInverse(
  dataDir: string,
  title: string,
  changes: readonly FileChange[],
  id: string | undefined,
): void {
  const { file } = writeChanges(dataDir, title, changes, writeFileSync);
  closeJournal(dataDir, file);
  const earlier = readJournals(dataDir).find(({ journal }) => id !== undefined && journal.id === id);
  if (earlier) closeJournal(dataDir, earlier.file);
}

function writeChanges(dataDir: string, title: string, changes: readonly FileChange[], write: WriteFile) {
  const journal = {
    id: randomUUID(),
    title,
    writer: process.pid,
    files: changes.map(({ file, before, after }) => ({
      file,
      before: before ? Buffer.from(before).toString("base64") : null,
      after: after ? contentHash(after) : null,
    })),
    folders: missingFolders(dataDir, changes),
  };
  const file = nextJournal(dataDir);
  transact({
    open: () => storeJournal(file, journal),
    change: () => {
      const written = changes.flatMap(({ file, after }) =>
        after ? [{ path: join(dataDir, file), after }] : [],
      );
      for (const { path, after } of written) stage(path, after, write);
      for (const { path } of written) unstage(path);
      for (const { file, after } of changes) if (!after) rmSync(join(dataDir, file));
    },
    takeBack: () => restore(dataDir, file, journal),
  });
  return { file, journal };
}

/**
 * Takes the last addition back that is still there. Returns its title, the files that keep it from that, or undefined
 * where there is none.
 */
export function undoLast(dataDir: string): { title: string; files: string[] } | EditedSince | undefined {
  const last = readLastJournal(dataDir);
  if (!last) return undefined;
  const { file, journal } = last;
  const edited = editedSince(dataDir, journal);
  if (edited.length > 0 && journal.files.every((entry) => isAsFound(dataDir, entry))) {
    // Somebody has taken it back by other means.
    closeJournal(dataDir, file);
    return undoLast(dataDir);
  }
  if (edited.length > 0) return editedOf(dataDir, last, edited);
  // Cut off from here on, it is finished by the next command like an addition that was cut off.
  storeJournal(file, { ...journal, writer: process.pid });
  restore(dataDir, file, journal);
  return { title: journal.title, files: journal.files.map((entry) => entry.file) };
}

/**
 * Takes back an addition that was cut off while it wrote. Every command that reads the data calls this first. Files that
 * were edited since are left as they are, and so is everything else. Returns what it found, or undefined.
 */
export function finishCutOff(dataDir: string): EditedSince | undefined {
  const last = readLastJournal(dataDir);
  const { writer } = last?.journal ?? {};
  if (!last || writer === undefined || (writer !== process.pid && isRunning(writer))) return undefined;
  const { file, journal } = last;
  const edited = editedSince(dataDir, journal);
  if (edited.length === 0) restore(dataDir, file, journal);
  return editedOf(dataDir, last, edited);
}

function editedOf(dataDir: string, { file, journal }: StoredJournal, edited: string[]): EditedSince {
  return { title: journal.title, edited, journal: relative(dataDir, file).replaceAll("\\", "/") };
}

/** Files that are not as the addition left them nor, where it was cut off, as it found them. */
function editedSince(dataDir: string, { files, writer }: Journal): string[] {
  const edited = files.filter(
    (entry) =>
      (hashOnDisk(dataDir, entry.file) ?? null) !== entry.after &&
      !(writer !== undefined && isAsFound(dataDir, entry)),
  );
  return edited.map(({ file }) => file);
}

/** True where a file is as the addition found it. */
function isAsFound(dataDir: string, { file, before }: Journal["files"][number]): boolean {
  return (hashOnDisk(dataDir, file) ?? null) === (before === null ? null : contentHash(bytesOf(before)));
}

/** Writes beside the file, so that the file is there whole or as it was; who may read and write it stays. */
function stage(path: string, content: Uint8Array, write: WriteFile): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    write(stagedName(path), content);
    const { mode } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mode !== undefined) chmodSync(stagedName(path), mode);
  } catch (error) {
    // Nobody knows the hidden file, and it is this one that cannot be changed.
    throw Object.assign(error as Error, { path });
  }
}

function unstage(path: string): void {
  moveIn({ from: stagedName(path), to: path });
}

/** Hidden files are not read as data, so that one left by a crash does no harm until it is removed. */
function stagedName(path: string): string {
  return join(dirname(path), `.${basename(path)}.site-add`);
}

function restore(dataDir: string, journalFile: string, { files, folders }: Journal): void {
  for (const { file, before } of files) {
    const path = join(dataDir, file);
    rmSync(stagedName(path), { force: true });
    if (before === null) rmSync(path, { force: true });
    else if (hashOnDisk(dataDir, file) !== contentHash(bytesOf(before))) {
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
  closeJournal(dataDir, journalFile);
}

/** Folders that the changes need and that are not there, outermost first. */
function missingFolders(dataDir: string, changes: readonly FileChange[]): string[] {
  const files = changes.map(({ file }) => file);
  const missing = [...foldersOf(dataDir, files)].filter((folder) => !existsSync(folder));
  return missing.map((folder) => relative(dataDir, folder)).sort();
}

function hashOnDisk(dataDir: string, file: string): string | undefined {
  const path = join(dataDir, file);
  return existsSync(path) ? contentHash(readFileSync(path)) : undefined;
}

function bytesOf(base64: string): Buffer {
  return Buffer.from(base64, "base64");
}

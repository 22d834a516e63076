import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** The few operations by which publishing changes a disk; tests put a disk in its place that fails or loses power. */
export interface FileLayer {
  exists(path: string): boolean;
  /** Text of a file; undefined where there is none. */
  read(file: string): string | undefined;
  /** Names directly in a folder; none where there is no folder. */
  list(folder: string): string[];
  write(file: string, text: string): void;
  /** Makes a file with its whole text at once. Returns false where there is one of that name. */
  create(file: string, text: string): boolean;
  rename(from: string, to: string): void;
  /** Removes a file or a folder with all it holds, if it is there. */
  remove(path: string): void;
  /** Returns when the content of a file or the names in a folder are on the disk. */
  sync(path: string): void;
}

export const diskLayer: FileLayer = {
  exists: existsSync,
  read: (file) => orWithout(undefined, () => readFileSync(file, "utf8")),
  list: (folder) => orWithout([], () => readdirSync(folder)),
  write: (file, text) => writeFileSync(file, text),
  create: createWhole,
  rename: (from, to) => patiently(() => renameSync(from, to)),
  remove: (path) => rmSync(path, { recursive: true, force: true, maxRetries: 3 }),
  sync,
};

/** What Windows says while another program has a file open: a scanner or an editor, for a moment. Elsewhere they do not pass. */
const passing = ["EPERM", "EBUSY", "EACCES"];
const pausesMs = [10, 20, 40, 80, 160, 320, 640];

/** Does something again, after pauses, where Windows says that a file is in use. Throws what is said in the end. */
export function patiently<T>(
  act: () => T,
  { platform = process.platform, wait = pause }: { platform?: string; wait?: (ms: number) => void } = {},
): T {
  for (const ms of platform === "win32" ? pausesMs : [])
    try {
      return act();
    } catch (error) {
      if (!passing.includes(codeOf(error) ?? "")) throw error;
      wait(ms);
    }
  return act();
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** A link is made in one step and only where its name is free, so that nobody reads half a file. */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}-${process.pid}`;
  try {
    writeFileSync(draft, text);
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    if (!isWithoutLinks(error)) throw error;
    return createInPlace(file, text);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Where there are no hard links, a reader may find the file with no text yet, which the lock takes for a stale one. */
function createInPlace(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** True for what systems say of a hard link that this disk cannot have, though it can have a copy. */
export function isWithoutLinks(error: unknown): boolean {
  return ["EPERM", "ENOTSUP", "EOPNOTSUPP", "EXDEV", "EMLINK", "ENOSYS"].includes(codeOf(error) ?? "");
}

/** Gives a file a second name; where the disk cannot do that, copies it. Returns false for a copy, whose time of change is its own. */
export function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (!isWithoutLinks(error)) throw error;
    copyFileSync(from, to);
    return false;
  }
}

function sync(path: string): void {
  const descriptor = orWithout(undefined, () => openSync(path, "r"), ["EISDIR", "EPERM"]);
  // Windows opens no folder, and keeps names in its journal without being asked.
  if (descriptor === undefined) return;
  try {
    fsyncSync(descriptor);
  } catch (error) {
    if (process.platform !== "win32") throw error;
  } finally {
    closeSync(descriptor);
  }
}

function orWithout<T>(without: T, look: () => T, codes = ["ENOENT", "ENOTDIR"]): T {
  try {
    return look();
  } catch (error) {
    if (codes.includes(codeOf(error) ?? "")) return without;
    throw error;
  }
}

/** The code of an error of the operating system ("ENOSPC"). */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}

/** The folder itself and all folders above a file, up to it. */
export function foldersOf(folder: string, files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files)
    for (let path = dirname(file); path !== "." && !folders.has(path); path = dirname(path))
      folders.add(path);
  return new Set([folder, ...[...folders].map((path) => `${folder}/${path}`)]);
}

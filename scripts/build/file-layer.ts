import {
  closeSync,
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
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true, maxRetries: 3 }),
  sync,
};

/** A link is made in one step and only where its name is free, so that nobody reads half a file. */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
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

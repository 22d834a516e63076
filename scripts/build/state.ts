import { mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "./hash.ts";
import { writeAtomically } from "./write-atomically.ts";

/** What is remembered of a published page. */
export interface PageState {
  /** Hash of all that the page was rendered from. */
  input: string;
  /** Hash of its document, to tell what really changed. */
  output: string;
}

/** What is remembered of a published file, to notice when someone has touched it. */
export interface FileState {
  size: number;
  mtimeMs: number;
}

/** Memory of the last build into a folder. It lies in the cache: nothing private is published. */
export interface BuildState {
  pages: Record<string, PageState>;
  files: Record<string, FileState>;
}

export const emptyState: BuildState = { pages: {}, files: {} };

function stateFile(cacheDir: string, out: string): string {
  return join(cacheDir, "built", `${hashOf(out)}.json`);
}

/** Reads the memory of the last build; an unreadable one is as good as none. */
export function readState(cacheDir: string, out: string): BuildState {
  try {
    return JSON.parse(readFileSync(stateFile(cacheDir, out), "utf8")) as BuildState;
  } catch {
    return emptyState;
  }
}

export function writeState(cacheDir: string, out: string, state: BuildState): void {
  const file = stateFile(cacheDir, out);
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, JSON.stringify(state));
}

/** True while the file is as the last build left it. */
export function isUntouched(path: string, known: FileState | undefined): boolean {
  if (!known) return false;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.size === known.size && stats.mtimeMs === known.mtimeMs;
}

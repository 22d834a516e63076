import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { SeenFiles } from "../../src/loader/seen-files.ts";
import { unsavedBytes } from "../../src/loader/unsaved.ts";
import { hashOf } from "../files/hash.ts";
import { writeAtomically } from "../files/write-atomically.ts";
import { cacheFolder } from "../tool-root.ts";

const require = createRequire(import.meta.url);

/** A picture or a font of a data folder. */
export interface FileToOpen {
  kind: "picture" | "font";
  path: string;
}

/** What is in it, or why it cannot be opened. */
export interface OpenedFile {
  fault?: string;
  width?: number;
  height?: number;
  /** Pictures in it, where it is animated or holds several. */
  frames?: number;
  /** Null for a font of one weight. */
  weights?: { from: number; to: number } | null;
}

/** Raise when what is read of a file changes. */
const form = 2;
/** Files that are remembered; then the list begins anew. */
const mostRemembered = 20_000;

/** A server that checks again and again reads a picture once. */
const hashes = new SeenFiles<string>();

/**
 * Opens files that no check has opened yet, in a process of its own; what was in the others is remembered by their content.
 * Undefined for all where that process cannot run.
 */
export function openFiles(files: readonly FileToOpen[]): (OpenedFile | undefined)[] {
  if (files.length === 0) return [];
  const root = dirname(dirname(dirname(require.resolve("zipcodes/package.json"))));
  const memory = cacheFolder(root, "opened", `${form}.json`);
  const known = readMemory(memory);
  const keys = files.map(({ kind, path }) => {
    const unsaved = unsavedBytes(path);
    return unsaved ? hashOf(kind, unsaved) : hashes.of(path, () => hashOf(kind, readFileSync(path)));
  });
  // Nobody but this process can open what is not on the disk yet.
  const cold = files.filter(({ path }, index) => !known.has(keys[index] ?? "") && !unsavedBytes(path));
  const opened = cold.length > 0 ? openAll(root, cold) : [];
  for (const [index, file] of cold.entries()) {
    const result = opened[index];
    if (result) known.set(keys[files.indexOf(file)] ?? "", result);
  }
  if (opened.length > 0) remember(memory, known);
  return keys.map((key) => known.get(key));
}

function openAll(root: string, files: readonly FileToOpen[]): OpenedFile[] {
  const script = join(root, "scripts", "check", "open-files.mjs");
  const { stdout } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(files),
    maxBuffer: 100_000_000,
  });
  try {
    return JSON.parse(stdout.toString()) as OpenedFile[];
  } catch {
    // The build opens the same files and says what it meets.
    return [];
  }
}

function readMemory(file: string): Map<string, OpenedFile> {
  try {
    const entries = JSON.parse(readFileSync(file, "utf8")) as [string, OpenedFile][];
    return new Map(entries.length > mostRemembered ? [] : entries);
  } catch {
    return new Map();
  }
}

function remember(file: string, known: Map<string, OpenedFile>): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeAtomically(file, JSON.stringify([...known]));
  } catch {
    // A cache that cannot be written costs time, not the result.
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../files/write-atomically.ts";

/** What a journal holds of an addition: enough to take it back byte for byte, and to see what was edited since. */
export interface Journal {
  /** What was added, for people. */
  title: string;
  /** The process that is writing; absent once all is written. */
  writer?: number;
  files: { file: string; before: string | null; after: string }[];
  /** Folders that were made, outermost first. */
  folders: string[];
}

/** Additions that can be taken back, one after the other; older journals are removed. */
const keptJournals = 20;

/** Hidden, so that neither the loader nor a build reads it; the data folder keeps it when packages are installed anew. */
const folderName = ".site-add";

/** A journal and the file that it stands in. */
interface StoredJournal {
  file: string;
  journal: Journal;
}

/** Stores a journal behind those that are there. The folder ignores itself, so that nobody commits it with the data. */
export function openJournal(dataDir: string, journal: Journal): string {
  const folder = join(dataDir, folderName);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ".gitignore"), "*\n");
  const file = join(folder, nameOf((numbersIn(folder).at(-1) ?? 0) + 1));
  writeJournal(file, journal);
  return file;
}

/** Writes a journal whole or not at all. */
export function writeJournal(file: string, journal: Journal): void {
  writeAtomically(file, JSON.stringify(journal));
}

/** Removes a journal, and the folder with the last one. */
export function closeJournal(dataDir: string, file: string): void {
  rmSync(file, { force: true });
  const folder = join(dataDir, folderName);
  if (numbersIn(folder).length === 0) rmSync(folder, { recursive: true, force: true });
}

/** Removes the oldest journals beyond those that are kept. */
export function dropOldJournals(dataDir: string): void {
  const folder = join(dataDir, folderName);
  for (const old of numbersIn(folder).slice(0, -keptJournals)) rmSync(join(folder, nameOf(old)));
}

/** The journal of the last addition, or undefined where there is none. */
export function readLastJournal(dataDir: string): StoredJournal | undefined {
  const folder = join(dataDir, folderName);
  const last = existsSync(folder) ? numbersIn(folder).at(-1) : undefined;
  if (last === undefined) return undefined;
  const file = join(folder, nameOf(last));
  return { file, journal: JSON.parse(readFileSync(file, "utf8")) as Journal };
}

function nameOf(number: number): string {
  return `${String(number).padStart(6, "0")}.json`;
}

/** Numbers of the journals in the order of their making. */
function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d{6}\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { diskLayer } from "../files/file-layer.ts";
import { writeJournal } from "../files/transaction.ts";

/** What a journal holds of an addition: enough to take it back byte for byte, and to see what was edited since. */
export interface Journal {
  /** Like no other's, unlike the name of its file; absent in journals of older versions. */
  id?: string;
  /** What was added, for people. */
  title: string;
  /** The process that is writing; absent once all is written. */
  writer?: number;
  /** Of each file its bytes before and the hash of those after; null where there was or is none. */
  files: { file: string; before: string | null; after: string | null }[];
  /** Folders that were made, outermost first. */
  folders: string[];
}

/** A journal and its file. */
export interface StoredJournal {
  file: string;
  journal: Journal;
}

/** Additions that can be taken back, one after the other; older journals are removed. */
const keptJournals = 20;

/** Hidden, so that neither the loader nor a build reads it; the data folder keeps it when packages are installed anew. */
const folderName = ".site-add";

/** The file of a new journal, behind those that are there. The folder ignores itself, so that nobody commits it with the data. */
export function nextJournal(dataDir: string): string {
  const folder = join(dataDir, folderName);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ".gitignore"), "*\n");
  const number = Number.parseInt(namesIn(folder).at(-1) ?? "0", 10) + 1;
  return join(folder, `${String(number).padStart(6, "0")}.json`);
}

/** Writes a journal whole or not at all. */
export function storeJournal(file: string, journal: Journal): void {
  writeJournal(file, JSON.stringify(journal), `${file}.new`);
}

/** Removes a journal, and the folder with the last one. */
export function closeJournal(dataDir: string, file: string): void {
  diskLayer.remove(file);
  const folder = join(dataDir, folderName);
  if (namesIn(folder).length === 0) diskLayer.remove(folder);
}

/** Removes the oldest journals beyond those that are kept. */
export function dropOldJournals(dataDir: string): void {
  const folder = join(dataDir, folderName);
  for (const old of namesIn(folder).slice(0, -keptJournals)) diskLayer.remove(join(folder, old));
}

/** The journal of the last addition with its file, or undefined where there is none. */
export function readLastJournal(dataDir: string): StoredJournal | undefined {
  return readJournals(dataDir, 1)[0];
}

/** The last journals with their files, the latest first. */
export function readJournals(dataDir: string, most = keptJournals): StoredJournal[] {
  const names = namesIn(join(dataDir, folderName)).reverse().slice(0, most);
  return names.map((name) => {
    const file = join(dataDir, folderName, name);
    return { file, journal: JSON.parse(readFileSync(file, "utf8")) as Journal };
  });
}

/** Names of the journals in the order in which they were made. */
function namesIn(folder: string): string[] {
  return diskLayer
    .list(folder)
    .filter((name) => /^\d{6}\.json$/.test(name))
    .sort();
}

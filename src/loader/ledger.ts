import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { asError, type Problem } from "../problem.ts";

/** File of the ledger, relative to the data folder. `site release` writes it. */
export const ledgerFile = "releases.json";

/** A path that was published. Days are year-month-day. */
export interface Released {
  /** Hash of what a reader sees of the page. */
  hash: string;
  /** Day of its last change. */
  changedOn: string;
  /** Day from which it was gone without a redirect. */
  removedOn?: string;
  /** Line of the ledger, from 1; absent for what is not written yet. */
  line?: number;
}

/** What was published, by path. */
export type Ledger = Map<string, Released>;

/** The ledger, and what is wrong with its file. */
export interface ReadLedger {
  entries: Ledger;
  problems: Problem[];
}

/** One entry of the file; a comma that a merge lost or doubled does no harm. */
const entryLine =
  /^ {2}("\/(?:[^"\\]|\\.)*"): \{"hash":"([0-9a-f]{16})","changedOn":"(\d{4}-\d\d-\d\d)"(?:,"removedOn":"(\d{4}-\d\d-\d\d)")?\},?$/;

/** Reads the ledger of a data folder: no entries where there is none, problems with their lines where it is damaged. */
export function readLedger(dataDir: string): ReadLedger {
  const path = join(dataDir, ledgerFile);
  const read: ReadLedger = { entries: new Map(), problems: [] };
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return read;
  if (!stats.isFile()) {
    read.problems.push(damaged(1, `${ledgerFile} is a folder, but a file is expected here.`));
    return read;
  }
  const lines = readFileSync(path, "utf8").trimEnd().split(/\r?\n/);
  lines.forEach((line, index) => {
    const isFrame = (index === 0 && line === "{") || (index === lines.length - 1 && line === "}");
    const entry = parseEntry(line);
    if (entry && !read.entries.has(entry.path))
      read.entries.set(entry.path, { ...entry.released, line: index + 1 });
    else if (entry) read.problems.push(damaged(index + 1, `${entry.path} stands twice in the ledger.`));
    else if (!isFrame)
      read.problems.push(
        damaged(index + 1, "This line is not an entry of the ledger that site release writes."),
      );
  });
  if (lines[0] === "{" && lines.at(-1) !== "}")
    read.problems.push(
      damaged(
        lines.length,
        "The ledger is cut off: its last line is not }.",
        "Restore the file from version control.",
      ),
    );
  return read;
}

/** An entry of the ledger; undefined for a line that is none, or names a day that no calendar has. */
function parseEntry(line: string): { path: string; released: Released } | undefined {
  const [, name = "", hash = "", changedOn = "", removedOn] = entryLine.exec(line) ?? [];
  if (hash === "" || ![changedOn, removedOn ?? changedOn].every(isDay)) return undefined;
  try {
    const path = JSON.parse(name) as string;
    return { path, released: { hash, changedOn, ...(removedOn !== undefined && { removedOn }) } };
  } catch {
    return undefined;
  }
}

/** True for a day that the calendar has; `Date` takes February 31 for March 3. */
export function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function damaged(
  line: number,
  message: string,
  hint = "Remove the line, or restore the file from version control.",
): Problem {
  return asError({ code: "damaged-ledger", message, hint, position: { file: ledgerFile, line, column: 1 } });
}

/** The file's text: sorted, a path in each line, so that a change of one page is a change of one line. */
export function formatLedger(entries: Ledger): string {
  const lines = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { hash, changedOn, removedOn }]) => {
      const entry = JSON.stringify({ hash, changedOn, ...(removedOn !== undefined && { removedOn }) });
      return `  ${JSON.stringify(path)}: ${entry}`;
    });
  return lines.length === 0 ? "{\n}\n" : `{\n${lines.join(",\n")}\n}\n`;
}

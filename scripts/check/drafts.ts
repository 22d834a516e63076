import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { Draft } from "../../src/loader/draft.ts";
import { holdsMark } from "../../src/loader/unfinished.ts";

/** A draft of a data folder, before it is read. Its marks are short, because they stand where numbers and names will. */
export function newDraft(root: string, dataDir: string, tried?: string): Draft {
  return new Draft({
    folder: basename(dataDir),
    picture: relative(dataDir, join(root, "scripts", "assets", "to-be-written.svg")),
    tried,
  });
}

/** Says how many values are open. */
export function sentenceOfGaps(count: number): string {
  if (count === 0) return "Every value is written.";
  return `${count === 1 ? "1 value is" : `${count} values are`} still to be written; the pages show where.`;
}

/** True where a file holds the words of a mark; whether it is one shows when the file is read as data. */
export function mayBeOpen(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .some(({ parentPath, name }) => holdsMark(readFileSync(join(parentPath, name))));
}

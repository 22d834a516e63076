import { statSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../user-error.ts";
import { applyChanges, type FileChange } from "../journal.ts";

/** Writes corrected files, all or none. Throws a `UserError` for a file that may not be written, before any is. */
export function writeFixes(dataDir: string, shownDir: string, changes: readonly FileChange[]): void {
  const locked = changes.filter(({ file }) => isReadOnly(join(dataDir, file)));
  if (locked.length > 0)
    throw new UserError(
      `${list(locked.map(({ file }) => `${shownDir}/${file}`))} may not be written, so nothing was changed.`,
      "Allow writing, for example with chmod u+w, and run the command again.",
    );
  try {
    applyChanges(dataDir, "the corrections of validate --fix", changes);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UserError(
      `${path ?? shownDir} cannot be written (${code}), so nothing was changed.`,
      "Check the rights of the folder and the space on the disk.",
    );
  }
}

/** By the mode alone: an administrator may write any file, but a file is locked for a reason. */
function isReadOnly(path: string): boolean {
  return (statSync(path).mode & 0o222) === 0;
}

function list(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

import { lstatSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { asError, type Problem } from "../problem.ts";

/** True for a symbolic link that leads out of the data folder, or nowhere: what lies there is not the business's to publish. */
export function leadsOut(dataDir: string, file: string): boolean {
  const path = join(dataDir, file);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  try {
    return !realpathSync(path).startsWith(realpathSync(dataDir) + sep);
  } catch {
    return true;
  }
}

/** Says so. */
export function linkOut(file: string): Problem {
  return asError({
    code: "misplaced-file",
    message: `${file} is a link that leads out of the data folder, so it is not read.`,
    hint: "Put the file itself in its place.",
    position: { file },
  });
}

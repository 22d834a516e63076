import { statSync } from "node:fs";
import { resolve } from "node:path";

/** Something the person at the terminal can mend: printed as a sentence and a hint, without a stack. */
export class UserError extends Error {
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** The absolute path of a data folder. Throws a `UserError` where there is none. */
export function requireDataDir(dataDir: string, cwd: string): string {
  const path = resolve(cwd, dataDir);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new UserError(
    `There is no data folder ${dataDir}.`,
    "Run the command in the folder that holds data, or name the folder with --data <dir>.",
  );
}

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

/** A sentence and what to do, as it is printed. */
export function withFix({ message, hint }: { message: string; hint?: string | undefined }): string {
  return hint ? `${message}\n  Fix: ${hint}` : message;
}

/** Thrown when a person ends the questions; the message says that nothing came of them. */
export class Canceled extends Error {}

/** Says that another program listens on the port. */
export function portInUse(port: number): UserError {
  return new UserError(
    `Port ${port} is in use by another program.`,
    "Stop that program, or take a free port with --port 0.",
  );
}

/** True where a data folder of this name exists. */
export function hasDataDir(dataDir: string, cwd: string): boolean {
  return statSync(resolve(cwd, dataDir), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The absolute path of a data folder. Throws a `UserError` where there is none. */
export function requireDataDir(dataDir: string, cwd: string): string {
  if (hasDataDir(dataDir, cwd)) return resolve(cwd, dataDir);
  throw new UserError(
    `There is no data folder ${dataDir}.`,
    "Run the command in the folder that holds data, or name the folder with --data <dir>.",
  );
}

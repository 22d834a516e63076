import { UserError } from "../user-error.ts";
import { codeOf } from "./file-layer.ts";

/** What the operating system calls a fault → what is wrong with a path, and what mends it. */
const sentences: Record<string, [what: (path: string) => string, fix: string]> = {
  ENOSPC: [
    () => "The disk is full",
    "Free some space and build again; for a moment both sites need their room.",
  ],
  EDQUOT: [
    () => "Your share of the disk is used up",
    "Free some space and build again; for a moment both sites need their room.",
  ],
  EROFS: [(path) => `${path} is on a disk that can only be read`, "Choose another folder with --out."],
  EACCES: [
    (path) => `You are not allowed to write ${path}`,
    "Give yourself the right to write there, or choose another folder with --out.",
  ],
  EPERM: [
    (path) => `You are not allowed to write ${path}`,
    "Give yourself the right to write there, or choose another folder with --out.",
  ],
  ENOTDIR: [(path) => `A part of ${path} is a file and no folder`, "Choose another folder with --out."],
  EBUSY: [
    (path) => `${path} is in use by another program, or a disk is mounted there`,
    "Close that program, or choose a folder inside of it with --out.",
  ],
  EIO: [(path) => `The disk failed at ${path}`, "Check the disk, or choose another folder with --out."],
};

/** A fault of the disk as a sentence and a hint; anything else comes back as it is. `outcome` says which site stands. */
export function explainDiskError(error: unknown, out: string, outcome: string): unknown {
  const known = sentences[codeOf(error) ?? ""];
  if (!known || error instanceof UserError) return error;
  const [what, fix] = known;
  const { path = out, dest } = error as NodeJS.ErrnoException & { dest?: string };
  return new UserError(`${what(dest ?? path)}. ${outcome}`, fix);
}

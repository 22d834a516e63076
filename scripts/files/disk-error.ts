import { describeFault } from "../start/world-fault.mjs";
import { UserError } from "../user-error.ts";
import { codeOf } from "./file-layer.ts";

const room = "Free some space and build again; for a moment both sites need their room.";
const rights = "Give yourself the right to write there, or choose another folder with --out.";

/** What mends a fault of the disk where a build writes. */
const fixes: Record<string, string> = {
  ENOSPC: room,
  EDQUOT: room,
  EROFS: "Choose another folder with --out.",
  EACCES: rights,
  EPERM: rights,
  ENOTDIR: "Choose another folder with --out.",
  ENAMETOOLONG: "Choose another folder with --out, or give what the data names shorter names.",
  EBUSY: "Close that program, or choose a folder inside of it with --out.",
  EIO: "Check the disk, or choose another folder with --out.",
};

/** A fault of the disk as a sentence and a hint; anything else comes back as it is. `outcome` says which site stands. */
export function explainDiskError(error: unknown, out: string, outcome: string): unknown {
  const fault = error instanceof UserError ? undefined : describeFault(error, out, "write");
  return fault
    ? new UserError(`${fault.message} ${outcome}`, fixes[codeOf(error) ?? ""] ?? fault.fix)
    : error;
}

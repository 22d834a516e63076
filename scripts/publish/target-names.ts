import { basename } from "node:path";

/** The names beside a target that publishing uses. All but the lock begin and end with a build. */
export interface TargetNames {
  /** One line that names the staging folder of the swap that is under way. */
  journal: string;
  /** Who is writing the target. */
  lock: string;
}

export function targetNames(out: string): TargetNames {
  return { journal: `${out}.swap`, lock: `${out}.lock` };
}

/** Folder in which a complete site is put together. */
export function stagingDir(out: string): string {
  return `${out}.staging-${process.pid}`;
}

/** Where the old site stands while the new one of that staging folder is moved in. */
export function replacedDir(out: string, staging: string): string {
  return `${out}.replaced-${staging.slice(staging.lastIndexOf("-") + 1)}`;
}

/** True for the name of a staging folder of this target. Text of any other form is no journal: one that lost power while it was written. */
export function isStagingName(out: string, name: string): boolean {
  return isNumbered(name, `${basename(out)}.staging-`);
}

/** True for what a build that was cut off may have left beside the target. */
export function isLeftover(out: string, name: string): boolean {
  return [".staging-", ".replaced-", ".lock-"].some((kind) => isNumbered(name, `${basename(out)}${kind}`));
}

function isNumbered(name: string, prefix: string): boolean {
  return name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length));
}

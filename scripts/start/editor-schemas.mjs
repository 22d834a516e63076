import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Puts the schemas that editors read into `schemas/`, unless those of this compiled CLI are there. Where the folder may not
 * be written, or another command was first, they are left as they are: no command reads them.
 * @param {string} root
 * @param {string} compiled
 * @param {string} key names the state of the sources
 */
export function placeEditorSchemas(root, compiled, key) {
  const folder = join(root, "schemas");
  if (keyOf(folder) === key) return;
  const staging = `${folder}.${process.pid}`;
  const old = `${staging}.old`;
  try {
    cpSync(join(compiled, "schemas"), staging, { recursive: true });
    writeFileSync(join(staging, "made-from"), key);
    // Moved aside first: removed where it stands, it could be that which another command has just placed, and stay in part.
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(staging, folder);
  } catch {
    // Another command was first.
  }
  for (const left of [staging, old]) removed(left);
}

/** @param {string} folder one that a program has open stays on some systems, and is in nobody's way */
function removed(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}

/** @param {string} folder */
function keyOf(folder) {
  try {
    return readFileSync(join(folder, "made-from"), "utf8");
  } catch {
    return undefined;
  }
}

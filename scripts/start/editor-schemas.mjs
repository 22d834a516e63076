import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Puts the schemas that editors read into `schemas/`, unless those of this compiled CLI are there. Where the folder may not
 * be written, editors go without: no command reads it.
 * @param {string} root
 * @param {string} compiled
 * @param {string} key names the state of the sources
 */
export function placeEditorSchemas(root, compiled, key) {
  const folder = join(root, "schemas");
  const mark = join(folder, "made-from");
  if (existsSync(mark) && readFileSync(mark, "utf8") === key) return;
  try {
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(compiled, "schemas"), folder, { recursive: true });
    writeFileSync(mark, key);
  } catch (error) {
    if (!/^(EACCES|EPERM|EROFS|ENOSPC)$/.test(error.code)) throw error;
  }
}

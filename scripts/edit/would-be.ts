import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Checked, type CheckOptions, checkData } from "../check/check-data.ts";

/** A data folder as it would be with some files changed, checked in a folder of its own that is removed again. */
export function checkWouldBe<Result>(
  dataDir: string,
  files: ReadonlyMap<string, Uint8Array | string>,
  read: (checked: Checked) => Result,
  options: CheckOptions = {},
): Result {
  const folder = mkdtempSync(join(tmpdir(), "site-add-"));
  try {
    mirror(dataDir, folder, "", files);
    for (const [file, content] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    return read(checkData(folder, options));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the same folders with hard links to the same files, but for those that are written anew; the loader follows no link out of its folder. */
function mirror(from: string, to: string, folder: string, except: ReadonlyMap<string, unknown>): void {
  for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      mkdirSync(join(to, path));
      mirror(from, to, path, except);
    } else if (!except.has(path)) link(join(from, path), join(to, path));
  }
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The folder for temporary files may lie on another disk.
    copyFileSync(from, to);
  }
}

import { renameSync, writeFileSync } from "node:fs";

/** Writes a file of a cache so that another build never reads half of it. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const staging = `${file}.${process.pid}`;
  writeFileSync(staging, content);
  renameSync(staging, file);
}

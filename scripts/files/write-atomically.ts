import { closeSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Writes a file of a cache so that another build never reads half of it. A function is given the open file to write it in pieces. */
export function writeAtomically(
  file: string,
  content: string | Uint8Array | ((handle: number) => void),
): void {
  const staging = `${file}.${process.pid}`;
  try {
    if (typeof content === "function") writeInPieces(staging, content);
    else writeFileSync(staging, content);
    renameSync(staging, file);
  } catch (error) {
    rmSync(staging, { force: true });
    throw error;
  }
}

function writeInPieces(file: string, write: (handle: number) => void): void {
  const handle = openSync(file, "w");
  try {
    write(handle);
  } finally {
    closeSync(handle);
  }
}

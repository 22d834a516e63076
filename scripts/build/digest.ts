import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { walk } from "./target.ts";

/** SHA-256 of a file's content, 64 hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/**
 * The digest of a folder: SHA-256 of one line per file, its hash, two spaces and its path, as `sha256sum` prints them,
 * sorted by the bytes of the path. Times, rights and empty folders have no part in it.
 */
export function digestOf(hashes: Iterable<[file: string, hash: string]>): string {
  const lines = [...hashes].map(([file, hash]) => ({
    key: Buffer.from(file).toString("latin1"),
    file,
    hash,
  }));
  lines.sort((a, b) => (a.key < b.key ? -1 : 1));
  return contentHash(lines.map(({ file, hash }) => `${hash}  ${file}\n`).join(""));
}

/** Path of every file in a folder → the hash of its content. Links are not followed. */
export function hashFolder(folder: string): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const [file, entry] of walk(folder))
    if (entry.isFile()) hashes.set(file, contentHash(readFileSync(join(folder, file))));
  return hashes;
}

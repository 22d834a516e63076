import { createHash, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chunked } from "../files/lines.ts";
import { walk } from "./target.ts";

/** SHA-256 of a file's content, 64 hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return hash("sha256", content);
}

/**
 * The digest of a folder: SHA-256 of one line per file, its hash, two spaces and its path, as `sha256sum` prints them,
 * sorted by the bytes of the path. Times, rights and empty folders have no part in it.
 */
export function digestOf(hashes: Iterable<[file: string, hash: string]>): string {
  const sorted = [...hashes].sort(([a], [b]) => compareBytes(a, b));
  const digest = createHash("sha256");
  for (const chunk of chunked(linesOf(sorted))) digest.update(chunk);
  return digest.digest("hex");
}

function* linesOf(hashes: Iterable<[file: string, hash: string]>): Generator<string> {
  for (const [file, hashOfFile] of hashes) yield `${hashOfFile}  ${file}`;
}

/** JavaScript compares letters by 16 bits, which is another order than that of their bytes only where one needs 32. */
function compareBytes(a: string, b: string): number {
  if (surrogate.test(a) || surrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

const surrogate = /[\ud800-\udfff]/;

/** Path of every file in a folder → the hash of its content. Links are not followed. */
export function hashFolder(folder: string): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const [file, entry] of walk(folder))
    if (entry.isFile()) hashes.set(file, contentHash(readFileSync(join(folder, file))));
  return hashes;
}

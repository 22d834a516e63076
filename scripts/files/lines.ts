import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { byteLines } from "../../src/loader/byte-lines.ts";

/** Letters that are written, hashed or read at once: few enough for any memory, enough that each call is worth its price. */
const chunkLetters = 1 << 16;

/** Lines, each with its end, put together into larger pieces. */
export function* chunked(lines: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < chunkLetters) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

/** The lines of a small file; none of one that cannot be read: it may be what is missing, and the problem says so. */
export function allLines(file: string): string[] {
  try {
    // By a pattern it would take ten times as long, and built pages have 70 kB.
    const lines = readFileSync(file, "utf8").split("\n");
    if (lines.at(-1) === "") lines.pop();
    return lines.map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
  } catch {
    return [];
  }
}

/** The lines of a UTF-8 file, without ever holding the whole of it. `onBytes` is told every byte. Throws what the disk throws. */
export function* readLines(file: string, onBytes: (bytes: Uint8Array) => void): Generator<string> {
  const handle = openSync(file, "r");
  try {
    let rest = Buffer.alloc(0);
    const buffer = Buffer.allocUnsafe(chunkLetters);
    for (let count = readSync(handle, buffer); count > 0; count = readSync(handle, buffer)) {
      const bytes = buffer.subarray(0, count);
      onBytes(bytes);
      rest = Buffer.concat([rest, bytes]);
      let read = 0;
      for (const line of byteLines(rest)) {
        yield line.toString();
        read += line.length + 1;
      }
      rest = rest.subarray(read);
    }
  } finally {
    closeSync(handle);
  }
}

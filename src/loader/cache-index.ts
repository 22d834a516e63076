import { appendFileSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { byteLines, lineFeed } from "./byte-lines.ts";
import { hashOfBytes } from "./entity.ts";
import { SharedTexts } from "./shared-texts.ts";

/** Where the value of a data file stands in the cache. */
export interface CacheEntry {
  /** Hash of the bytes of the data file. */
  hash: string;
  /** File of the cache that holds the value, and where in it: bytes. */
  pack: string;
  offset: number;
  length: number;
  /** Hash of the value's bytes. */
  check: string;
  /** What stays in memory. */
  facts?: unknown;
}

/** What the cache knows of each data file. */
export interface CacheIndex {
  entries: ReadonlyMap<string, CacheEntry>;
  /** Lines of its file; later ones stand in place of earlier ones. */
  lines: number;
  append(entries: ReadonlyMap<string, CacheEntry>): void;
  replace(entries: ReadonlyMap<string, CacheEntry>): void;
}

/** Raise when the form of a line changes. */
const form = 1;

/**
 * Reads the index of a cache. Each line carries its own hash, so that a line that is damaged or was half written costs one
 * file its place and no other; an index of another version counts as none.
 */
export function readIndex(dir: string, version: string): CacheIndex {
  const file = join(dir, "index");
  const head = `${form} ${version}\n`;
  const bytes = readWhole(file);
  let isKnown = bytes.subarray(0, head.length).equals(Buffer.from(head));
  const entries = new Map<string, CacheEntry>();
  const packs = new SharedTexts();
  let lines = 0;
  // As one text they would fill the memory of a large site.
  for (const line of isKnown ? byteLines(bytes, head.length) : []) {
    lines++;
    const read = parseLine(line, packs);
    if (read) entries.set(read.file, read.entry);
  }
  // A line that was half written must not spoil the one behind it.
  const lineBreak = bytes.at(-1) === lineFeed ? "" : "\n";
  const replace = (all: ReadonlyMap<string, CacheEntry>) => {
    const staging = `${file}.${process.pid}`;
    writeFileSync(staging, [head, ...formatLines(all)].join(""));
    renameSync(staging, file);
    isKnown = true;
  };
  return {
    entries,
    lines,
    replace,
    append: (added) =>
      isKnown ? appendFileSync(file, [lineBreak, ...formatLines(added)].join("")) : replace(added),
  };
}

function readWhole(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

/** `<hash of the rest> <JSON>`; the names of the fields are left out, because there are as many lines as files. */
function* formatLines(entries: ReadonlyMap<string, CacheEntry>): Generator<string> {
  for (const [file, { hash, pack, offset, length, check, facts }] of entries) {
    const json = JSON.stringify([file, hash, pack, offset, length, check, facts]);
    yield `${hashOfBytes(Buffer.from(json))} ${json}\n`;
  }
}

type Line = [
  file: string,
  hash: string,
  pack: string,
  offset: number,
  length: number,
  check: string,
  facts: unknown,
];

function parseLine(line: Buffer, packs: SharedTexts): { file: string; entry: CacheEntry } | undefined {
  const space = line.indexOf(" ");
  const json = line.subarray(space + 1);
  if (hashOfBytes(json) !== line.toString("latin1", 0, space)) return undefined;
  const [file, hash, pack, offset, length, check, facts] = JSON.parse(json.toString()) as Line;
  return {
    file,
    entry: { hash, pack: packs.one(pack), offset, length, check, ...(facts !== null && { facts }) },
  };
}

import { randomUUID } from "node:crypto";
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type CacheEntry, type CacheIndex, readIndex } from "./cache-index.ts";
import { hashOfBytes } from "./entity.ts";

/** Bytes of values that are written at once. */
const maxPendingBytes = 4_000_000;
/** Files of values from which all are written into one again, and the share of dead bytes that is borne before. */
const maxPacks = 12;
const maxDeadShare = 0.5;

const packEnding = ".values";

/** Values are read for as long as anyone has the data; the files are closed when nobody has. */
const openFiles = new FinalizationRegistry<Map<string, number>>((handles) => {
  for (const handle of handles.values()) closeSync(handle);
});

/**
 * Values of valid data files, by the hash of their bytes, so that none is parsed twice. Values stay on disk until they are
 * asked for. What is damaged, missing or of another version is as if it had never been there; where nothing can be written,
 * nothing is kept.
 */
export class ParseCache {
  private readonly index: CacheIndex;
  private readonly used = new Map<string, CacheEntry>();
  private readonly added = new Map<string, CacheEntry>();
  private readonly handles = new Map<string, number>();
  /** The file that this process alone writes, so that two at once never write into one. */
  private readonly pack = `${randomUUID()}${packEnding}`;
  private packBytes = 0;
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private isWritable: boolean;

  /** `version` names all that turns bytes into values. */
  constructor(
    private readonly dir: string,
    version: string,
  ) {
    this.isWritable = isWritableFolder(dir);
    this.index = readIndex(dir, version);
    openFiles.register(this, this.handles);
  }

  /** What is known of a file with these bytes; undefined where it must be parsed. */
  find(file: string, hash: string): CacheEntry | undefined {
    const known = this.index.entries.get(file);
    if (known?.hash !== hash) return undefined;
    this.used.set(file, known);
    return known;
  }

  /** Keeps a value. False where nothing can be written. */
  add(file: string, hash: string, value: unknown, facts?: unknown): boolean {
    if (!this.isWritable) return false;
    const bytes = Buffer.from(JSON.stringify(value));
    const entry = {
      hash,
      pack: this.pack,
      offset: this.packBytes + this.pendingBytes,
      length: bytes.length,
      check: hashOfBytes(bytes),
      ...(facts !== undefined && { facts }),
    };
    this.used.set(file, entry);
    this.added.set(file, entry);
    this.append(bytes);
    return true;
  }

  /** The value of a file that was found or added; undefined where it is damaged or gone. */
  read(file: string): unknown {
    const entry = this.used.get(file);
    if (!entry) return undefined;
    const bytes = this.readBytes(entry);
    if (bytes) return JSON.parse(bytes.toString());
    this.forget(file, entry);
    return undefined;
  }

  /** Writes down what is new. Values that were not asked for are forgotten when the files are written anew. */
  save(): void {
    if (!this.isWritable || (this.added.size === 0 && !this.isWasteful())) return;
    this.flush();
    this.tryToWrite(() => {
      if (this.isWasteful()) this.rewrite();
      else this.index.append(this.added);
    });
    this.added.clear();
  }

  /** Lets the next command parse the file again: what is damaged once would cost time each time. */
  private forget(file: string, entry: CacheEntry): void {
    this.used.delete(file);
    this.tryToWrite(() => this.index.append(new Map([[file, { ...entry, hash: "" }]])));
  }

  /** A folder that is read only or gone, or a full disk, costs time, not the result. */
  private tryToWrite(write: () => void): void {
    if (!this.isWritable) return;
    try {
      write();
    } catch {
      this.isWritable = false;
    }
  }

  private append(bytes: Buffer): void {
    this.pending.push(bytes);
    this.pendingBytes += bytes.length;
    if (this.pendingBytes >= maxPendingBytes) this.flush();
  }

  private flush(): void {
    if (this.pendingBytes === 0) return;
    this.tryToWrite(() => writeFileSync(this.open(this.pack, "ax+"), Buffer.concat(this.pending)));
    this.packBytes += this.pendingBytes;
    this.pending = [];
    this.pendingBytes = 0;
  }

  private readBytes({ pack, offset, length, check }: CacheEntry): Buffer | undefined {
    if (pack === this.pack && offset + length > this.packBytes) this.flush();
    try {
      const bytes = Buffer.allocUnsafe(length);
      const isWhole = readSync(this.open(pack, "r"), bytes, 0, length, offset) === length;
      return isWhole && hashOfBytes(bytes) === check ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  private open(pack: string, flags: "r" | "ax+"): number {
    const known = this.handles.get(pack);
    if (known !== undefined) return known;
    const handle = openSync(join(this.dir, pack), flags);
    this.handles.set(pack, handle);
    return handle;
  }

  /** True where too many files, or too many values that nobody uses, lie about. */
  private isWasteful(): boolean {
    if (this.index.lines > 2 * this.used.size + maxPacks) return true;
    const packs = new Set<string>();
    let usedBytes = 0;
    for (const { pack, length } of this.used.values()) {
      packs.add(pack);
      usedBytes += length;
    }
    if (packs.size > maxPacks) return true;
    let keptBytes = this.pendingBytes;
    for (const pack of packs) keptBytes += this.sizeOf(pack);
    return keptBytes - usedBytes > maxDeadShare * keptBytes;
  }

  private sizeOf(pack: string): number {
    if (pack === this.pack) return this.packBytes;
    try {
      return fstatSync(this.open(pack, "r")).size;
    } catch {
      return 0;
    }
  }

  /** Writes all values that are used into one file, and removes the others; a process that reads them has them open. */
  private rewrite(): void {
    for (const [file, entry] of this.used) {
      if (entry.pack === this.pack) continue;
      const bytes = this.readBytes(entry);
      if (bytes) {
        this.used.set(file, { ...entry, pack: this.pack, offset: this.packBytes + this.pendingBytes });
        this.append(bytes);
      } else this.used.delete(file);
    }
    this.flush();
    this.index.replace(this.used);
    for (const name of readdirSync(this.dir))
      if (name.endsWith(packEnding) && name !== this.pack) rmSync(join(this.dir, name), { force: true });
  }
}

function isWritableFolder(dir: string): boolean {
  try {
    mkdirSync(dir, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkOrCopy } from "../files/file-layer.ts";
import { contentHash } from "./digest.ts";
import { type FileState, isUntouched } from "./state.ts";

/** Files that a thread has put into the staging folder. */
export interface StagedFiles {
  files: FileState[];
  fresh: string[];
}

/** Puts a complete site together beside the old one, and takes over what has not changed. */
export class Staging {
  readonly files = new Map<string, FileState>();
  /** Files that are not those of the old site: their content may not be on the disk yet. */
  readonly fresh = new Set<string>();
  bytes = 0;
  private readonly folders = new Set<string>();
  private encoded = Buffer.alloc(0);

  constructor(
    readonly dir: string,
    readonly oldDir: string,
    private readonly old: ReadonlyMap<string, FileState>,
  ) {}

  /** Takes files over from the old site by hard link, or as copies on a disk without links: all, or none if one of them is not there as it was left. */
  takeOver(...files: string[]): boolean {
    if (!files.every((file) => isUntouched(join(this.oldDir, file), this.old.get(file)))) return false;
    for (const file of files) {
      const isLink = this.takeFrom(file);
      const known = this.old.get(file) as FileState;
      // A link is the file itself, which has just been found to be as it is remembered.
      this.remember(isLink ? known : { ...known, mtimeMs: statSync(join(this.dir, file)).mtimeMs });
    }
    return true;
  }

  /** Writes a file. Returns false where the old site has the same one, which is taken over. */
  write(file: string, content: string | Uint8Array): boolean {
    const bytes = typeof content === "string" ? this.encode(content) : content;
    const hash = contentHash(bytes);
    const isSame = this.isSame(file, bytes, hash);
    if (isSame) this.takeFrom(file);
    else this.put(file, bytes);
    const { size, mtimeMs } = statSync(join(this.dir, file));
    this.remember({ file, size, mtimeMs, hash });
    return !isSame;
  }

  /** Copies a file of this tool, or takes it over where it is the same; one whose name is made from its content is not read. */
  copy(file: string, source: string): void {
    const size = statSync(source).size;
    if (this.old.get(file)?.size === size && isHashed(file) && this.takeOver(file)) return;
    this.write(file, readFileSync(source));
  }

  /** Copies a folder, file by file, in the order of their names. What people name has no content in its name. */
  copyFolder(source: string, into = ""): void {
    for (const entry of readdirSync(source, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entry.name.startsWith(".")) continue;
      const file = into === "" ? entry.name : `${into}/${entry.name}`;
      if (entry.isDirectory()) this.copyFolder(join(source, entry.name), file);
      else this.write(file, readFileSync(join(source, entry.name)));
    }
  }

  /** Counts files that were put here by another thread. */
  adopt({ files, fresh }: StagedFiles): void {
    for (const state of files) this.remember(state);
    for (const file of fresh) this.fresh.add(file);
  }

  /** What was put here since the last call, for another thread to count. */
  handOver(): StagedFiles {
    const staged = { files: [...this.files.values()], fresh: [...this.fresh] };
    this.files.clear();
    this.fresh.clear();
    return staged;
  }

  /** Returns true where the old file has become a file of the new site as well, false where it had to be copied. */
  private takeFrom(file: string): boolean {
    const isLink = linkOrCopy(join(this.oldDir, file), this.target(file));
    if (!isLink) this.fresh.add(file);
    return isLink;
  }

  /** The bytes of a text, until the next one is encoded: memory of its own for each would take three times as long. */
  private encode(text: string): Uint8Array {
    const mostBytes = 3 * text.length;
    if (this.encoded.length < mostBytes) this.encoded = Buffer.allocUnsafe(mostBytes);
    return this.encoded.subarray(0, this.encoded.write(text));
  }

  private put(file: string, content: Uint8Array): void {
    writeFileSync(this.target(file), content);
    this.fresh.add(file);
  }

  /** The old file is read only where nothing is remembered of it. */
  private isSame(file: string, content: Uint8Array, hash: string): boolean {
    const source = join(this.oldDir, file);
    const known = this.old.get(file);
    if (known && isUntouched(source, known)) return known.hash === hash;
    const stats = lstatSync(source, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size !== content.length) return false;
    return readFileSync(source).equals(content);
  }

  private target(file: string): string {
    const path = join(this.dir, file);
    // What stands there may be the old site's own file, by hard link.
    if (this.files.has(file)) rmSync(path);
    const folder = dirname(path);
    if (!this.folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.folders.add(folder);
    }
    return path;
  }

  private remember(state: FileState): void {
    const replaced = this.files.get(state.file);
    this.files.set(state.file, replaced ? { ...state, mtimeMs: neverTaken } : state);
    this.bytes += state.size - (replaced?.size ?? 0);
  }
}

/** In place of the time of a file that two wrote: the next build could not tell whose content it would take over. */
const neverTaken = -1;

/** Names with a hash of the content never change under that name. */
function isHashed(file: string): boolean {
  return file.startsWith("assets/");
}

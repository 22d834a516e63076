import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildState, type FileState, isUntouched } from "./state.ts";

/** Puts a complete site together beside the old one, and takes over what has not changed. */
export class Staging {
  readonly files: Record<string, FileState> = {};
  bytes = 0;
  private readonly folders = new Set<string>();

  constructor(
    private readonly dir: string,
    private readonly oldDir: string,
    private readonly old: BuildState,
  ) {}

  /** Takes a file over from the old site by hard link. False if it is not there as it was left. */
  takeOver(file: string): boolean {
    const source = join(this.oldDir, file);
    if (!isUntouched(source, this.old.files[file])) return false;
    linkSync(source, this.target(file));
    this.note(file);
    return true;
  }

  write(file: string, content: string | Uint8Array): void {
    writeFileSync(this.target(file), content);
    this.note(file);
  }

  /** Copies a file whose name or source says that its content is the same as before, or takes it over. */
  copy(file: string, source: string): void {
    const size = statSync(source).size;
    if (this.old.files[file]?.size === size && isHashed(file) && this.takeOver(file)) return;
    copyFileSync(source, this.target(file));
    this.note(file);
  }

  /** Copies a folder, file by file, in the order of their names. */
  copyFolder(source: string, into = ""): void {
    for (const entry of readdirSync(source, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entry.name.startsWith(".")) continue;
      const file = into === "" ? entry.name : `${into}/${entry.name}`;
      if (entry.isDirectory()) this.copyFolder(join(source, entry.name), file);
      else this.copy(file, join(source, entry.name));
    }
  }

  private target(file: string): string {
    const path = join(this.dir, file);
    const folder = dirname(path);
    if (!this.folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.folders.add(folder);
    }
    return path;
  }

  private note(file: string): void {
    const { size, mtimeMs } = statSync(join(this.dir, file));
    this.files[file] = { size, mtimeMs };
    this.bytes += size;
  }
}

/** Names with a hash of the content never change under that name. */
function isHashed(file: string): boolean {
  return file.startsWith("assets/");
}

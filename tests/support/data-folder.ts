import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { quickFolder } from "./ram-disk.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** The painter's own data. */
export const realData = join(root, "data");

export function fixtureSite(name: string): string {
  return join(root, "tests", "fixtures", "sites", name);
}

/** A new folder, removed when the running test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(quickFolder(), "site-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder that a test may damage. Files are named relative to it. */
export class DataFolder {
  constructor(readonly dir: string) {}

  read(file: string): string {
    return readFileSync(join(this.dir, file), "utf8");
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.dir, file));
  }

  write(file: string, content: string | Uint8Array): this {
    mkdirSync(dirname(join(this.dir, file)), { recursive: true });
    writeFileSync(join(this.dir, file), content);
    return this;
  }

  /** Replaces text that must stand in the file exactly once, so that no test damages nothing. */
  edit(file: string, from: string, to: string): this {
    const parts = this.read(file).split(from);
    if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${from}`);
    return this.write(file, parts.join(to));
  }

  append(file: string, text: string): this {
    return this.write(file, this.read(file) + text);
  }

  move(file: string, to: string): this {
    mkdirSync(dirname(join(this.dir, to)), { recursive: true });
    renameSync(join(this.dir, file), join(this.dir, to));
    return this;
  }

  remove(file: string): this {
    rmSync(join(this.dir, file), { recursive: true });
    return this;
  }
}

/** Changes that a row of a table names, made when its test runs. */
export const edit = (file: string, from: string, to: string) => (data: DataFolder) =>
  data.edit(file, from, to);
export const append = (file: string, text: string) => (data: DataFolder) => data.append(file, text);
export const write = (file: string, content: string | Uint8Array) => (data: DataFolder) =>
  data.write(file, content);
export const move = (file: string, to: string) => (data: DataFolder) => data.move(file, to);
export const copy = (file: string, to: string) => (data: DataFolder) => data.write(to, data.read(file));
export const remove = (file: string) => (data: DataFolder) => data.remove(file);

/** A copy of a data folder, in a folder named `data` of its own. */
export function copyOfData(source: string = fixtureSite("minimal")): DataFolder {
  const dir = join(temporaryFolder(), "data");
  cpSync(source, dir, { recursive: true });
  return new DataFolder(dir);
}

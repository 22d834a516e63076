import { basename, dirname } from "node:path";
import type { FileLayer } from "../../scripts/files/file-layer.ts";

/** A file has a text, and the one that survives a loss of power; a folder has children. */
interface Node {
  text?: string;
  synced?: string;
  children?: Map<string, Node>;
}

/** Thrown in place of an operation when the power goes. */
export class PowerLoss extends Error {}

/**
 * A disk in memory that counts its changes and can lose power before any of them, or refuse it. Names survive in the
 * order in which they were changed, as journaling file systems keep them, from the last sync of a folder on as far as
 * chance has it; the content of a file survives only once it was synced.
 */
export class ModelDisk implements FileLayer {
  /** Changes that happened: writes, renames, removals and syncs. */
  readonly log: string[] = [];
  /** The names as they are on the disk after each change of names that was not synced since; the first one is safe. */
  private snapshots: Map<string, Node>[];
  private changes = 0;
  private readonly root = new Map<string, Node>();
  /** Called before each change with its number, from 1; those that were refused count too. */
  before: (change: number) => void = () => undefined;

  constructor() {
    this.snapshots = [copy(this.root)];
  }

  /** Puts a folder of files there before anything is counted. */
  put(folder: string, files: Record<string, string>, isSynced: boolean): this {
    const nodes = Object.entries(files).map(
      ([name, text]) => [name, { text, ...(isSynced && { synced: text }) }] as const,
    );
    this.root.set(folder, { children: new Map(nodes) });
    this.snapshots = [copy(this.root)];
    return this;
  }

  exists(path: string): boolean {
    return this.find(path) !== undefined;
  }

  read(file: string): string | undefined {
    return this.find(file)?.text;
  }

  list(folder: string): string[] {
    return folder === "/" ? [...this.root.keys()] : [...(this.find(folder)?.children?.keys() ?? [])];
  }

  write(file: string, text: string): void {
    this.change(`write ${file}`, () => this.root.set(basename(file), { text }));
  }

  create(file: string, text: string): boolean {
    if (this.exists(file)) return false;
    this.change(`create ${file}`, () => this.root.set(basename(file), { text }));
    return true;
  }

  rename(from: string, to: string): void {
    this.change(`rename ${from} ${to}`, () => {
      const node = this.find(from);
      if (!node || this.find(to)?.children) throw new Error(`Cannot rename ${from} to ${to}.`);
      this.root.delete(basename(from));
      this.root.set(basename(to), node);
    });
  }

  remove(path: string): void {
    const { children } = this.find(path) ?? {};
    for (const name of [...(children?.keys() ?? [])])
      this.change(`remove ${path}/${name}`, () => children?.delete(name));
    if (this.exists(path)) this.change(`remove ${path}`, () => this.root.delete(basename(path)));
  }

  sync(path: string): void {
    this.change(`sync ${path}`, () => {
      const node = this.find(path);
      if (node && !node.children && node.text !== undefined) node.synced = node.text;
    });
    if (path === "/") this.snapshots = [copy(this.root)];
  }

  /** Every disk that may be found when the power is back. */
  afterPowerLoss(): ModelDisk[] {
    return this.snapshots.map((names) => {
      const disk = new ModelDisk();
      for (const [name, node] of names) disk.root.set(name, surviving(node));
      return disk;
    });
  }

  /** The disk that a process finds after another one was killed: nothing is lost. */
  afterKill(): ModelDisk {
    const disk = new ModelDisk();
    for (const [name, node] of copy(this.root)) disk.root.set(name, node);
    return disk;
  }

  filesOf(folder: string): Record<string, string> | undefined {
    const { children } = this.find(folder) ?? {};
    return children && Object.fromEntries([...children].map(([name, { text = "" }]) => [name, text]));
  }

  private change(what: string, happen: () => void): void {
    this.before(++this.changes);
    this.log.push(what);
    happen();
    this.snapshots.push(copy(this.root));
  }

  /** Paths are "/name" or "/name/file". */
  private find(path: string): Node | undefined {
    const folder = dirname(path);
    if (path === "/") return { children: this.root };
    return folder === "/"
      ? this.root.get(basename(path))
      : this.root.get(basename(folder))?.children?.get(basename(path));
  }
}

/** Names are copied; a file stays the same one, so that a later sync of it counts. */
function copy(names: Map<string, Node>): Map<string, Node> {
  return new Map(
    [...names].map(([name, node]) => [name, node.children ? { children: copy(node.children) } : node]),
  );
}

function surviving({ children, synced = "" }: Node): Node {
  if (!children) return { text: synced, synced };
  return { children: new Map([...children].map(([name, node]) => [name, surviving(node)])) };
}

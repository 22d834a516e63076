import { lstatSync, type Stats } from "node:fs";

/** Milliseconds after which a file that is written again has another time of change, on any disk. */
const settledMs = 2000;

/** What was made of files, for as long as the size and the times of each stay the same. */
export class SeenFiles<T> {
  private readonly seen = new Map<string, { stats: Stats; made: T }>();

  /** What was made of the file at a path; `make` makes it where the file is new, or another one by now. */
  of(path: string, make: () => T): T {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    const known = this.seen.get(path);
    if (stats && known && isSameFile(known.stats, stats)) return known.made;
    const made = make();
    if (stats?.isFile() && Date.now() - stats.ctimeMs > settledMs) this.seen.set(path, { stats, made });
    return made;
  }
}

function isSameFile(one: Stats, other: Stats): boolean {
  return (
    one.size === other.size &&
    one.mtimeMs === other.mtimeMs &&
    one.ctimeMs === other.ctimeMs &&
    one.ino === other.ino
  );
}

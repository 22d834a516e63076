import { lstatSync, type Stats } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problem.ts";
import { type Entity, type EntityLoader, hashOfBytes, parseEntity } from "./entity.ts";
import { readBytes } from "./source.ts";
import { unsavedBytes } from "./unsaved.ts";

/** What reading a file gave, for as long as its bytes stay the same. */
interface Remembered {
  hash: string;
  entity: Entity<unknown> | undefined;
  problems: Problem[];
  invalidPaths: Set<string>;
}

/** Milliseconds after which a file that is written again has another time of change, on any disk. */
const settledMs = 2000;

/**
 * Makes a loader that parses a file again only when it has changed, and reads it only when its size or times have. Of each
 * file it remembers two versions: what is on the disk, and what is tried in its place.
 */
export function rememberEntities(): EntityLoader {
  const known = new Map<string, Remembered[]>();
  const seen = new Map<string, { stats: Stats; result: Remembered }>();
  return (dataDir, kind, file, problems, invalidPaths) => {
    const path = join(dataDir, file);
    const stats = unsavedBytes(path) ? undefined : lstatSync(path, { throwIfNoEntry: false });
    const last = seen.get(path);
    let result = stats && last && isSameFile(last.stats, stats) ? last.result : undefined;
    if (!result) {
      const read = readBytes(dataDir, file);
      if ("problem" in read) {
        problems.push(read.problem);
        return undefined;
      }
      const hash = hashOfBytes(read.bytes);
      const versions = known.get(file) ?? [];
      result = versions.find((version) => version.hash === hash);
      if (!result) {
        const own = { problems: [] as Problem[], invalidPaths: new Set<string>() };
        const entity = parseEntity(kind, file, read.bytes, own.problems, own.invalidPaths);
        result = { hash, entity, ...own };
        known.set(file, [result, ...versions.slice(0, 1)]);
      }
      if (stats?.isFile() && Date.now() - stats.ctimeMs > settledMs) seen.set(path, { stats, result });
    }
    problems.push(...result.problems);
    for (const path of result.invalidPaths) invalidPaths.add(path);
    return result.entity;
  };
}

function isSameFile(one: Stats, other: Stats): boolean {
  return (
    one.size === other.size &&
    one.mtimeMs === other.mtimeMs &&
    one.ctimeMs === other.ctimeMs &&
    one.ino === other.ino
  );
}

import { join } from "node:path";
import type { EntityKind } from "../kinds/index.ts";
import type { Problem } from "../problem.ts";
import { type Entity, type EntityLoader, hashOfBytes, parseEntity } from "./entity.ts";
import { SeenFiles } from "./seen-files.ts";
import { readBytes } from "./source.ts";
import { unsavedBytes } from "./unsaved.ts";

/** What reading a file gave; without a hash where it cannot be read. */
interface Remembered {
  hash?: string;
  entity: Entity<unknown> | undefined;
  problems: Problem[];
  invalidPaths: Set<string>;
}

/**
 * Makes a loader that parses a file again only when its bytes have changed, and reads it only when its size or times have.
 * Of each file it remembers two versions: what is on the disk, and what is tried in its place.
 */
export function rememberEntities(): EntityLoader {
  const versions = new Map<string, Remembered[]>();
  const seen = new SeenFiles<Remembered>();
  const load = (dataDir: string, kind: EntityKind, file: string): Remembered => {
    const own: Remembered = { entity: undefined, problems: [], invalidPaths: new Set() };
    const read = readBytes(dataDir, file);
    if ("problem" in read) return { ...own, problems: [read.problem] };
    own.hash = hashOfBytes(read.bytes);
    const known = versions.get(file) ?? [];
    const same = known.find(({ hash }) => hash === own.hash);
    if (same) return same;
    own.entity = parseEntity(kind, file, read.bytes, own.problems, own.invalidPaths);
    versions.set(file, [own, ...known.slice(0, 1)]);
    return own;
  };
  return (dataDir, kind, file, problems, invalidPaths) => {
    const path = join(dataDir, file);
    const make = () => load(dataDir, kind, file);
    const found = unsavedBytes(path) ? make() : seen.of(path, make);
    problems.push(...found.problems);
    for (const invalid of found.invalidPaths) invalidPaths.add(invalid);
    return found.entity;
  };
}

import { join } from "node:path";
import type { EntityKind } from "../kinds/index.ts";
import type { Problem } from "../problem.ts";
import { type Entity, type EntityLoader, hashOfBytes, parseEntity } from "./entity.ts";
import { type FileLister, listFiles } from "./files.ts";
import { SeenFiles } from "./seen-files.ts";
import { readBytes } from "./source.ts";
import { isAllSaved, isUnsaved } from "./unsaved.ts";

/** What reading a file gave; without a hash where it cannot be read. */
interface Remembered {
  hash?: string;
  entity: Entity<unknown> | undefined;
  problems: Problem[];
  invalidPaths: Set<string>;
}

/** What listing a kind gave. */
interface Listed {
  files: string[];
  problems: Problem[];
}

/** What a dataset is read with. */
interface DataReader {
  list: FileLister;
  load: EntityLoader;
}

/**
 * Remembers the files of a data folder: one is parsed again only when its bytes have changed, and read only when its size
 * or times have. Of each it remembers two versions: what is on the disk, and what is tried in its place.
 */
export class RememberedFiles {
  private readonly versions = new Map<string, Remembered[]>();
  private readonly seen = new SeenFiles<Remembered>();
  private readonly onDisk = new Map<string, Remembered>();
  private readonly listed = new Map<EntityKind, Listed>();

  /** Looks at the disk. */
  readonly reader: DataReader = {
    list: (dataDir, kind, problems) => take(this.list(dataDir, kind), problems).files,
    load: (dataDir, kind, file, problems, invalidPaths) => {
      const make = () => this.read(dataDir, kind, file);
      const isTried = isUnsaved(file);
      const found = isTried ? make() : this.seen.of(join(dataDir, file), make);
      if (!isTried) this.onDisk.set(file, found);
      return take(found, problems, invalidPaths).entity;
    },
  };

  /** Reads nothing but what is not written yet: the rest is as it was when it was last read from the disk. */
  readonly readerOfUnsaved: DataReader = {
    list: (dataDir, kind, problems) =>
      take(this.listed.get(kind) ?? this.list(dataDir, kind), problems).files,
    load: (dataDir, kind, file, problems, invalidPaths) => {
      const known = isUnsaved(file) ? undefined : this.onDisk.get(file);
      return take(known ?? this.read(dataDir, kind, file), problems, invalidPaths).entity;
    },
  };

  private list(dataDir: string, kind: EntityKind): Listed {
    const problems: Problem[] = [];
    const listed = { files: listFiles(dataDir, kind, problems), problems };
    if (isAllSaved()) this.listed.set(kind, listed);
    return listed;
  }

  private read(dataDir: string, kind: EntityKind, file: string): Remembered {
    const own: Remembered = { entity: undefined, problems: [], invalidPaths: new Set() };
    const read = readBytes(dataDir, file);
    if ("problem" in read) return { ...own, problems: [read.problem] };
    own.hash = hashOfBytes(read.bytes);
    const known = this.versions.get(file) ?? [];
    const same = known.find(({ hash }) => hash === own.hash);
    if (same) return same;
    own.entity = parseEntity(kind, file, read.bytes, own.problems, own.invalidPaths);
    this.versions.set(file, [own, ...known.slice(0, 1)]);
    return own;
  }
}

/** Hands on what is wrong with what was found. */
function take<T extends Listed | Remembered>(found: T, problems: Problem[], invalidPaths?: Set<string>): T {
  problems.push(...found.problems);
  if ("invalidPaths" in found) for (const path of found.invalidPaths) invalidPaths?.add(path);
  return found;
}

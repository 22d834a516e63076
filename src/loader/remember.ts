import type { Problem } from "../problem.ts";
import { type Entity, type EntityLoader, hashOfBytes, parseEntity } from "./entity.ts";
import { readBytes } from "./source.ts";

/** What reading a file gave, for as long as its bytes stay the same. */
interface Remembered {
  hash: string;
  entity: Entity<unknown> | undefined;
  problems: Problem[];
  invalidPaths: Set<string>;
}

/** Makes a loader that parses a file again only when it has changed: reading takes a hundredth of the time of parsing. */
export function rememberEntities(): EntityLoader {
  const known = new Map<string, Remembered>();
  return (dataDir, kind, file, problems, invalidPaths) => {
    const read = readBytes(dataDir, file);
    if ("problem" in read) {
      known.delete(file);
      problems.push(read.problem);
      return undefined;
    }
    const hash = hashOfBytes(read.bytes);
    let result = known.get(file);
    if (result?.hash !== hash) {
      const own = { problems: [] as Problem[], invalidPaths: new Set<string>() };
      const entity = parseEntity(kind, file, read.bytes, own.problems, own.invalidPaths);
      result = { hash, entity, ...own };
      known.set(file, result);
    }
    problems.push(...result.problems);
    for (const path of result.invalidPaths) invalidPaths.add(path);
    return result.entity;
  };
}

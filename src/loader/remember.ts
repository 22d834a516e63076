import type { Problem } from "../problem.ts";
import { type EntityLoader, loadEntity } from "./load.ts";
import { readSource } from "./source.ts";

/** What reading a file gave, for as long as its text stays the same. */
interface Remembered {
  text: string;
  entity: ReturnType<EntityLoader>;
  problems: Problem[];
  invalidPaths: Set<string>;
}

/** Makes a loader that parses a file again only when its text has changed: reading takes a hundredth of the time of parsing. */
export function rememberEntities(): EntityLoader {
  const known = new Map<string, Remembered>();
  return (dataDir, kind, file, problems, invalidPaths) => {
    const source = readSource(dataDir, file);
    const text = "text" in source ? source.text : undefined;
    let result = known.get(file);
    if (!result || result.text !== text) {
      const own = { problems: [] as Problem[], invalidPaths: new Set<string>() };
      result = {
        text: text ?? "",
        entity: loadEntity(dataDir, kind, file, own.problems, own.invalidPaths),
        ...own,
      };
      if (text === undefined) known.delete(file);
      else known.set(file, result);
    }
    problems.push(...result.problems);
    for (const path of result.invalidPaths) invalidPaths.add(path);
    return result.entity;
  };
}

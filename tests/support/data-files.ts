import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type EntityKind, entities } from "../../src/kinds/index.ts";
import type { Location } from "../../src/kinds/listed.ts";

export function dataFilesOf(dataDir: string, kind: EntityKind): string[] {
  const location: Location = entities[kind].location;
  if ("file" in location) return existsSync(join(dataDir, location.file)) ? [location.file] : [];
  if (!existsSync(join(dataDir, location.folder))) return [];
  return readdirSync(join(dataDir, location.folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `${location.folder}/${name.replaceAll("\\", "/")}`)
    .sort();
}

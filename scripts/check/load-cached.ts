import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheEntities } from "../../src/loader/cached.ts";
import type { EntityLoader } from "../../src/loader/entity.ts";
import { type Loaded, loadDataset } from "../../src/loader/load.ts";
import { ParseCache } from "../../src/loader/parse-cache.ts";
import { folderInCache } from "../files/cache-folders.mjs";
import { hashOf } from "../files/hash.ts";
import { cacheFolder } from "../tool-root.ts";

/** Data folders whose values are kept. */
const keptFolders = 8;

/**
 * Loads a data folder; files that have not changed since a command last read them are not parsed again. `root` is the
 * folder of the tool, `reading` may stand before the loader.
 */
export function loadCached(
  root: string,
  dataDir: string,
  reading: (load: EntityLoader) => EntityLoader = (load) => load,
): Loaded {
  const cache = new ParseCache(parsedFolder(root, dataDir), loaderVersion(root));
  const loaded = loadDataset(dataDir, reading(cacheEntities(cache)));
  cache.save();
  return loaded;
}

function parsedFolder(root: string, dataDir: string): string {
  const all = cacheFolder(root, "parsed");
  const name = hashOf(dataDir);
  try {
    return folderInCache(all, name, keptFolders);
  } catch {
    // A cache that cannot be written costs time, not the result.
    return join(all, name);
  }
}

/** Names all that turns bytes into values: the loader, the fields, and the packages they use. */
function loaderVersion(root: string): string {
  const hash = createHash("sha256").update(process.version);
  for (const folder of ["src/loader", "src/fields", "src/kinds", "src/sections"])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort())
      if (name.endsWith(".ts")) hash.update(name).update(readFileSync(join(root, folder, name)));
  for (const name of ["yaml", "ajv", "typebox"])
    hash.update(readFileSync(join(root, "node_modules", name, "package.json")));
  return hash.digest("hex").slice(0, 16);
}

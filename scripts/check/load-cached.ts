import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { cacheEntities } from "../../src/loader/cached.ts";
import { type Loaded, loadDataset } from "../../src/loader/load.ts";
import { ParseCache } from "../../src/loader/parse-cache.ts";

/** Data folders whose values are kept. */
const keptFolders = 8;

/** Loads a data folder; files that have not changed since a command last read them are not parsed again. `root` is the folder of the tool. */
export function loadCached(root: string, dataDir: string): Loaded {
  const cache = new ParseCache(cacheFolder(root, dataDir), loaderVersion(root));
  const loaded = loadDataset(dataDir, cacheEntities(cache));
  cache.save();
  return loaded;
}

function cacheFolder(root: string, dataDir: string): string {
  const all = join(root, "node_modules", ".cache", "site", "parsed");
  const folder = join(all, createHash("sha256").update(dataDir).digest("hex").slice(0, 16));
  try {
    mkdirSync(folder, { recursive: true });
    const now = new Date();
    utimesSync(folder, now, now);
    removeOld(all);
  } catch {
    // A cache that cannot be written costs time, not the result.
  }
  return folder;
}

function removeOld(all: string): void {
  const age = (name: string) => statSync(join(all, name)).mtimeMs;
  const folders = readdirSync(all);
  if (folders.length <= keptFolders) return;
  for (const old of folders.sort((a, b) => age(b) - age(a)).slice(keptFolders))
    rmSync(join(all, old), { recursive: true, force: true });
}

/** Names all that turns bytes into values: the loader, the schemas, and the packages they use. */
function loaderVersion(root: string): string {
  const hash = createHash("sha256").update(process.version);
  for (const folder of ["src/loader", "src/schema", "src/schema/sections"])
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(root, folder, entry.name)));
  for (const name of ["yaml", "ajv"])
    hash.update(readFileSync(join(root, "node_modules", name, "package.json")));
  return hash.digest("hex").slice(0, 16);
}

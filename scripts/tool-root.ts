import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { once } from "../src/site/once.ts";

/** Folder of this tool: the nearest one above with a package.json, of this file as of the compiled CLI in its cache. */
export const toolRoot = once((): string => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json")) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
});

/** A folder of what the tool keeps between its runs, below its root. */
export function cacheFolder(root: string, ...names: string[]): string {
  return join(root, "node_modules", ".cache", "site", ...names);
}

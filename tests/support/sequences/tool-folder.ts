import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "../../../scripts/build/bundle.ts";
import { root } from "../data-folder.ts";

/** Caches that are worth the most time, and that no test here is about. */
const sharedCaches = ["fonts", "pictures", "zip-codes"];
const sources = [
  "public",
  "scripts",
  "src",
  "supabase",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * Makes a folder of the tool with caches of its own: sources and packages are those of the repository. With `isCopy` they
 * may be edited; with `isCold` it shares no cache at all.
 */
export function createToolFolder(dir: string, { isCopy = false, isCold = false } = {}): string {
  const cache = join(dir, "node_modules", ".cache", "site");
  mkdirSync(cache, { recursive: true });
  for (const name of sources)
    if (isCopy) cpSync(join(root, name), join(dir, name), { recursive: true, preserveTimestamps: true });
    else symlinkSync(join(root, name), join(dir, name));
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== ".cache") symlinkSync(join(root, "node_modules", name), join(dir, "node_modules", name));
  for (const name of isCold ? [] : sharedCaches) {
    const shared = join(root, "node_modules", ".cache", "site", name);
    mkdirSync(shared, { recursive: true });
    symlinkSync(shared, join(cache, name));
  }
  return dir;
}

/** Copies the tool for its development server, which shares the packages and what Vite has made of them. */
export function copyTool(dir: string): string {
  for (const name of sources)
    cpSync(join(root, name), join(dir, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, "node_modules"), join(dir, "node_modules"));
  return dir;
}

/** Lets a tool use templates that another one has compiled: they name packages by where they lie themselves. */
export function linkBundle(tool: string, { key, dir }: Bundle): void {
  const bundles = join(tool, "node_modules", ".cache", "site", "bundle");
  mkdirSync(bundles, { recursive: true });
  symlinkSync(dir, join(bundles, key));
}

/** The folders of a tool's caches that remember data. */
export function dataCaches(tool: string): { parsed: string; built: string } {
  const cache = join(tool, "node_modules", ".cache", "site");
  return { parsed: join(cache, "parsed"), built: join(cache, "built") };
}

export function forgetData(tool: string): void {
  for (const dir of Object.values(dataCaches(tool))) rmSync(dir, { recursive: true, force: true });
}

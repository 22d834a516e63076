import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/** The folder of that name in a cache, made where there is none; of the others only those used last are kept. */
export function folderInCache(cache: string, name: string, count: number): string {
  const folder = join(cache, name);
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  keepNewest(cache, count);
  return folder;
}

/** Removes all but the newest folders of a cache. Names with a dot are those of someone who is still at work. */
export function keepNewest(cache: string, count: number): void {
  const age = (name: string) => statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const folders = readdirSync(cache).filter((name) => !name.includes("."));
  if (folders.length <= count) return;
  for (const old of folders.sort((a, b) => age(b) - age(a)).slice(count))
    rmSync(join(cache, old), { recursive: true, force: true });
}

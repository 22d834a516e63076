import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Removes all but the newest folders of a cache. Names with a dot are those of someone who is still at work. */
export function keepNewest(cache: string, count: number): void {
  const age = (name: string) => statSync(join(cache, name)).mtimeMs;
  const folders = readdirSync(cache).filter((name) => !name.includes("."));
  if (folders.length <= count) return;
  for (const old of folders.sort((a, b) => age(b) - age(a)).slice(count))
    rmSync(join(cache, old), { recursive: true, force: true });
}

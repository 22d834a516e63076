import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder of that name in a cache, made where there is none; of the others only those used last are kept.
 * @param {string} cache
 * @param {string} name
 * @param {number} count
 * @returns {string}
 */
export function folderInCache(cache, name, count) {
  const folder = join(cache, name);
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  keepNewest(cache, count);
  return folder;
}

/**
 * Removes all but the newest folders of a cache. Names with a dot are those of someone who is still at work.
 * @param {string} cache
 * @param {number} count
 */
export function keepNewest(cache, count) {
  /** @param {string} name */
  const age = (name) => statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const folders = readdirSync(cache).filter((name) => !name.includes("."));
  if (folders.length <= count) return;
  for (const old of folders.sort((a, b) => age(b) - age(a)).slice(count))
    rmSync(join(cache, old), { recursive: true, force: true });
}

/**
 * Moves a folder that is whole to its place, unless another command that makes the same was first.
 * @param {string} made
 * @param {string} place
 */
export function moveToPlace(made, place) {
  try {
    if (!existsSync(place)) renameSync(made, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}

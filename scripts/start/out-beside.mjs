import { basename, dirname, join } from "node:path";

/**
 * Where the site of a data folder is built when nobody says: `dist` beside `data`, and beside a folder of another name
 * one that is named after it, so that two businesses beside each other never share one.
 * @param {string} dataDir
 * @returns {string} relative where `dataDir` is
 */
export function outBeside(dataDir) {
  const name = basename(dataDir);
  return join(dirname(dataDir), name === "data" ? "dist" : `${name}-dist`);
}
